import type { Cell, Row } from "#server/documents/sheet.ts";
import { isPriceLike } from "./price-cell.ts";
import { plainHeader } from "./plain-header.ts";
import { isPriceHeader } from "./price-columns.ts";

/** Headers of the column of features in a comparison: empty, or a word for features. */
const featurePattern =
  /^((ال)?(ميزه|ميزات|مميزات|مواصفات|مواصفه|مقارنه|بند|تفاصيل|المحتوي|وش تشمل))?$|^(features?|specifications?|specs|comparison|details|what you get)?$/;
const minOffers = 2;
const minFeatures = 3;

const isFilled = (cell: Cell | undefined): cell is Cell => cell !== undefined;

/**
 * Transposes a comparison of offers side by side (" | Basic | Plus", "Price | 2900 | 4650", "Trial | none | one"), so
 * that each offer is a row; undefined for any other table. A comparison has a row of prices and no column of them.
 */
export function turnedTable(rows: readonly Row[]): { offers: Row[]; loose: Row[] } | undefined {
  const at = rows.findIndex(({ cells }) => cells.filter(isFilled).length > 1);
  const header = rows[at];
  if (header === undefined || at > 1) return undefined;
  const [corner, ...offers] = Array.from(header.cells, (cell) => cell);
  // A title above and a remark below are alone in their rows and describe no single offer.
  const isAlone = ({ cells }: Row): boolean => cells.filter(isFilled).length === 1;
  const below = rows.slice(at + 1);
  const body = below.filter((row) => !isAlone(row));
  const loose = [...rows.slice(0, at), ...below.filter(isAlone)];
  const isComparison =
    featurePattern.test(plainHeader(corner?.text ?? "")) &&
    offers.length >= minOffers &&
    offers.every((cell) => isFilled(cell) && !isPriceHeader(cell.text) && !isPriceLike(cell)) &&
    body.length >= minFeatures &&
    body.every(({ cells }) => cells[0] !== undefined);
  const isPriced = body.some(
    ({ cells: [name, ...cells] }) =>
      isPriceHeader(name?.text ?? "") &&
      cells.filter(isFilled).length >= minOffers &&
      cells.every((cell) => !isFilled(cell) || isPriceLike(cell)),
  );
  if (!isComparison || !isPriced) return undefined;
  const turned = Array.from({ length: offers.length + 1 }, (_, column) => ({
    number: header.number,
    cells: [
      column === 0 ? { text: nameHeader } : header.cells[column],
      ...body.map(({ cells }) => cells[column]),
    ],
  }));
  return { offers: turned, loose };
}

/** Header of the column of the offers' names, which the comparison leaves empty. */
const nameHeader = "الاسم";
