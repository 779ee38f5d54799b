import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { readMeasures } from "#server/answers/products/measure.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import type { Frame } from "./frame.ts";
import { textOf } from "./narrow-rows.ts";
import type { Row } from "./row.ts";

const sizeCues = new CueIndex(findCues("row-questions").filter(({ kind }) => kind.startsWith("size:")));

/** Rows that a word for a size leaves, and the place of the word. */
interface Sized {
  rows: Row[];
  at: number;
}

/** Amounts of rows in one dimension, by row; undefined where some row has none or another dimension. */
function amountsOf(rows: readonly Row[]): number[] | undefined {
  const measures = rows.map((row) => readMeasures(textOf(row))[0]);
  const [first] = measures;
  if (first === undefined || measures.some((each) => each?.dimension !== first.dimension)) return undefined;
  return measures.map((each) => each!.amount);
}

const isSaidBy = (row: Row, stem: string): boolean =>
  [textOf(row), ...row.options.map(({ label }) => label)].some((text) =>
    tokens(text).some((token) => token.stem === stem),
  );

/**
 * "The large solution" of a list with 60 and 360 ml: among rows that differ by a weight or volume and that no row calls
 * large, the largest. Undefined where a question has no such word, or rows say it themselves.
 */
export function chooseBySizeWord(rows: readonly Row[], { words }: Frame): Sized | undefined {
  const [match] = rows.length < 2 ? [] : sizeCues.matches(words);
  if (match === undefined) return undefined;
  const { at } = match;
  const { stem } = tokenOf(words[at]!);
  const amounts = rows.some((row) => isSaidBy(row, stem)) ? undefined : amountsOf(rows);
  const sizes = [...new Set(amounts)].sort((a, b) => a - b);
  if (amounts === undefined || sizes.length < 2) return undefined;
  const which = match.cue.kind.slice("size:".length);
  const middle = sizes.length === 3 ? sizes[1] : undefined;
  const size = which === "large" ? sizes.at(-1) : which === "small" ? sizes[0] : middle;
  return size === undefined ? undefined : { rows: rows.filter((_, row) => amounts[row] === size), at };
}
