import type { Voice } from "#server/answers/compose/catalogue.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { type Bundle, bundleOf } from "./bundles.ts";
import type { Item } from "./items.ts";
import { isPriceColumn, readPieces } from "./row.ts";
import { lineOf } from "./list-of-rows.ts";
import { amountText, cellText, nameOf, withAside } from "./say.ts";
import { rowTexts } from "./texts.ts";

/** Price of one piece from a number on: "3 or more: 80 each". */
const fromCountPattern = cuePattern(
  findCues("bounds"),
  String.raw`(\p{Nd}+)\s+(?:\p{L}+\s+){0,2}?{each_or_more}\s*[:：،,–-]?\s*(?:ب|at|for)?\s*(\p{Nd}+(?:\.\p{Nd}+)?)`,
  "iu",
);

/** Price of one piece when this many are bought; undefined where the row has no price. */
function amountOf({ row, option, count = 1 }: Item): number | undefined {
  const [, from, amount] = Object.values(row.entry.attributes)
    .flatMap((cell) => fromCountPattern.exec(withAsciiDigits(cell)) ?? [])
    .slice(0, 3);
  const isMany = from !== undefined && count >= Number(from) && row.options.length === 1;
  return isMany ? Number(amount) : option?.amount;
}

/** What a number of pieces costs, with the steps of the sum: what several cost together, and the rest one by one. */
function costOf(item: Item): { amount: number; steps: string; bundle?: Bundle } {
  const { row, count = 1 } = item;
  const each = amountOf(item) ?? 0;
  const bundle = count > 1 ? bundleOf(row) : undefined;
  const sets = bundle === undefined ? 0 : Math.floor(count / bundle.pieces);
  const times = (number: number, amount: number): string[] =>
    number === 0 ? [] : [number === 1 ? String(amount) : `${number} × ${amount}`];
  if (bundle === undefined || sets === 0) return { amount: count * each, steps: times(count, each).join("") };
  const rest = count - sets * bundle.pieces;
  const steps = [...times(sets, bundle.amount), ...times(rest, each)].join(" + ");
  return { amount: sets * bundle.amount + rest * each, steps, bundle };
}

/** Sum of the things; those without a price are left out. */
export const sumOf = (items: readonly Item[]): number =>
  items.reduce((all, item) => all + costOf(item).amount, 0);

const round = (amount: number): number => Math.round(amount * 100) / 100;

export function itemName({ row, option }: Item, voice: Voice): string {
  const name = nameOf(row, voice);
  return option === undefined || option.label === ""
    ? name
    : withAside(name, cellText(option.label, voice), voice);
}

/** An addition to the sum: the delivery to a place. */
export interface Delivery {
  area: string;
  fee: number;
}

/** One thing of an order in a line: quantity, name, price of one, and what several of it cost together. */
export function itemLine(item: Item, voice: Voice): string {
  const price = amountText(amountOf(item)!, item.row, voice);
  const { bundle } = costOf(item);
  const said = bundle === undefined ? price : withAside(price, cellText(bundle.text, voice), voice);
  return `• ${item.count ?? 1} × ${itemName(item, voice)}: ${said}`;
}

/** One summand: "2 × 45", "30". */
export const stepsOf = (items: readonly Item[]): string[] => items.map((item) => costOf(item).steps);

/** Each thing in a line, then the sum ("2 × 45 + 30 = 120"); undefined when one has no price. */
export function sayTotal(items: readonly Item[], voice: Voice, delivery?: Delivery): string | undefined {
  if (items.some(({ option }) => option === undefined)) return undefined;
  if (new Set(items.map(({ row }) => row.currency)).size > 1) return undefined;
  const texts = rowTexts(voice.language);
  const lines = items.map((item) => itemLine(item, voice));
  const steps = stepsOf(items);
  if (delivery !== undefined) {
    const fee = delivery.fee === 0 ? texts.free : amountText(delivery.fee, items[0]!.row, voice);
    lines.push(`• ${texts.delivery(delivery.area)}: ${fee}`);
    steps.push(String(delivery.fee));
  }
  const sum = round(sumOf(items) + (delivery?.fee ?? 0));
  const added = steps.join(" + ");
  const amount = amountText(sum, items[0]!.row, voice);
  const total = texts.total(added === String(sum) ? amount : `${added} = ${amount}`);
  return [...lines, total].join("\n");
}

