/** What a text for many people may name; each has an Arabic and an English spelling. */
const spellings: Record<string, Placeholder> = { name: "name", الاسم: "name", text: "text", النص: "text" };
export type Placeholder = "name" | "text";

const place = /\{\{\s*([\p{L}\p{M}\d_ ]{1,40}?)\s*\}\}/gu;

/** Which placeholders a text has; null stands for one that nobody knows. */
export function placeholdersIn(text: string): (Placeholder | null)[] {
  return [...new Set(Array.from(text.matchAll(place), ([, word]) => spellings[word ?? ""] ?? null))];
}

/** The text with its placeholders filled. One without a value stays as it is, for whoever checks. */
export const fillPlaceholders = (text: string, values: Partial<Record<Placeholder, string | null>>): string =>
  text.replace(place, (whole, word: string) => {
    const known = spellings[word];
    return (known && values[known]) || whole;
  });
