import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { isDualOf } from "./quantities.ts";
import type { Row } from "./row.ts";

/** The price of several pieces of a row together: "3 بـ 90", "حبتين بـ 80", "3 for 90". */
export interface Bundle {
  pieces: number;
  amount: number;
  /** The words of the list. */
  text: string;
}

const bundlePattern = cuePattern(
  findCues("bounds"),
  String.raw`(?<![\p{Nd}.])(\p{Nd}{1,3}|\p{L}{2,}ين)\s*(?:\p{L}+\s+){0,2}?{bundle_for}\s*(\p{Nd}+(?:\.\p{Nd}+)?)(?![\p{Nd}%٪])`,
  "iu",
);

/** The price for several together that a cell of a row states, where it is less than their prices one by one. */
export function bundleOf(row: Row): Bundle | undefined {
  const [only, ...others] = row.options;
  if (only === undefined || others.length > 0) return undefined;
  for (const cell of Object.values(row.entry.attributes)) {
    const [text, counted = "", amount] = bundlePattern.exec(withAsciiDigits(cell)) ?? [];
    if (text === undefined) continue;
    const pieces = /^\d/u.test(counted) ? Number(counted) : isDualOf(row, counted) ? 2 : 1;
    if (pieces > 1 && Number(amount) < pieces * only.amount) return { pieces, amount: Number(amount), text };
  }
  return undefined;
}
