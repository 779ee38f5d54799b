import { findCues, wordsOf } from "#server/answers/language/cues.ts";

/**
 * Light stemming in the manner of light10: strips the article, clitics and inflection endings and nothing inside.
 * Deeper stemming joins words that mean different things to a shop (كتاب, مكتبة).
 */
const prefixes = ["وبال", "وال", "بال", "كال", "فال", "هال", "عال", "ولل", "لل", "ال"];
/** Whose, then how many: "بياناتي" → "بيانات" → "بيان". */
const suffixes = [
  ["ها", "كم", "نا", "هم", "ي", "ه"],
  ["ان", "ات", "ون", "ين", "يه", "وا", "ه", "ي"],
];
/** "تشاركون", "يوصلون": person and number around a verb. */
const verbPattern = /^[تي](\p{L}{3,})ون$/u;

const wordCues = findCues("function-words");
/** Nouns whose last letters only look like an ending: without them "كوبون" would be a cup and "زيتون" an oil. */
const wholeNouns = new Set(wordsOf(wordCues, "own_ending"));

/** Nouns that begin like a word with "and" or an article before it: "وردة" is no "and ردة", "بالون" no "in the ون". */
const wholeBeginnings = new Set(wordsOf(wordCues, "own_beginning"));

/**
 * Names of countries and regions end in what their adjectives lack: "إثيوبيا" and "إثيوبي" are one word here. Broken
 * plurals such as "هدايا" keep their "يا".
 */
const placeEndingPattern = /^(\p{L}{2,}[^ا\P{L}])يا$/u;

export function stemArabic(word: string): string {
  let stem = word;
  const isWhole = wholeBeginnings.has(stem);
  const prefix = isWhole
    ? undefined
    : prefixes.find((p) => stem.startsWith(p) && stem.length - p.length >= 2);
  if (prefix !== undefined) stem = stem.slice(prefix.length);
  else if (!isWhole && stem.length >= 4 && stem.startsWith("و")) stem = stem.slice(1);
  const verb = verbPattern.exec(stem)?.[1];
  if (verb !== undefined) return verb;
  const place = placeEndingPattern.exec(stem)?.[1];
  if (place !== undefined) return place;
  for (const group of suffixes) {
    if (wholeNouns.has(stem)) return stem;
    const suffix = group.find((s) => stem.endsWith(s) && stem.length - s.length >= (s.length === 1 ? 2 : 3));
    if (suffix !== undefined) stem = stem.slice(0, -suffix.length);
  }
  // A ت that is left is a ة laid bare ("بطاقتي") or a verb's ending ("حاولت").
  if (stem.length >= 4 && stem.endsWith("ت")) stem = stem.slice(0, -1);
  return stem;
}
