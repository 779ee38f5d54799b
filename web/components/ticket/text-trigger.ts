/** Longer than what anybody types to find something; a text that goes on is no search. */
const maxQueryLength = 40;

export interface TextTrigger {
  /** Where the sign stands. */
  start: number;
  /** What was typed after it, up to the caret. */
  query: string;
}

/**
 * The sign (`@` or `/`) that the caret stands behind with what is being searched for. It counts at the beginning and after
 * a space only: an address such as sara@shop.example and "and/or" are text.
 */
export function triggerBefore(text: string, caret: number, sign: string): TextTrigger | undefined {
  const start = text.lastIndexOf(sign, caret - 1);
  if (start === -1 || caret === 0) return undefined;
  if (start > 0 && !/\s/.test(text.charAt(start - 1))) return undefined;
  const query = text.slice(start + 1, caret);
  if (query.length > maxQueryLength || query.includes("\n") || query.startsWith(" ")) return undefined;
  return { start, query };
}
