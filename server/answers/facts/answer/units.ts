import type { Language } from "#server/answers/entry.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { alternatives, type Cue, findCues, valuesIn, wordsOf } from "#server/answers/language/cues.ts";

type Unit = readonly [arabic: string, pattern: RegExp, english: string, back: RegExp];

const arabicCues = findCues("amounts", "ar");
const englishCues = findCues("amounts", "en");

/** A pattern of what a unit is called within other words, and by words of its own. */
function unitPattern(
  cues: readonly Cue[],
  unit: string,
  word: (words: string) => string,
  flags: string,
): RegExp {
  const kinds = new Set(cues.map(({ kind }) => kind));
  const sources = [
    ...(kinds.has(`within:${unit}`) ? [alternatives(cues, `within:${unit}`)] : []),
    ...(kinds.has(`word:${unit}`) ? [word(alternatives(cues, `word:${unit}`))] : []),
  ];
  return new RegExp(sources.join("|"), flags);
}

/** Words of amounts and times with their translation, the longest first. */
const pairs: readonly Unit[] = valuesIn(arabicCues, "said").map((unit) => [
  wordsOf(arabicCues, `said:${unit}`)[0]!,
  unitPattern(arabicCues, unit, (words) => String.raw`(?<!\p{L})${words}(?!\p{L})`, "gu"),
  wordsOf(englishCues, `said:${unit}`)[0]!,
  unitPattern(englishCues, unit, (words) => String.raw`\b${words}\b`, "giu"),
]);

/** Translates amounts and durations ("18 ريال", "4-6 أيام عمل"); other words stay as they are. */
export function translateAmount(amount: string, language: Language): string {
  let said = language === "en" ? withAsciiDigits(amount) : amount;
  for (const [arabic, pattern, english, back] of pairs)
    said = language === "en" ? said.replace(pattern, english) : said.replace(back, arabic);
  return said;
}

/** Whether an amount can be translated completely. */
export function isWrittenIn(amount: string, language: Language): boolean {
  const foreign = language === "en" ? /\p{Script=Arabic}/u : /\p{Script=Latin}{2,}/u;
  return !foreign.test(translateAmount(amount, language));
}
