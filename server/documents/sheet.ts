import { SSF, utils, type CellObject, type WorkSheet } from "@e965/xlsx";
import { cleanText } from "./clean-text.ts";

export interface Cell {
  /** As the spreadsheet shows it; dates as 2025-01-31. */
  text: string;
  /** The value behind it, if a number. */
  number?: number;
}

export interface Row {
  /** 1-based, as the spreadsheet program shows it. */
  number: number;
  /** By column, from the first of the sheet; cells without content are missing. */
  cells: (Cell | undefined)[];
}

/** A merged area larger than this is decoration, not a value for each of its cells. */
const maxMergedCells = 200;

/** The rows of a sheet that hold anything. Only cells that exist are visited, whatever area the sheet claims to have. */
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

/** Headers in one line: they become names of attributes. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ");

/** Column letters as the spreadsheet shows them. */
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

/** As shown, unless the column is too narrow or the format hides it. */
function numberText(cell: CellObject, value: number): string {
  const shown = cell.w ?? (typeof cell.z === "string" ? String(SSF.format(cell.z, value)) : "");
  return shown === "" || /^#+$/.test(shown) ? String(value) : shown;
}

function dateText(date: Date): string {
  const [day, time] = date.toISOString().split("T") as [string, string];
  return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
}

/** A value that stands for several rows (a category, a shared answer) is repeated in each of them. */
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
