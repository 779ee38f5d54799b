import type { KnowledgeEntry } from "#server/answers/entry.ts";

/**
 * The part of an entry a text stands in; each part has its own length statistics and weight. `phrasings` is all
 * phrasings of a FAQ as one text: what they have in common counts, though no single one may have all of it. `attributes`
 * is all cells of a row, with their headers, as one text.
 */
export const FIELD = {
  question: 0,
  text: 1,
  title: 2,
  name: 3,
  phrasings: 4,
  passage: 5,
  attributes: 6,
} as const;
export type Field = (typeof FIELD)[keyof typeof FIELD];

/** The smallest text that is scored on its own: one phrasing, one answer text, one title. */
export interface Unit {
  field: Field;
  text: string;
}

function some(values: readonly (string | undefined)[]): string[] {
  return values.filter((value): value is string => value !== undefined && value.trim() !== "");
}

export function unitsOf(entry: KnowledgeEntry): Unit[] {
  const units = (field: Field, texts: readonly (string | undefined)[]): Unit[] =>
    some(texts).map((text) => ({ field, text }));
  switch (entry.kind) {
    case "faq":
      return [
        ...units(FIELD.phrasings, entry.phrasings.length > 1 ? [entry.phrasings.join("\n")] : []),
        ...units(FIELD.question, entry.phrasings),
        ...units(FIELD.text, [entry.answer.ar, entry.answer.en]),
      ];
    case "passage":
      return [...units(FIELD.title, [entry.title]), ...units(FIELD.passage, [entry.text])];
    case "product": {
      const attributes = Object.entries(entry.attributes).map(([header, cell]) => `${header} ${cell}`);
      return [
        ...units(FIELD.name, [entry.name.ar, entry.name.en]),
        ...units(FIELD.attributes, [attributes.join(". ")]),
      ];
    }
  }
}
