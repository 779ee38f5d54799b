const marks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/**
 * Someone else's words inside a sentence of ours: kept in their own direction by isolating marks (FSI … PDI), which
 * work in a subject, in plain text and in HTML alike. Marks they bring themselves are removed, and so are line
 * breaks: neither may turn the rest of our sentence round or begin a header.
 */
export function isolate(words: string): string {
  return `\u2068${words
    .replace(marks, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()}\u2069`;
}

/** Someone's own words standing alone, line breaks kept. */
export function withoutMarks(words: string): string {
  return words
    .replace(marks, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
