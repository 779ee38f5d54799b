import { read, type WorkBook } from "@e965/xlsx";
import { columnOf, listOf } from "./columns.ts";
import type { Block, ReadDocument } from "./document.ts";
import { readFaqRow } from "./faq-row.ts";
import { Unreadable } from "./problem.ts";
import { readProductRow } from "./product-row.ts";
import { columnName, oneLine, rowsOf, type Row } from "./sheet.ts";
import { isExample, SHEET_NAMES } from "./template-text.ts";

/** A header row is looked for in this many first rows: titles and a logo often stand above it. */
const HEADER_WITHIN = 10;

export function readWorkbook(bytes: Uint8Array, format: "xlsx" | "xls"): ReadDocument {
  const book = openBook(bytes);
  const document: ReadDocument = { format, blocks: [], faqs: [], products: [], warnings: [] };
  if (book.Props?.Title) document.title = book.Props.Title;
  for (const [index, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    // What its owner hid is lists behind drop-downs and old prices: nothing to tell customers.
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    if (sheet && !isHidden && name !== SHEET_NAMES.instructions) readSheet(name, rowsOf(sheet), document);
  }
  return document;
}

/** Throws `Unreadable`. Formulas are left out: what counts is the values they had. */
export function openBook(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: "array",
      dense: true,
      cellDates: true,
      UTC: true,
      cellHTML: false,
      cellFormula: false,
    });
  } catch (error) {
    const isEncrypted = error instanceof Error && /password|encrypt/i.test(error.message);
    throw isEncrypted ? new Unreadable("encrypted") : error;
  }
}

function readSheet(sheet: string, rows: Row[], into: ReadDocument): void {
  const at = rows.slice(0, HEADER_WITHIN).findIndex((row) => listOf(columnsOf(row)) !== undefined);
  const header = rows[at];
  if (!header) {
    into.blocks.push(...tableBlocks(sheet, rows));
    return;
  }
  into.blocks.push(...rows.slice(0, at).map((row) => plainBlock(sheet, row)));
  const columns = columnsOf(header);
  const names = headersOf(header);
  for (const row of rows.slice(at + 1)) {
    if (row.cells.some((cell) => cell && isExample(cell.text))) continue;
    const place = { sheet, row: row.number };
    if (listOf(columns) === "faqs") readFaqRow(row, columns, names, place, into);
    else readProductRow(row, columns, names, place, into);
  }
}

const columnsOf = (row: Row) => Array.from(row.cells, (cell) => columnOf(cell?.text ?? ""));

function headersOf(row: Row): string[] {
  const seen = new Map<string, number>();
  return Array.from(row.cells, (cell, index) => {
    const name = cell ? oneLine(cell.text) : columnName(index);
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return seen.get(name)! > 1 ? `${name} (${seen.get(name)})` : name;
  });
}

/** Any other sheet: each row with its headers, so that a row found alone still says what its numbers are. */
function tableBlocks(sheet: string, rows: Row[]): Block[] {
  const at = rows.slice(0, HEADER_WITHIN).findIndex((row) => isHeader(row));
  const header = at >= 0 && rows.length > at + 1 ? rows[at] : undefined;
  if (!header) return rows.map((row) => plainBlock(sheet, row));
  const names = headersOf(header);
  return [
    ...rows.slice(0, at).map((row) => plainBlock(sheet, row)),
    ...rows.slice(at + 1).map((row): Block => ({
      kind: "table",
      text: row.cells
        .flatMap((cell, index) => (cell ? [`${names[index] ?? columnName(index)}: ${cell.text}`] : []))
        .join(" | "),
      place: { sheet, row: row.number },
    })),
  ];
}

function isHeader(row: Row): boolean {
  const filled = row.cells.filter((cell) => cell !== undefined);
  return filled.length >= 2 && filled.every((cell) => cell.number === undefined && cell.text.length <= 60);
}

function plainBlock(sheet: string, row: Row): Block {
  const cells = row.cells.flatMap((cell) => (cell ? [cell.text] : []));
  return {
    kind: cells.length > 1 ? "table" : "paragraph",
    text: cells.join(" | "),
    place: { sheet, row: row.number },
  };
}
