import { read, type WorkBook } from "@e965/xlsx";
import type { Block, ReadDocument } from "./document.ts";
import { Unreadable } from "./problem.ts";
import { columnName, rowsOf, type Row } from "./sheet.ts";
import { headersOf, isHeader, readTable } from "./tables/read-table.ts";
import { sheetNames } from "./template-text.ts";

/** The header row is searched for in this many first rows, because titles and a logo often stand above it. */
const maxHeaderRow = 10;

/**
 * Reads the visible sheets of a workbook: known tables as products and FAQs, all other rows as blocks. Throws
 * `Unreadable`.
 */
export function readWorkbook(bytes: Uint8Array, format: "xlsx" | "xls"): ReadDocument {
  const book = openBook(bytes);
  const document: ReadDocument = { format, blocks: [], faqs: [], products: [], warnings: [] };
  if (book.Props?.Title) document.title = book.Props.Title;
  for (const [index, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    // Sheets that the owner hid contain lists for drop-downs and old prices, which customers must not see.
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    if (sheet && !isHidden && name !== sheetNames.instructions) readSheet(name, rowsOf(sheet), document);
  }
  return document;
}

/** Opens a workbook; formulas are ignored, and their stored values are read. Throws `Unreadable` when it is encrypted. */
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
  const unmatchedRows = readTable({ rows, placeOf: (row) => ({ sheet, row: row.number }) }, into);
  if (unmatchedRows.length === rows.length) into.blocks.push(...tableBlocks(sheet, rows));
  else into.blocks.push(...unmatchedRows.map((row) => plainBlock(sheet, row)));
}

/** Reads any other sheet: each row with its headers, so that a row found alone still says what its numbers are. */
function tableBlocks(sheet: string, rows: Row[]): Block[] {
  const at = rows.slice(0, maxHeaderRow).findIndex((row) => isHeader(row));
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

function plainBlock(sheet: string, row: Row): Block {
  const cells = row.cells.flatMap((cell) => (cell ? [cell.text] : []));
  return {
    kind: cells.length > 1 ? "table" : "paragraph",
    text: cells.join(" | "),
    place: { sheet, row: row.number },
  };
}
