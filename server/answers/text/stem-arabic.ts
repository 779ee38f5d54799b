import { findCues, wordsOf } from "#server/answers/language/cues.ts";

/**
 * Light stemming after the light10 algorithm: it removes the article, clitics and inflection endings, and changes
 * nothing inside a word. Root stemming would join words that mean different things to a shop (كتاب, مكتبة).
 */
const prefixes = ["وبال", "وال", "بال", "كال", "فال", "هال", "عال", "ولل", "لل", "ال"];
/** Possessive endings, then the endings of number and gender: "بياناتي" → "بيانات" → "بيان". */
const suffixes = [
  ["ها", "كم", "نا", "هم", "ي", "ه"],
  ["ان", "ات", "ون", "ين", "يه", "وا", "ه", "ي"],
];
/** Prefix and ending for person and number around a verb: "تشاركون", "يوصلون". */
const verbPattern = /^[تي](\p{L}{3,})ون$/u;

const wordCues = findCues("function-words");
/** Nouns whose last letters only look like an ending: without them "كوبون" would be a cup and "زيتون" would be oil. */
const wholeNouns = new Set(wordsOf(wordCues, "own_ending"));

/** Nouns whose first letters only look like "and" or an article: "وردة" is not "and ردة", "بالون" is not "in the ون". */
const wholeBeginnings = new Set(wordsOf(wordCues, "own_beginning"));

/**
 * Names of countries and regions end in letters that their adjectives lack: "إثيوبيا" and "إثيوبي" get one stem.
 * Broken plurals such as "هدايا" keep their "يا".
 */
const placeEndingPattern = /^(\p{L}{2,}[^ا\P{L}])يا$/u;

/** Returns the stem of a normalised Arabic word. */
export function stemArabic(word: string): string {
  let stem = word;
  const isWhole = wholeBeginnings.has(stem);
  const prefix = isWhole
    ? undefined
    : prefixes.find((each) => stem.startsWith(each) && stem.length - each.length >= 2);
  if (prefix !== undefined) stem = stem.slice(prefix.length);
  else if (!isWhole && stem.length >= 4 && stem.startsWith("و")) stem = stem.slice(1);
  const verb = verbPattern.exec(stem)?.[1];
  if (verb !== undefined) return verb;
  const place = placeEndingPattern.exec(stem)?.[1];
  if (place !== undefined) return place;
  for (const group of suffixes) {
    if (wholeNouns.has(stem)) return stem;
    const suffix = group.find(
      (each) => stem.endsWith(each) && stem.length - each.length >= (each.length === 1 ? 2 : 3),
    );
    if (suffix !== undefined) stem = stem.slice(0, -suffix.length);
  }
  // A ت that is left was a ة before its ending ("بطاقتي"), or ends a verb ("حاولت").
  if (stem.length >= 4 && stem.endsWith("ت")) stem = stem.slice(0, -1);
  return stem;
}
