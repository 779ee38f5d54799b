import { latinDigits } from "#server/documents/price.ts";
import type { Column } from "#server/documents/columns.ts";
import type { Cell, Row } from "#server/documents/sheet.ts";
import { isPriceText, readPriceCell, withoutCurrency } from "./price-cell.ts";
import { cellsOf, isCount, isPriceHeader, share } from "./price-columns.ts";

export const isAmount = (cell: Cell): boolean =>
  !/%/.test(cell.text) && readPriceCell(cell).amount !== undefined;

/** Whether a cell can be a name: "V60 filter" can, "from 60 SAR" cannot. */
export function isName(cell: Cell): boolean {
  const plain = withoutCurrency(latinDigits(cell.text)).trim();
  return /\p{L}/u.test(plain) && (!isAmount(cell) || /^\p{L}.*\p{L}/u.test(plain)) && !isPriceText(cell);
}

/** Sizes of something that other columns name: "280 سم", "14-16 كيلو", "70 kg approx". */
const measurePattern =
  /^\d+(?:[.,]\d+)?(?:\s*[-–—]\s*\d+(?:[.,]\d+)?)?\s*(?:سم|مم|مل|متر|م|كيلو|كجم|كغم|جم|جرام|غرام|لتر|cm|mm|ml|m|kilos?|kg|g|l|litres?|metres?)(?: تقريب[اًي]+| approx\.?)?$/iu;

/** Whether a column holds sizes, which are no names. */
export const isMeasured = (body: readonly Row[], at: number): boolean =>
  share(cellsOf(body, at), ({ text }) => measurePattern.test(latinDigits(text).trim())) >= 0.5;

/** Codes such as "R-114" and "1042"; letters of a word would carry meaning. */
const codePattern = /^\p{L}{0,4}[\s#_./-]*\d[\d_./-]*\p{L}?$/u;
const maxParts = 2;
const maxPartLength = 40;

/** Whether a column has short texts that may be a part of a name. */
function isPart(
  plain: readonly string[],
  columns: readonly Column[],
  body: readonly Row[],
  at: number,
): boolean {
  const isText = (cell: Cell): boolean => isName(cell) && cell.text.length <= maxPartLength;
  return columns[at]!.kind === "other" && !isCount(plain[at]!) && share(cellsOf(body, at), isText) >= 0.9;
}

/** Rows that are named by codes get names from their first columns of texts: the type and the place of a flat. */
export function nameByParts(plain: readonly string[], columns: Column[], body: readonly Row[]): void {
  const at = columns.findIndex((column) => column.kind === "name");
  if (at < 0 || columns.filter((column) => column.kind === "name").length > 1) return;
  if (share(cellsOf(body, at), (cell) => codePattern.test(cell.text.trim())) < 0.8) return;
  const parts = columns
    .map((_, other) => other)
    .filter(
      (other) => cellsOf(body, other).length >= body.length * 0.9 && isPart(plain, columns, body, other),
    )
    .slice(0, maxParts);
  if (parts.length === 0) return;
  columns[at] = { kind: "code" };
  for (const part of parts) columns[part] = { kind: "part" };
}

/** Headers of a thing's size, the only count that belongs to its name ("Naimi, large"). */
const sizePattern = /^(ال)?(حجم|مقاس)( |$)|^sizes?( |$)/;

/**
 * The two columns that name the rows together, where no column does alone: "Kind | Size | Price", with kinds that repeat.
 * Empty where the list has no price or the two do not tell the rows apart.
 */
export function findNamingParts(
  plain: readonly string[],
  columns: readonly Column[],
  body: readonly Row[],
): number[] {
  const [first, second] = plain.keys().filter((at) => {
    const header = plain[at]!;
    const sized = plain.with(at, sizePattern.test(header) ? "" : header);
    return (
      header !== "" && !isPriceHeader(header) && !isMeasured(body, at) && isPart(sized, columns, body, at)
    );
  });
  if (first === undefined || second === undefined || !plain.some(isPriceHeader)) return [];
  const isFilled = cellsOf(body, first).length >= body.length * 0.9;
  const names = new Set(body.map(({ cells }) => `${cells[first]?.text} ${cells[second]?.text}`));
  return isFilled && names.size >= body.length * 0.9 ? [first, second] : [];
}
