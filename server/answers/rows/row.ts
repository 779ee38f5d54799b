import type { PriceOption, ProductEntry } from "#server/answers/entry.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";

/** A row of a list of offers, prepared for questions. */
export interface Row {
  entry: ProductEntry;
  /** Currency of the row; for a list without one, the single currency of the business's other lists. */
  currency: string | undefined;
  /** All prices in the list's order; a single price has no label. */
  options: readonly PriceOption[];
}

/** "600 (500 for members)": another price for some, in the cell itself. */
const otherwisePattern = /\(\s*(\d+(?:\.\d+)?)\s+((?:ل|for\s)[^)]+)\)/iu;

export function optionsOf(entry: ProductEntry): readonly PriceOption[] {
  if (entry.prices !== undefined && entry.prices.length > 0) return entry.prices;
  if (entry.price === undefined) return [];
  const [, amount, label] = otherwisePattern.exec(entry.priceNote ?? "") ?? [];
  const own = { label: "", amount: entry.price };
  return amount === undefined || label === undefined ? [own] : [own, { label, amount: Number(amount) }];
}

/** A name and its addition: "Rice (Thursday only)", "Tray: rice and lamb". */
export function baseOf(name: string): { base: string; detail: string } {
  const cut = name.search(/\s*[([:]|\s[-–—]\s/u);
  if (cut <= 0) return { base: name, detail: "" };
  const closing = /^[^)\]]*[)\]]/u.exec(name.slice(cut))?.[0] ?? "";
  const after = closing === "" ? "" : name.slice(cut + closing.length);
  return { base: `${name.slice(0, cut)} ${after}`.trim(), detail: name.slice(cut) };
}

/** Number of pieces in a row's name. */
export function readPieces({ entry }: Row): number | undefined {
  const name = entry.name.ar ?? entry.name.en ?? "";
  const found = /(?:^|\s|\()(\d{1,3})\s*\p{L}/u.exec(name)?.[1];
  return found === undefined || Number(found) < 2 ? undefined : Number(found);
}

/** Whether a number is part of what a row is called ("75-inch screen", "box of 10"): it then counts no pieces of it. */
export function isNamedBy({ entry }: Row, number: number): boolean {
  const names =
    [entry.name.ar, entry.name.en].join(" ").match(/(?<![\p{L}\p{Nd}.])\p{Nd}+(?:\.\p{Nd}+)?/gu) ?? [];
  return names.some((each) => Number(withAsciiDigits(each)) === number);
}

/** Only numbers from this on in a label are quantities: smaller ones count persons, pieces or months. */
const minLabelled = 20;

/** Whether one of a row's prices is for a number of pieces ("quantity 500"), so that the number is one unit of it. */
export const isLabelled = ({ options }: Row, number: number): boolean =>
  number >= minLabelled &&
  options.length > 1 &&
  options.some(({ label }) =>
    (withAsciiDigits(label).match(/\d+/gu) ?? []).some((each) => Number(each) === number),
  );

/**
 * Whether a column holds one of a row's prices: under the label it has there, or under one with the currency beside
 * ("Monthly SAR" of "Monthly").
 */
export function isPriceColumn({ entry, options }: Pick<Row, "entry" | "options">, header: string): boolean {
  const cell = withAsciiDigits(entry.attributes[header] ?? "").trim();
  const titled = new Set(words(header));
  return options.some(
    ({ label, amount }) =>
      label === header ||
      (label !== "" && cell === String(amount) && words(label).every((word) => titled.has(word))),
  );
}
