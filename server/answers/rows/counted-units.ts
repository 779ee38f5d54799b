import { findCues, valuesIn, wordsOf } from "#server/answers/language/cues.ts";
import { normalise } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { readNumberWord } from "./question-numbers.ts";

const unitCues = findCues("units");
const unitNames = valuesIn(unitCues, "counted");

/** Units that prices are for and that customers count, each with its words. */
export const countedUnits: readonly (readonly string[])[] = unitNames.map((unit) =>
  wordsOf(unitCues, `counted:${unit}`).flatMap((cue) => words(normalise(cue))),
);

/** Duals, which say "two hours" in one word, with the position of their unit. */
const duals: ReadonlyMap<string, number> = new Map(
  unitNames.flatMap((unit, at) => wordsOf(unitCues, `two:${unit}`).map((word) => [word, at] as const)),
);

/** A word without what is attached in front of it. */
export const stripArticles = (word: string): string =>
  word.replace(/^(?:وال|بال|ولل|لل|ال|ل|ب)(?=\p{L}{2})/u, "");

/** Position of the unit that a word is two of: "ساعتين", and "لليلتين", of which only the first letter is attached. */
export const dualOf = (word: string): number | undefined =>
  duals.get(stripArticles(word)) ?? duals.get(word.replace(/^[لب]/u, ""));

/** Whether a word is two of a unit: it names no row. */
export const isUnitPair = (word: string): boolean => dualOf(word) !== undefined;

const timeUnits: ReadonlySet<string> = new Set(["hour", "day", "night"]);

/** Whether a word is a unit of time ("ليالي"): the number before it counts no pieces. */
export const isTimeUnit = (word: string): boolean => timeUnits.has(unitNames[unitOf(word)] ?? "");

/** Position of a word's unit in countedUnits; -1: none. */
export function unitOf(word: string): number {
  return countedUnits.findIndex((unit) => unit.includes(word) || unit.includes(stripArticles(word)));
}

/** Whether a word says what a price is asked for ("للشخص", "للفرد"), whatever is sold. */
export const isForOne = (word: string): boolean => /^لل\p{L}{2}/u.test(word) && unitOf(word) >= 0;

/** Whether a word is a unit behind its number ("200 guests"), which names no row. */
export const isCountedUnit = (text: readonly string[], at: number): boolean =>
  unitOf(text[at]!) >= 0 && readNumberWord(text[at - 1] ?? "") !== undefined;
