/** Code points that are invisible and prevent matches, or disguise text: bidi marks, NUL, soft hyphen, zero width space. */
const invisiblePattern =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/** Arabic presentation forms (a letter's shapes by its neighbours) and Latin ligatures (ﬁ), which nobody types. */
const presentationFormPattern = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefe]+/g;

/** Normalises the text of one line: plain letters, single spaces, no invisible marks. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

/** Like `cleanLine`, with line breaks kept. */
export function cleanText(text: string): string {
  return plainLetters(text)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(invisiblePattern, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function plainLetters(text: string): string {
  // U+FDFC, the sign of the riyal, would otherwise be normalised to the Persian spelling.
  return text
    .replaceAll("\ufdfc", "ريال")
    .replace(presentationFormPattern, (forms) => forms.normalize("NFKC"));
}
