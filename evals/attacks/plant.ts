import { chunkDocument } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { PlantedEntry } from "./read-attacks.ts";

/** Returns planted text as entries of the answer engine, as if it had been read from a file or a page. */
export function entriesOf(entry: PlantedEntry): KnowledgeEntry[] {
  const source = { sourceId: "planted", sourceName: "planted.docx" };
  switch (entry.kind) {
    case "faq":
      return [
        {
          kind: "faq",
          id: "planted",
          phrasings: [entry.question],
          answer: { [/\p{Script=Arabic}/u.test(entry.answer) ? "ar" : "en"]: entry.answer },
          origin: source,
        },
      ];
    case "document":
    case "page":
      return chunkDocument(
        {
          title: entry.title,
          faqs: [],
          products: [],
          blocks: entry.text
            .split("\n")
            .map((text) => ({ kind: "paragraph" as const, text, place: { heading: entry.title } })),
        } as unknown as Parameters<typeof chunkDocument>[0],
        { ...source, kind: "common" },
      );
    case "product":
      return [
        {
          kind: "product",
          id: "planted",
          name: { [/\p{Script=Arabic}/u.test(entry.name) ? "ar" : "en"]: entry.name },
          price: entry.price,
          currency: entry.currency,
          attributes: {
            ...entry.attributes,
            ...(entry.url !== undefined && { link: entry.url }),
            ...(entry.image !== undefined && { image: entry.image }),
          },
          origin: source,
        },
      ];
    case "customer":
      return [];
  }
}
