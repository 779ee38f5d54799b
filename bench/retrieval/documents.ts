import type { KnowledgeEntry } from "#server/answers/entry.ts";

/** An entry for a search engine without our notion of entries. */
export interface TextDocument {
  lang: "ar" | "en";
  /** A passage's title, or all phrasings of a FAQ: in both engines, one document gave better results than several. */
  heading: string;
  body: string;
}

export function documentOf(entry: KnowledgeEntry): TextDocument {
  const [heading, body] =
    entry.kind === "faq"
      ? [entry.phrasings.join("\n"), Object.values(entry.answer).join("\n")]
      : entry.kind === "passage"
        ? [entry.title ?? "", entry.text]
        : [Object.values(entry.name).join("\n"), Object.entries(entry.attributes).flat().join(" ")];
  return { lang: isArabic(heading + body) ? "ar" : "en", heading, body };
}

/** Whether a text has more Arabic than Latin letters. */
function isArabic(text: string): boolean {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  return count(/\p{Script=Arabic}/gu) > count(/\p{Script=Latin}/gu);
}
