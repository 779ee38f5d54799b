import { cuePattern, findCues, numbersOf } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { numberWords } from "./question-numbers.ts";

/** A span of time that a price is for, in months. */
export interface Period {
  months: number;
  /** Number of words that name it. */
  length: number;
}

const unitCues = findCues("units");
const units = numbersOf(unitCues, "months");
const twoPattern = cuePattern(unitCues, "^(?:ال|ب|بال|ل)?{two_periods}$");
const counts = new Map([...numberWords, ...numbersOf(findCues("numbers"), "number_of_periods")]);

function unitOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return units.get(word) ?? units.get(word.replace(/^(?:وال|بال|لل|ال|و|ب|ل)/u, ""));
}

/** The period that begins at a word: "3 months", "yearly", "شهرين". */
export function periodAt(text: readonly string[], at: number): Period | undefined {
  const word = text[at];
  if (word === undefined) return undefined;
  const count = /^\d{1,3}$/.test(word) ? Number(word) : counts.get(word);
  const counted = count === undefined ? undefined : unitOf(text[at + 1]);
  if (count !== undefined && counted !== undefined) return { months: count * counted, length: 2 };
  const before = text[at - 1] ?? "";
  const own = unitOf(word);
  if (own === undefined || /^\d{1,3}$/.test(before) || counts.has(before)) return undefined;
  const dual = twoPattern.test(word) ? 2 : 1;
  return { months: own * dual, length: 1 };
}

/** The period that a label names ("3 months", "Yearly (excl. VAT)"). */
export function periodIn(label: string): number | undefined {
  const text = words(withAsciiDigits(label));
  for (let at = 0; at < text.length; at++) {
    const period = periodAt(text, at);
    if (period !== undefined) return period.months;
  }
  return undefined;
}
