import { normalise } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { readNumberWord } from "./question-numbers.ts";

/** Units that prices are for and that customers count; each line is one unit. */
export const countedUnits: readonly (readonly string[])[] = [
  "متر امتار مترا م2 م² مترمربع meter meters metre metres sqm m2",
  "كيلومتر km kilometer kilometers kilometre kilometres",
  "ساعه ساعات hour hours hr hrs",
  "شخص اشخاص فرد افراد نفر انفار مسافر مسافرين ضيف ضيوف person persons people guest guests traveller travellers",
  "حبه حبات قطعه قطع piece pieces item items",
  "كوب اكواب كاسه cup cups",
  "صفحه صفحات page pages",
  "غرفه غرف room rooms",
  "يوم ايام day days",
  "ليله ليالي night nights",
  "جلسه جلسات session sessions",
].map((line) => words(normalise(line)));

/** Duals, which say "two hours" in one word. */
export const duals = new Map<string, number>(
  [
    "مترين",
    "كيلومترين",
    "ساعتين",
    "شخصين",
    "حبتين",
    "كوبين",
    "صفحتين",
    "غرفتين",
    "يومين",
    "ليلتين",
    "جلستين",
  ].map((word, at) => [word, at]),
);

/** A word without what is attached in front of it. */
export const stripArticles = (word: string): string =>
  word.replace(/^(?:وال|بال|ولل|لل|ال|ل|ب)(?=\p{L}{2})/u, "");

/** Whether a word is two of a unit: it names no row. */
export const isUnitPair = (word: string): boolean => duals.has(stripArticles(word));

/** Position of a word's unit in countedUnits; -1: none. */
export function unitOf(word: string): number {
  return countedUnits.findIndex((unit) => unit.includes(word) || unit.includes(stripArticles(word)));
}

/** Whether a word says what a price is asked for ("للشخص", "للفرد"), whatever is sold. */
export const isForOne = (word: string): boolean => /^لل\p{L}{2}/u.test(word) && unitOf(word) >= 0;

/** Whether a word is a unit behind its number ("200 guests"), which names no row. */
export const isCountedUnit = (text: readonly string[], at: number): boolean =>
  unitOf(text[at]!) >= 0 && readNumberWord(text[at - 1] ?? "") !== undefined;
