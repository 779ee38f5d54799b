import { SSF, utils, type CellObject, type WorkSheet } from "@e965/xlsx";
import { cleanText } from "./clean-text.ts";

export interface Cell {
  /** The text as the spreadsheet shows it; dates as 2025-01-31. */
  text: string;
  /** The numeric value of the cell. */
  number?: number;
}

export interface Row {
  /** The 1-based row number, as the spreadsheet program shows it. */
  number: number;
  /** The cells by column, from the first of the sheet; cells without content are missing. */
  cells: (Cell | undefined)[];
}

/** A larger merged area is decoration, and its value is not repeated. */
const maxMergedCells = 200;

/** Returns the rows of a sheet that have content. Only existing cells are visited, whatever range the sheet declares. */
export function rowsOf(sheet: WorkSheet): Row[] {
  const data = (sheet["!data"] ?? []) as (CellObject[] | undefined)[];
  const rows: Row[] = [];
  for (const [index, line] of data.entries()) {
    if (!line) continue;
    const cells = Array.from(line, (cell) => (cell ? cellOf(cell) : undefined));
    if (cells.some((cell) => cell !== undefined)) rows.push({ number: index + 1, cells });
  }
  spreadMerged(sheet, rows);
  return rows;
}

/** Joins a header into one line, because it becomes the name of an attribute. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ");

/** Returns a column's letters as the spreadsheet shows them. */
export const columnName = (index: number): string => utils.encode_col(index);

function cellOf(cell: CellObject): Cell | undefined {
  if (cell.t === "e" || cell.t === "z" || cell.v === undefined || cell.v === null) return undefined;
  if (cell.v instanceof Date) return { text: dateText(cell.v) };
  const text = cleanText(
    cell.t === "n" && typeof cell.v === "number" ? numberText(cell, cell.v) : String(cell.v),
  );
  if (text === "") return undefined;
  return typeof cell.v === "number" ? { text, number: cell.v } : { text };
}

/** Returns a number as displayed, unless the column is too narrow or the format hides it. */
function numberText(cell: CellObject, value: number): string {
  const shown = cell.w ?? (typeof cell.z === "string" ? String(SSF.format(cell.z, value)) : "");
  return shown === "" || /^#+$/.test(shown) ? String(value) : shown;
}

function dateText(date: Date): string {
  const [day, time] = date.toISOString().split("T") as [string, string];
  return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
}

/** Repeats the value of a merged area (a category, a shared answer) in each of its rows. */
function spreadMerged(sheet: WorkSheet, rows: Row[]): void {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  for (const { s, e } of sheet["!merges"] ?? []) {
    if ((e.r - s.r + 1) * (e.c - s.c + 1) > maxMergedCells || e.r === s.r) continue;
    const value = byNumber.get(s.r + 1)?.cells[s.c];
    if (!value) continue;
    for (let row = s.r + 1; row <= e.r; row += 1) {
      const target = byNumber.get(row + 1);
      if (target && !target.cells[s.c]) target.cells[s.c] = value;
    }
  }
}
