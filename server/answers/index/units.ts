import type { KnowledgeEntry } from "#server/answers/entry.ts";

/**
 * The part of an entry a text stands in; each part has its own length statistics and weight. `phrasings` is all
 * phrasings of a FAQ as one text: what they have in common counts, though no single one may have all of it. `attributes`
 * is all cells of a row, with their headers, as one text.
 */
export const fieldNumbers = {
  question: 0,
  text: 1,
  title: 2,
  name: 3,
  phrasings: 4,
  passage: 5,
  attributes: 6,
} as const;
export type Field = (typeof fieldNumbers)[keyof typeof fieldNumbers];

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
        ...units(fieldNumbers.phrasings, entry.phrasings.length > 1 ? [entry.phrasings.join("\n")] : []),
        ...units(fieldNumbers.question, entry.phrasings),
        ...units(fieldNumbers.text, [entry.answer.ar, entry.answer.en]),
      ];
    case "passage":
      return [...units(fieldNumbers.title, [entry.title]), ...units(fieldNumbers.passage, [entry.text])];
    case "product": {
      const attributes = Object.entries(entry.attributes).map(([header, cell]) => `${header} ${cell}`);
      return [
        ...units(fieldNumbers.name, [entry.name.ar, entry.name.en]),
        ...units(fieldNumbers.attributes, [attributes.join(". ")]),
      ];
    }
  }
}
