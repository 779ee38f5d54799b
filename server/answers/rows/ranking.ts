import { chooseSentences, type Voice } from "#server/answers/compose/catalogue.ts";
import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import type { PriceOption } from "#server/answers/entry.ts";
import { asksOfAttribute, findRequestedAttributes, namesKind } from "#server/answers/products/attributes.ts";
import { readMeasures } from "#server/answers/products/measure.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import type { Frame } from "./frame.ts";
import { textOf } from "./narrow-rows.ts";
import { valueOf } from "./numbers.ts";
import { findRequestedOptions } from "./options.ts";
import { periodIn } from "./period.ts";
import { tierFor } from "./quantity-tiers.ts";
import { findOptionStems } from "./options.ts";
import { isPriceColumn, type Row } from "./row.ts";
import {
  cellText,
  conditionsOf,
  headerKind,
  nameOf,
  nameWithPrice,
  priceText,
  sayPrice,
  stateOf,
  withAside,
} from "./say.ts";
import { rowTexts } from "./texts.ts";

const byCues = new CueIndex(findCues("row-questions").filter(({ kind }) => kind.startsWith("by:")));
/** Rows with the same value that are all named. */
const maxEqual = 3;

export interface Priced {
  row: Row;
  option: PriceOption;
}

/** Each row's price that the question means: the period or size it names, else the lowest or highest. */
export function priceRows(rows: readonly Row[], frame: Frame, want: "low" | "high"): Priced[] {
  const named = rows.flatMap((row): Priced[] =>
    (findRequestedOptions(row, frame) ?? []).map((option) => ({ row, option })),
  );
  if (named.length > 0) return named;
  const [count, ...others] = frame.counts.values();
  return rows.flatMap((row): Priced[] => {
    const tier = count === undefined || others.length > 0 ? undefined : tierFor(row, count);
    if (tier !== undefined) return [{ row, option: tier }];
    const sorted = ofShortestPeriod(row.options).toSorted((a, b) => a.amount - b.amount);
    const option = want === "low" ? sorted[0] : sorted.at(-1);
    return option === undefined ? [] : [{ row, option }];
  });
}

/** Prices for the same time: of prices a day, a week and a month, the one a day; all where they are for no time. */
function ofShortestPeriod(options: readonly PriceOption[]): readonly PriceOption[] {
  const timed = options.flatMap((option) => {
    const months = periodIn(option.label);
    return months === undefined ? [] : [{ option, months }];
  });
  if (timed.length < 2) return options;
  const shortest = Math.min(...timed.map(({ months }) => months));
  return timed.filter(({ months }) => months === shortest).map(({ option }) => option);
}

export interface Ranked {
  rows: Row[];
  text: string;
}

/** A row's name with what restricts it. */
function remarked<T extends { name: string }>(said: T, row: Row, voice: Voice): T {
  const remarks = conditionsOf(row, voice).filter((each) => !said.name.includes(each));
  const aside = remarks.join(rowTexts(voice.language).comma);
  return aside === "" ? said : { ...said, name: withAside(said.name, aside, voice) };
}

/** The cheapest or dearest of rows; of what is sold out, the next that is not is named as well. */
export function byPrice(
  rows: readonly Row[],
  frame: Frame,
  which: "cheapest" | "dearest",
  voice: Voice,
): Ranked | undefined {
  const texts = rowTexts(voice.language);
  const sign = which === "cheapest" ? 1 : -1;
  const sorted = priceRows(rows, frame, which === "cheapest" ? "low" : "high")
    .filter(({ row }) => stateOf(row) !== "soon")
    .sort((a, b) => sign * (a.option.amount - b.option.amount));
  const top = (of: readonly Priced[]): Priced[] =>
    of.filter(({ option }) => option.amount === of[0]?.option.amount).slice(0, maxEqual);
  const best = top(sorted);
  if (best.length === 0) return undefined;
  const available = top(sorted.filter(({ row }) => stateOf(row) !== "out_of_stock"));
  const own = chooseSentences(voice);
  const say = own[which];
  const priced = ({ row, option }: Priced): { name: string; price: string | undefined } =>
    remarked(nameWithPrice(row, voice, [option]), row, voice);
  const said = (of: readonly Priced[]): string =>
    say(of.map((each) => priced(each).name).join(texts.comma), priced(of[0]!).price ?? "");
  const isGone = best.every(({ row }) => stateOf(row) === "out_of_stock");
  const shown = isGone ? best : best.filter(({ row }) => stateOf(row) !== "out_of_stock");
  if (!isGone || available.length === 0) return { rows: shown.map(({ row }) => row), text: said(shown) };
  // A row that is sold out is only half an answer.
  const [next] = available;
  const also = own.amongAvailable(priced(next!).name, priced(next!).price ?? "");
  return { rows: [...shown.map(({ row }) => row), next!.row], text: `${said(shown)} ${also}` };
}

