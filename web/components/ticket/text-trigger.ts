/** The longest query, in characters. A longer text is not a search. */
const maxQueryLength = 40;

export interface TextTrigger {
  /** The position of the sign. */
  start: number;
  /** The text between the sign and the caret. */
  query: string;
}

/**
 * Returns the sign (`@` or `/`) before the caret with its query. A sign counts only at the beginning or after a
 * space, because an address such as sara@shop.example and "and/or" are plain text.
 */
export function findTrigger(text: string, caret: number, sign: string): TextTrigger | undefined {
  const start = text.lastIndexOf(sign, caret - 1);
  if (start === -1 || caret === 0) return undefined;
  if (start > 0 && !/\s/.test(text.charAt(start - 1))) return undefined;
  const query = text.slice(start + 1, caret);
  if (query.length > maxQueryLength || query.includes("\n") || query.startsWith(" ")) return undefined;
  return { start, query };
}
