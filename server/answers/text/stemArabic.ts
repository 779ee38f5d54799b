/**
 * Light stemming in the manner of light10: strips the article, clitics and inflection endings and nothing inside.
 * Deeper stemming joins words that mean different things to a shop (كتاب, مكتبة).
 */
const PREFIXES = ["وبال", "وال", "بال", "كال", "فال", "هال", "عال", "ولل", "لل", "ال"];
const SUFFIXES = ["ها", "ان", "ات", "ون", "ين", "يه", "كم", "نا", "هم", "وا", "ه", "ي"];

export function stemArabic(word: string): string {
  let stem = word;
  const prefix = PREFIXES.find((p) => stem.startsWith(p) && stem.length - p.length >= 2);
  if (prefix !== undefined) stem = stem.slice(prefix.length);
  else if (stem.length >= 4 && stem.startsWith("و")) stem = stem.slice(1);
  for (const suffix of SUFFIXES) {
    if (stem.endsWith(suffix) && stem.length - suffix.length >= (suffix.length === 1 ? 2 : 3)) {
      stem = stem.slice(0, -suffix.length);
    }
  }
  return stem;
}
