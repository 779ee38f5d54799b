import type { Row } from "#server/documents/sheet.ts";
import { isPriceLike } from "./price-cell.ts";
import { cellsOf, share } from "./price-columns.ts";

/** A short list under a table: names with their prices, and the title above them. */
export interface HeadlessList {
  rows: Row[];
  title?: string;
}

/** Fewer lines under a table are incomplete rows of it. */
const minLines = 2;

const placesOf = ({ cells }: Row): number[] =>
  cells.flatMap((cell, index) => (cell === undefined ? [] : [index]));

/** Whether a row has a name and, in column `at`, an amount and nothing else. */
function isLine(row: Row, at: number): boolean {
  const [name, price, ...more] = placesOf(row);
  return name === 0 && price === at && more.length === 0 && isPriceLike(row.cells[at]!);
}

const isTitle = (row: Row): boolean => placesOf(row).length === 1 && row.cells[0]?.number === undefined;

/** Groups the lines into lists, each with the title above it. */
function listsOf(lines: readonly Row[]): HeadlessList[] {
  const lists: HeadlessList[] = [];
  for (const row of lines) {
    if (isTitle(row)) lists.push({ rows: [], title: row.cells[0]!.text });
    else if (lists.length === 0) lists.push({ rows: [row] });
    else lists.at(-1)!.rows.push(row);
  }
  return lists.filter(({ rows }) => rows.length > 0);
}

/**
 * Returns short lists without headers that an owner writes under a table of the same sheet ("Filters": a name and a
 * price), and the index of their first row. Their prices are in a column that contains texts above, so they are no
 * rows of the table.
 */
export function headlessTail(
  rows: readonly Row[],
  from: number,
): { from: number; lists: HeadlessList[] } | undefined {
  const last = rows.at(-1);
  const at = last === undefined ? undefined : placesOf(last)[1];
  if (at === undefined) return undefined;
  let first = rows.length;
  while (first > from && (isLine(rows[first - 1]!, at) || isTitle(rows[first - 1]!))) first--;
  const above = rows.slice(from, first).filter((row) => placesOf(row).length > 2);
  const cells = cellsOf(above, at);
  if (above.length < minLines || cells.length === 0 || share(cells, isPriceLike) >= 0.5) return undefined;
  const lists = listsOf(rows.slice(first));
  return lists.every((list) => list.rows.length >= minLines) && lists.length > 0
    ? { from: first, lists }
    : undefined;
}
