import { alternatives, findCues, valuesIn } from "#server/answers/language/cues.ts";
import { isCurrencyWord } from "#server/answers/products/currency.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { valueOf } from "./numbers.ts";
import { periodAt } from "./period.ts";
import { lengthOfNumber, numberAt, readAnyNumber } from "./question-numbers.ts";
import { rowCueIndex } from "./row-cues.ts";

/** Words between a number and the comparison before or behind it. */
const maxComparisonDistance = 4;

type Comparison = "least" | "most" | "equal";

/** A number of a question that the cells of a column are compared with: "for 12 people and more", "within 15 minutes". */
export interface ColumnLimit {
  comparison: Comparison;
  /** Indexes of the number and of the first word of the comparison, which is the number's own where none stands before. */
  at: number;
  from: number;
  number: number;
  /** Index of the word for the unit behind the number; undefined where there is none. */
  unitAt: number | undefined;
  /** The amount is money, so that only a column that is named can be meant. */
  isMoney: boolean;
  /** The span of time in months, where the number counts one. */
  months: number | undefined;
}

const minutesPerMonth = 30 * 24 * 60;
const unitCues = findCues("units");
const clockUnits: readonly (readonly [RegExp, number])[] = valuesIn(unitCues, "minutes").map((minutes) => [
  new RegExp(`^(?:ال)?${alternatives(unitCues, `minutes:${minutes}`)}$`, "u"),
  Number(minutes),
]);

/** The span of time at a word, in months; minutes and hours too, which no price is for. */
function spanAt(text: readonly string[], at: number): number | undefined {
  const number = readAnyNumber(text[at] ?? "") ?? numberAt(text, at);
  const unit = clockUnits.find(([pattern]) => pattern.test(text[number === undefined ? at : at + 1] ?? ""));
  if (unit !== undefined) return ((number ?? 1) * unit[1]) / minutesPerMonth;
  return periodAt(text, at)?.months;
}

/** The longest span that a cell states. */
function spanIn(cell: string): number | undefined {
  const text = words(withAsciiDigits(cell));
  const spans = text.flatMap((_, at) => spanAt(text, at) ?? []);
  return spans.length === 0 ? undefined : Math.max(...spans);
}

const withinPattern = /^(?:خلال|بخلال|within)$/u;

/** How a number is compared, and the index of the first word of the comparison. */
function comparisonAt(
  text: readonly string[],
  at: number,
): { comparison: Comparison; from: number } | undefined {
  if (withinPattern.test(text[at - 1] ?? "")) return { comparison: "most", from: at - 1 };
  for (let from = Math.max(0, at - maxComparisonDistance); from < at; from++)
    for (const { cue, length } of rowCueIndex.matchesAt(text, from)) {
      if (from + length !== at) continue;
      if (cue.kind === "op:below") return { comparison: "most", from };
      if (cue.kind === "op:above") return { comparison: "least", from };
    }
  for (let from = at + 1; from <= at + maxComparisonDistance; from++)
    for (const { cue } of rowCueIndex.matchesAt(text, from)) {
      if (cue.kind === "op:or_less") return { comparison: "most", from: at };
      if (cue.kind === "op:or_more") return { comparison: "least", from: at };
    }
  return undefined;
}

/** The numbers of a question that a column may be compared with. */
export function limitsIn(text: readonly string[]): ColumnLimit[] {
  return text.flatMap((word, at): ColumnLimit[] => {
    const written = numberAt(text, at) ?? readAnyNumber(word);
    const months = spanAt(text, at);
    if (written === undefined && months === undefined) return [];
    const compared = comparisonAt(text, at);
    // "A year or more": the unit alone is one of it.
    const isOne = compared !== undefined && months !== undefined;
    const number = written ?? (isOne ? 1 : undefined);
    if (number === undefined) return [];
    const next = at + Math.max(1, lengthOfNumber(text, at));
    const isMoney = isCurrencyWord(text[next] ?? "");
    const hasUnit =
      !isMoney &&
      /^\p{L}/u.test(text[next] ?? "") &&
      rowCueIndex.matchesAt(text, next).every(({ cue }) => cue.kind.startsWith("header:"));
    const unitAt = isOne && numberAt(text, at) === undefined ? at : hasUnit ? next : undefined;
    const { comparison = "equal", from = at } = compared ?? {};
    return [{ comparison, at, from, number, unitAt, isMoney, months: isMoney ? undefined : months }];
  });
}

/** Whether a cell keeps a limit; undefined where they cannot be compared. */
export function keeps(cell: string, { comparison, number, months }: ColumnLimit): boolean | undefined {
  const value = months === undefined ? valueOf(cell) : spanIn(cell);
  if (value === undefined) return undefined;
  const limit = months ?? number;
  if (comparison === "least") return value >= limit;
  if (comparison === "most") return value <= limit;
  return Math.abs(value - limit) < limit / 100;
}
