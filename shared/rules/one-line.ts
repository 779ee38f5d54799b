/**
 * What people type as a name, on one line: line breaks and runs of spaces are one space; invisible direction marks go,
 * since a name with one turns round the sentence it is shown in.
 */
export function oneLine(input: string): string {
  return input
    .normalize("NFC")
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/g, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