/** Price of one piece of each thing, the cheaper first; undefined where a name does not hold a number of pieces. */
export function sayPerPiece(items: readonly Item[], voice: Voice): string | undefined {
  const texts = rowTexts(voice.language);
  const each = items.map(({ row, option }) => {
    const pieces = readPieces(row);
    return pieces === undefined || option === undefined
      ? undefined
      : { row, option, pieces, amount: round(option.amount / pieces) };
  });
  if (!each.every((one) => one !== undefined)) return undefined;
  const sorted = each.toSorted((a, b) => a.amount - b.amount);
  const lines = sorted.map(
    ({ row, option, pieces, amount }) =>
      `• ${nameOf(row, voice)}: ${option.amount} ÷ ${pieces} = ${amountText(amount, row, voice)}`,
  );
  return [texts.cheaper(nameOf(sorted[0]!.row, voice)), ...lines].join("\n");
}

/** A longer cell does not tell one thing from another of its name. */
const maxTellingLength = 30;

/** The names of things; those with one name are told apart by the first cell that differs: "Buraydah", "Unaizah". */
function namesApart(items: readonly Item[], voice: Voice): string[] {
  const names = items.map((item) => itemName(item, voice));
  if (new Set(names).size === names.length) return names;
  const cellsOf = (header: string): string[] => items.map(({ row }) => row.entry.attributes[header] ?? "");
  const header = Object.keys(items[0]!.row.entry.attributes).find((each) => {
    const cells = cellsOf(each);
    const isShort = cells.every((cell) => cell !== "" && cell.length <= maxTellingLength);
    return isShort && new Set(cells).size === cells.length && !cells.some((cell) => /\p{Nd}/u.test(cell));
  });
  return header === undefined
    ? names
    : names.map((name, at) => withAside(name, cellText(cellsOf(header)[at]!, voice), voice));
}

/** Each thing with its price, and the difference. */
export function sayDifference(items: readonly Item[], voice: Voice): string {
  const texts = rowTexts(voice.language);
  const names = namesApart(items, voice);
  const lines = items.map(
    (item, at) =>
      `• ${names[at]}: ${item.option === undefined ? "–" : amountText(item.option.amount, item.row, voice)}`,
  );
  const [first, second] = items;
  if (items.length !== 2 || first?.option === undefined || second?.option === undefined)
    return lines.join("\n");
  const apart = round(Math.abs(first.option.amount - second.option.amount));
  return [...lines, apart === 0 ? texts.same : texts.difference(amountText(apart, first.row, voice))].join(
    "\n",
  );
}

/** Compares rows by price and by the cells that differ; names the cheaper one when that is asked. */
export function sayComparison(items: readonly Item[], asksCheaper: boolean, voice: Voice): string {
  const texts = rowTexts(voice.language);
  const headers = [...new Set(items.flatMap(({ row }) => Object.keys(row.entry.attributes)))].filter(
    (header) => {
      const cells = new Set(items.map(({ row }) => row.entry.attributes[header]));
      const isPrice = items.some(({ row }) => isPriceColumn(row, header));
      return cells.size > 1 && !isPrice;
    },
  );
  const lines = items.map(({ row, option }) => {
    const line = lineOf(
      row,
      voice,
      option === undefined ||
        (row.options.length > 1 && items.every((item) => item.option?.label === items[0]!.option?.label))
        ? undefined
        : [option],
    );
    const cells = headers.flatMap((header) => {
      const cell = row.entry.attributes[header];
      return cell === undefined || line.includes(cell)
        ? []
        : [`${cellText(header, voice)}: ${cellText(cell, voice)}`];
    });
    return [line, ...cells].join(texts.comma);
  });
  const priced = items.filter((item) => item.option !== undefined);
  if (!asksCheaper || priced.length < 2) return lines.join("\n");
  const least = Math.min(...priced.map(({ option, count = 1 }) => option!.amount * count));
  const best = priced.filter(({ option, count = 1 }) => option!.amount * count === least);
  const says =
    best.length === priced.length
      ? texts.same
      : texts.cheaper(withAside(itemName(best[0]!, voice), amountText(least, best[0]!.row, voice), voice));
  return [says, ...lines].join("\n");
}
