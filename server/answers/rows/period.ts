import { findCues, numbersOf } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { numberWords } from "./question-numbers.ts";

/** A span of time that a price is for, in months. */
export interface Period {
  months: number;
  /** Number of words that name it. */
  length: number;
}

const units = new Map<string, number>();
function define(list: string, months: number): void {
  for (const word of words(list)) units.set(word, months);
}
define("ايام يومين يوم يومي يوميا اليوم باليوم day daily days", 1 / 30);
define("اسبوع اسبوعين اسابيع اسبوعي اسبوعيا بالاسبوع week weekly weeks", 7 / 30);
define("شهر شهري شهريه شهريا بالشهر الشهر الشهري الشهريه شهور اشهر شهرين month monthly months", 1);
define(
  "سنه سنوي سنويه سنويا بالسنه السنه السنوي السنويه سنوات سنتين عام year yearly annual annually years",
  12,
);
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
  const dual = /^(?:ال|ب|بال|ل)?(يومين|اسبوعين|شهرين|سنتين)$/u.test(word) ? 2 : 1;
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
