/** The placeholders of a text for many people. Each has an Arabic and an English spelling. */
const spellings: Record<string, Placeholder> = { name: "name", الاسم: "name", text: "text", النص: "text" };
export type Placeholder = "name" | "text";

const placeholderPattern = /\{\{\s*([\p{L}\p{M}\d_ ]{1,40}?)\s*\}\}/gu;

/** Returns the placeholders of a text. An unknown one is null. */
export function findPlaceholders(text: string): (Placeholder | null)[] {
  return [
    ...new Set(Array.from(text.matchAll(placeholderPattern), ([, word]) => spellings[word ?? ""] ?? null)),
  ];
}

/**
 * Returns the text with its placeholders replaced. A placeholder without a value is left in the text, where later
 * checks find it.
 */
export const fillPlaceholders = (text: string, values: Partial<Record<Placeholder, string | null>>): string =>
  text.replace(placeholderPattern, (whole, word: string) => {
    const known = spellings[word];
    return (known && values[known]) || whole;
  });