/** The column a superlative is about: by its own word ("fastest"), else one whose header the question names. */
function findRequestedColumn(rows: readonly Row[], frame: Frame): string | undefined {
  const headers = [...new Set(rows.flatMap(({ entry }) => Object.keys(entry.attributes)))];
  const numeric = headers.filter((header) => {
    const values = rows.flatMap(({ entry }) =>
      entry.attributes[header] === undefined ? [] : [valueOf(entry.attributes[header])],
    );
    const isPrice = rows.some((row) => isPriceColumn(row, header));
    return (
      !isPrice && values.filter((value) => value !== undefined).length >= Math.max(1, values.length * 0.6)
    );
  });
  const stems = new Set(
    [...frame.content, ...frame.columns].flatMap(({ token, at }) => [
      token.stem,
      ...findOptionStems(token.word, at, frame),
    ]),
  );
  const named = numeric.find((header) =>
    tokens(header).some(({ stem, isFunction }) => !isFunction && stems.has(stem)),
  );
  if (named !== undefined) return named;
  const attributes = findRequestedAttributes(frame.words.join(" "));
  const ofAttribute = numeric.find((header) => namesKind(header, attributes));
  // "The longest warranty" is not the tallest thing, where no column tells of warranties.
  if (ofAttribute !== undefined || asksOfAttribute(attributes)) return ofAttribute;
  // "Longest" is of time or of length: that which the rows have a column for.
  const kinds = byCues.matches(frame.words).map(({ cue }) => cue.kind.slice("by:".length));
  return kinds
    .map((kind) => numeric.find((header) => headerKind(header) === kind))
    .find((header) => header !== undefined);
}

/** The largest or smallest of rows by one of their columns. */
export function byColumn(
  rows: readonly Row[],
  frame: Frame,
  which: "largest" | "smallest",
  voice: Voice,
): Ranked | undefined {
  const header = findRequestedColumn(rows, frame);
  if (header === undefined) return undefined;
  const valued = rows.flatMap((row) => {
    const cell = row.entry.attributes[header];
    const value = cell === undefined || stateOf(row) === "soon" ? undefined : valueOf(cell);
    return value === undefined ? [] : [{ row, cell: cell!, value }];
  });
  const values = valued.map(({ value }) => value);
  const wanted = which === "largest" ? Math.max(...values) : Math.min(...values);
  const best = valued.filter(({ value }) => value === wanted).slice(0, maxEqual);
  if (best.length === 0) return undefined;
  const texts = rowTexts(voice.language);
  const text = best
    .map(({ row, cell }) => {
      const price = priceText(row, voice);
      const beside = Object.entries(row.entry.attributes)
        .filter(
          ([other, text]) =>
            other !== header &&
            text.length < 30 &&
            headerKind(other) !== "notes" &&
            !isPriceColumn(row, other),
        )
        .slice(0, 2)
        .map(([other, text]) => `${cellText(other, voice)}: ${cellText(text, voice)}`);
      const more = [...(price === undefined ? [] : [price]), ...beside];
      const said = texts.most(nameOf(row, voice), cellText(header, voice), cellText(cell, voice));
      return more.length === 0 ? said : `${said.replace(/\.$/u, "")}${texts.comma}${more.join(texts.comma)}.`;
    })
    .join("\n");
  return { rows: best.map(({ row }) => row), text };
}

/**
 * The largest or smallest of rows by the weight or volume in their names and cells ("250 g", "1 kg"), among those of the
 * dimension that most of them have.
 */
export function byMeasure(
  rows: readonly Row[],
  which: "largest" | "smallest",
  voice: Voice,
): Ranked | undefined {
  const sized = rows.flatMap((row) =>
    readMeasures(textOf(row))
      .slice(0, 1)
      .map((measure) => ({ row, ...measure })),
  );
  const [compared = [], next] = [...Map.groupBy(sized, ({ dimension }) => dimension).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const isOfMost = compared.length * 2 >= rows.length && next?.length !== compared.length;
  if (compared.length < 2 || !isOfMost) return undefined;
  const amounts = compared.map(({ amount }) => amount);
  const wanted = which === "largest" ? Math.max(...amounts) : Math.min(...amounts);
  const best = compared.filter(({ amount }) => amount === wanted).slice(0, maxEqual);
  return {
    rows: best.map(({ row }) => row),
    text: best.map(({ row }) => sayPrice(row, voice)).join("\n"),
  };
}
