import { readMeasures, isSameMeasure } from "#server/answers/products/measure.ts";
import { numbersIn } from "#server/answers/text/normalise.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Frame } from "./frame.ts";
import { findOptionStems } from "./options.ts";
import { baseOf, isLabelled, type Row } from "./row.ts";
import { meaningOf } from "./word-meaning.ts";
import { rowPattern } from "./row-words.ts";

/** The names and cells of a row. */
export function textOf({ entry }: Row): string {
  return [entry.name.ar, entry.name.en, ...Object.values(entry.attributes)].filter(Boolean).join(" . ");
}

const namesOf = ({ entry }: Row): string[] =>
  [entry.name.ar, entry.name.en].filter((name) => name !== undefined);

/** Of rows whose names have numbers ("Galaxy S23", "iPhone 13"), those with a number of the question; otherwise all. */
export function filterByNumbersInNames(rows: readonly Row[], { words, range }: Frame): Row[] {
  // "Under 100": an amount.
  if (range !== undefined) return [...rows];
  const asked = new Set(words.filter((word) => /^\p{L}?\d+(?:\.\d+)?$/u.test(word)));
  if (rows.length < 2 || asked.size === 0) return [...rows];
  const having = rows.filter((row) =>
    namesOf(row).some((name) => tokens(name).some(({ word }) => asked.has(word))),
  );
  return having.length > 0 ? having : [...rows];
}

/** Rows whose whole name the question has; all rows when it has none. */
export function fullyNamed(rows: readonly Row[], frame: Frame, catalogue: Catalogue): Row[] {
  const said = new Set([
    ...frame.words.filter((word) => /\d/u.test(word)),
    ...frame.content.flatMap((content) => [
      ...meaningOf(content.token, frame.canonical, content.at, catalogue).keys(),
    ]),
  ]);
  const whole = rows.filter(({ entry }) =>
    [entry.name.ar, entry.name.en].some((name) => {
      const own = tokens(baseOf(name ?? "").base).filter((token) => !token.isFunction);
      return own.length > 0 && own.every(({ stem }) => said.has(stem));
    }),
  );
  return whole.length > 0 ? whole : [...rows];
}

/** Rows of a size that the question names; all rows when it names none or no row has it. */
export function filterBySize(question: string, rows: readonly Row[]): Row[] {
  const asked = readMeasures(question);
  if (asked.length === 0) return [...rows];
  const fitting = rows.filter((row) =>
    readMeasures(textOf(row)).some((own) => asked.some((measure) => isSameMeasure(own, measure))),
  );
  return fitting.length > 0 ? fitting : [...rows];
}

/** Rows of one name whose size has the question's numbers ("80x200", "27 inches"); otherwise all rows. */
export function filterByNumbers(question: string, rows: readonly Row[]): Row[] {
  const names = new Set(rows.map(({ entry }) => `${entry.name.ar} ${entry.name.en}`));
  const asked = numbersIn(question);
  if (rows.length < 2 || names.size > 1 || asked.length === 0) return [...rows];
  const cells = rows.map((row) => ({ row, numbers: new Set(numbersIn(textOf(row))) }));
  // A number that all rows have, or none, does not choose among them.
  const telling = asked.filter((number) => {
    const having = cells.filter(({ numbers }) => numbers.has(number)).length;
    return having > 0 && having < cells.length;
  });
  const fitting = cells.filter(({ numbers }) => telling.every((number) => numbers.has(number)));
  return telling.length > 0 && fitting.length > 0 ? fitting.map(({ row }) => row) : [...rows];
}

/** Rows with a price for exactly the question's number ("1000 cards"); otherwise all rows. */
export function filterByLabel({ counts }: Frame, rows: readonly Row[]): Row[] {
  const labelled = rows.filter((row) => [...counts.values()].some((count) => isLabelled(row, count)));
  return labelled.length > 0 ? labelled : [...rows];
}

const withoutPattern = rowPattern("^{without}$");

/** Leaves out rows that are without what the question wants with it ("paint with materials"). */
function unlessWithout(rows: readonly Row[], frame: Frame): Row[] {
  if (rows.length < 2) return [...rows];
  const said = new Set(frame.content.flatMap(({ token, at }) => findOptionStems(token.word, at, frame)));
  const kept = rows.filter(({ entry }) => {
    const text = tokens(`${entry.name.ar ?? ""} ${entry.name.en ?? ""}`);
    return !text.some(({ word }, at) => withoutPattern.test(word) && said.has(text[at + 1]?.stem ?? ""));
  });
  return kept.length > 0 ? kept : [...rows];
}

/** Rows that say they are without something, otherwise rows that do not have it. */
export function filterWithout(rows: readonly Row[], frame: Frame, catalogue: Catalogue): Row[] {
  if (frame.without.length === 0) return unlessWithout(rows, frame);
  const stems = new Set(
    frame.without.flatMap(({ token, at }) => [
      ...meaningOf(token, frame.canonical, at, catalogue).keys(),
      token.stem,
    ]),
  );
  const saysSo = rows.filter((row) => {
    const text = tokens(textOf(row));
    return text.some((token, at) => withoutPattern.test(token.word) && stems.has(text[at + 1]?.stem ?? ""));
  });
  if (saysSo.length > 0) return saysSo;
  const lacking = rows.filter((row) => !tokens(textOf(row)).some(({ stem }) => stems.has(stem)));
  return lacking.length > 0 ? lacking : [...rows];
}
