import type { Block, ReadDocument } from "./document.ts";
import { openBook } from "./workbook.ts";
import { rowsOf } from "./sheet.ts";

/** Separator between the cells of a row, which no cell contains. */
export const cellBreak = "\u001f";

/** Reads a workbook's rows unchanged, whatever their headers mean; formulas are read as their stored values. */
export function readRows(bytes: Uint8Array, format: "xlsx" | "xls"): ReadDocument {
  const book = openBook(bytes);
  const blocks: Block[] = [];
  for (const [index, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    if (!sheet || (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0) continue;
    for (const row of rowsOf(sheet))
      blocks.push({
        kind: "table",
        // A long number in a narrow column is displayed as 9.66E+11, so its value is used.
        text: Array.from(row.cells, (cell) =>
          cell?.number !== undefined && Number.isInteger(cell.number)
            ? String(cell.number)
            : (cell?.text ?? ""),
        ).join(cellBreak),
        place: { sheet: name, row: row.number },
      });
  }
  return { format, blocks, faqs: [], products: [], warnings: [] };
}
