/** For whole answers: about as many as a busy agent gives in a day. */
export const answerCacheLimits: Limits = { maxTexts: 4000, maxLength: 4000 };

/** For single words and names. */
export const wordCacheLimits: Limits = { maxTexts: 30_000, maxLength: 24 };

interface Limits {
  /** Maximum number of results that are kept. */
  maxTexts: number;
  /** Results for longer texts are not kept, because these rarely occur twice. */
  maxLength: number;
}

/**
 * Returns `make` with a cache of its latest results, because people and documents use the same few thousand words again
 * and again. The results are shared and must not be changed.
 */
export function memoise<T>(make: (text: string) => T, { maxTexts, maxLength }: Limits): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    const cached = recent.get(text);
    if (cached !== undefined) return cached;
    const result = older.get(text) ?? make(text);
    if (text.length > maxLength) return result;
    if (recent.size >= maxTexts / 2) [older, recent] = [recent, new Map()];
    recent.set(text, result);
    return result;
  };
}
