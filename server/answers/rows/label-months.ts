import type { PriceOption } from "#server/answers/entry.ts";
import { daysIn } from "#server/answers/facts/extract/schedule.ts";
import { monthWords } from "#server/answers/facts/answer/dates.ts";
import { cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";
import type { Frame } from "./frame.ts";
import type { Row } from "./row.ts";

const monthCount = 12;
const withoutPreposition = (word: string): string => word.replace(/^(?:ب|ل|و)(?=\p{L}{3})/u, "");

const dateCues = findCues("dates");
/** Words of months that say something else by themselves: "may I", "اب" (father), "الثاني" (the second). */
const ambiguous: ReadonlySet<string> = new Set(wordsOf(dateCues, "month_or_other"));
const beforeMonthPattern = cuePattern(dateCues, String.raw`^(?:{before_month}|\d{1,2})$`);
/** Words beside a day or a month that say nothing more. */
const nightPattern = cuePattern(dateCues, "^(?:ب|ال|ل)?{day_or_night}$");
const monthPattern = cuePattern(dateCues, "^(?:ب|ال|ل)?{a_month}$");

/** Number of the month that a word names, January is 0; -1 for other words. */
function monthOf(word: string, before = ""): number {
  if (word === "الثاني" || (ambiguous.has(word) && !beforeMonthPattern.test(before))) return -1;
  const own = monthWords.findIndex((names) => names.has(word));
  return own >= 0 ? own : monthWords.findIndex((names) => names.has(withoutPreposition(word)));
}

/** The months that a label names: one, or all from one to another ("1 Oct – 31 Mar"). */
function monthsIn(label: string): Set<number> {
  const text = words(label);
  const named = text.map((word, at) => monthOf(word, text[at - 1])).filter((month) => month >= 0);
  const [from, to, ...others] = named;
  if (from === undefined || to === undefined || others.length > 0) return new Set(named);
  const length = ((to - from + monthCount) % monthCount) + 1;
  return new Set(Array.from({ length }, (_, at) => (from + at) % monthCount));
}

const monthsCache = new WeakMap<Frame, readonly number[]>();

function monthsNamed(frame: Frame): readonly number[] {
  const { words: text } = frame;
  const found =
    monthsCache.get(frame) ??
    text.map((word, at) => monthOf(word, text[at - 1])).filter((month) => month >= 0);
  monthsCache.set(frame, found);
  return found;
}

/** Prices whose labels have the month that a question names; undefined where none is told by month, or it names none. */
export function optionsOfMonths(options: readonly PriceOption[], frame: Frame): PriceOption[] | undefined {
  const asked = monthsNamed(frame);
  if (asked.length === 0) return undefined;
  const holding = options.filter(({ label }) => {
    const months = monthsIn(label);
    return months.size > 0 && asked.every((month) => months.has(month));
  });
  return holding.length === 0 || holding.length === options.length ? undefined : holding;
}

/** Indexes of the days and months of a question by which one of a row's prices is chosen. */
export function datesChoosing({ options }: Row, frame: Frame): number[] {
  if (options.length < 2) return [];
  const hasDays = options.some(({ label }) => daysIn(label).length > 0);
  const hasMonths = monthsNamed(frame).length > 0 && options.some(({ label }) => monthsIn(label).size > 0);
  return frame.words.flatMap((word, at) => {
    const isDay = hasDays && (daysIn(word).length > 0 || nightPattern.test(word));
    return isDay || (hasMonths && (monthOf(word, frame.words[at - 1]) >= 0 || monthPattern.test(word)))
      ? [at]
      : [];
  });
}
