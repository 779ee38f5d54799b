const marks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/**
 * Isolates another person's text inside a sentence of ours with marks (FSI … PDI), so that it keeps its direction in
 * subjects, plain text and HTML. Marks and line breaks in the text are removed, because they could reverse the rest
 * of the sentence or begin a header.
 */
export function isolate(words: string): string {
  return `\u2068${words
    .replace(marks, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()}\u2069`;
}

/** Removes marks of direction from a text that another person wrote; line breaks are kept. */
export function withoutMarks(words: string): string {
  return words
    .replace(marks, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
