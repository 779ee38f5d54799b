import { centerOf, type Glyph, isSpace } from "./glyph.ts";
import { type Line, linesOf, usualDirection } from "./lines.ts";
import type { Base } from "./order.ts";
import { piecesOf } from "./pieces.ts";
import type { RuledCell, RuledTable } from "./ruled-tables.ts";
import type { Spacing } from "./words.ts";

/** The glyphs of a table by their cells. */
export interface FilledTable {
  table: RuledTable;
  glyphs: ReadonlyMap<RuledCell, readonly Glyph[]>;
}

/** A letter belongs to the cell that contains the point at this height above its baseline, in font sizes. */
const middleHeight = 0.3;

function firstCell(
  tables: readonly RuledTable[],
  x: number,
  y: number,
): { table: RuledTable; cell: RuledCell } | undefined {
  for (const table of tables) {
    const cell = table.cellAt(x, y);
    if (cell !== undefined) return { table, cell };
  }
  return undefined;
}

/** Assigns the glyphs of a page to the cells of its tables; glyphs outside of all cells stay in drawing order. */
export function fillTables(
  glyphs: readonly Glyph[],
  tables: readonly RuledTable[],
): { filled: FilledTable[]; rest: Glyph[] } {
  const held = new Map(tables.map((table) => [table, new Map<RuledCell, Glyph[]>()]));
  const rest: Glyph[] = [];
  for (const glyph of glyphs) {
    const [x, y] = [centerOf(glyph), glyph.baseline + middleHeight * glyph.size];
    const found = glyph.angle === 0 ? firstCell(tables, x, y) : undefined;
    if (found === undefined) {
      rest.push(glyph);
      continue;
    }
    const cells = held.get(found.table)!;
    const glyphsOfCell = cells.get(found.cell);
    if (glyphsOfCell === undefined) cells.set(found.cell, [glyph]);
    else glyphsOfCell.push(glyph);
  }
  return { filled: tables.map((table) => ({ table, glyphs: held.get(table)! })), rest };
}

/** Whether a grid is a table of text: at least two of its rows and two of its columns contain text. */
export function isTextTable({ glyphs }: FilledTable): boolean {
  const cells = [...glyphs].filter(([, all]) => all.some(({ text }) => !isSpace(text))).map(([cell]) => cell);
  const rows = new Set(cells.map(({ row }) => row));
  const columns = new Set(cells.filter(({ columns }) => columns === 1).map(({ column }) => column));
  return rows.size > 1 && columns.size > 1;
}

const textOf = (glyphs: readonly Glyph[], spacing: Spacing, usual: Base): string =>
  linesOf(piecesOf([...glyphs]), spacing, usual)
    .flatMap(({ cells }) => cells)
    .join(" ");

/** Text is at least this much closer, in points, to the side of its cell where it begins. */
const minSlack = 2;
/** When a smaller share of cells agrees on a side, the letters determine the direction. */
const minAgreed = 0.25;

/** Returns the direction of a table by the side of the cells at which their texts begin, otherwise by most letters. */
function directionOfTable({ glyphs }: FilledTable): Base {
  let balance = 0;
  let cells = 0;
  for (const [{ left, right }, all] of glyphs) {
    const letters = all.filter(({ text }) => !isSpace(text));
    if (letters.length === 0) continue;
    const before = Math.min(...letters.map((glyph) => glyph.left)) - left;
    const after = right - Math.max(...letters.map((glyph) => glyph.right));
    if (Math.abs(before - after) >= minSlack) balance += before > after ? 1 : -1;
    cells += 1;
  }
  if (Math.abs(balance) >= cells * minAgreed) return balance > 0 ? "rtl" : "ltr";
  return usualDirection([...glyphs.values()].flat());
}

/**
 * Converts the rows of a table to lines with a cell for each column; a cell that spans several rows is repeated in
 * each of them.
 */
export function linesOfTable(filled: FilledTable, spacing: Spacing): Line[] {
  const { table, glyphs } = filled;
  const direction = directionOfTable(filled);
  const isRtl = direction === "rtl";
  const texts = new Map([...glyphs].map(([cell, all]) => [cell, textOf(all, spacing, direction)]));
  const order = table.columns.map((_, index) => index);
  if (isRtl) order.reverse();
  return Array.from({ length: table.rowCount }, (_, row): Line => {
    const cellsOfRow = table.cells.filter((cell) => row >= cell.row && row < cell.row + cell.rows);
    const firstColumn = (cell: RuledCell): number => (isRtl ? cell.column + cell.columns - 1 : cell.column);
    const cells = order.map((at) => texts.get(cellsOfRow.find((cell) => firstColumn(cell) === at)!) ?? "");
    const drawn = cellsOfRow.flatMap((cell) => glyphs.get(cell) ?? []);
    return {
      cells,
      edges: order.map((at) => table.columns[at]!),
      direction,
      left: table.left,
      right: table.right,
      baseline: Math.min(...cellsOfRow.map(({ bottom }) => bottom)),
      size: Math.max(0, ...drawn.map(({ size }) => size)),
      angle: 0,
      bold: drawn.every(({ bold }) => bold),
    };
  }).filter(({ cells }) => cells.some((text) => text !== ""));
}
