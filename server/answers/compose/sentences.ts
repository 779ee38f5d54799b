import { cuePattern, findCues } from "#server/answers/language/cues.ts";

/** Abbreviations and list numbers end with a full stop that ends no sentence. */
const noEndPattern = cuePattern(
  findCues("text-forms"),
  String.raw`(?:^|[\s(])(?:\p{L}|\d{1,2}|{abbreviation})\.$`,
  "iu",
);

/** Sentences of a text, trimmed; a line end ends one, a decimal point or an abbreviation does not. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/)) {
    let open = "";
    for (const piece of line.split(/(?<=[.!?؟؛。]["'”»)\]]?)\s+/u)) {
      open = open === "" ? piece : `${open} ${piece}`;
      if (noEndPattern.test(open)) continue;
      if (open.trim() !== "") sentences.push(open.trim());
      open = "";
    }
    if (open.trim() !== "") sentences.push(open.trim());
  }
  return sentences;
}
