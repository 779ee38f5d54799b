export interface TextPart {
  text: string;
  /** Reads left to right in one piece: a phone number, an address, a code. */
  isLtr: boolean;
}

// Email and web addresses; handles; numbers of several groups such as phones and cards; codes like SR-20417.
const pieces =
  /https?:\/\/[^\s<>"«»]+[^\s<>"«».,،؛؟!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|@\w[\w.]*\w|\+?\d[\d ().-]{5,}\d|[A-Za-z]{1,6}-\d+/g;

/** Cuts out what an Arabic sentence would otherwise turn round, e.g. put the plus of +966 at its end (B04). */
export function isolate(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pieces)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLtr: false });
    parts.push({ text: match[0], isLtr: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLtr: false });
  return parts;
}
