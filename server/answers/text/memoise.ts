/** Whole answers: about as many are kept as a busy agent says in a day. */
export const answerCacheLimits: Limits = { maxTexts: 4000, maxLength: 4000 };

/** Single words and names. */
export const wordCacheLimits: Limits = { maxTexts: 30_000, maxLength: 24 };

interface Limits {
  /** Results kept at most. */
  maxTexts: number;
  /** Texts of more characters are read anew each time: they are met once. */
  maxLength: number;
}

/**
 * A function of a text that keeps its results for the texts it saw last: people and documents use the same few thousand
 * words again and again. The results are shared and must not be changed.
 */
export function memoise<T>(make: (text: string) => T, { maxTexts, maxLength }: Limits): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const made = older.get(text) ?? make(text);
    if (text.length > maxLength) return made;
    if (recent.size >= maxTexts / 2) [older, recent] = [recent, new Map()];
    recent.set(text, made);
    return made;
  };
}
