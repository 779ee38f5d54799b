import { readMeasures } from "#server/answers/products/measure.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { periodIn } from "./period.ts";
import { rowPattern } from "./row-words.ts";

/** Speeds and volumes of data in their smallest unit. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/تيرا|tera|\btb(ps)?\b/iu, 1_000_000],
  [/جيجا|قيقا|giga|\bgb(ps)?\b|\bgbit/iu, 1000],
  [/ميجا|ميقا|mega|\bmb(ps)?\b|\bmbit/iu, 1],
];

const unlimitedPattern = rowPattern("{unlimited}", "iu");

/** The number that a cell states, in one unit for its kind; the upper one of a range. */
export function valueOf(cell: string): number | undefined {
  const [measure] = readMeasures(cell);
  if (measure !== undefined) return measure.amount;
  const period = periodIn(cell);
  if (period !== undefined) return period;
  const numbers =
    withAsciiDigits(cell)
      .match(/\d+(?:\.\d+)?/g)
      ?.map(Number) ?? [];
  if (numbers.length === 0) return unlimitedPattern.test(cell) ? Infinity : undefined;
  const scale = scales.find(([unit]) => unit.test(cell))?.[1] ?? 1;
  return Math.max(...numbers.slice(0, 2)) * scale;
}
