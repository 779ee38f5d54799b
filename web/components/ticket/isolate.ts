export interface TextPart {
  text: string;
  /** True for text that is read from left to right as a unit: a phone number, an address or a code. */
  isLtr: boolean;
}

// Email and web addresses, handles, numbers of several groups such as phones and cards, and codes such as SR-20417.
const pieces =
  /https?:\/\/[^\s<>"«»]+[^\s<>"«».,،؛؟!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|@\w[\w.]*\w|\+?\d[\d ().-]{5,}\d|[A-Za-z]{1,6}-\d+/g;

/** Splits off the parts that Arabic text would reorder, such as the plus sign of +966 (B04). */
export function splitLtrParts(text: string): TextPart[] {
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
