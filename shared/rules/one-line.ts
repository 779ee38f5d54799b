/**
 * Returns a typed name on one line. Line breaks and runs of spaces become one space. Invisible direction marks are
 * removed, because they would change the direction of the sentence around the name.
 */
export function toOneLine(input: string): string {
  return input
    .normalize("NFC")
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/g, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
