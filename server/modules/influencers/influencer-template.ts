import { type SheetPlan, workbookBytes } from "#server/documents/xlsx-writer.ts";
import type { FileResult } from "#server/http/serve.ts";
import { choicesOf } from "./influencer-names.ts";
import { columnHeaders } from "./influencer-sheet.ts";

const widths: Partial<Record<keyof typeof columnHeaders, number>> = { name: 28, about: 50, contact: 36 };

/**
 * Creates an empty sheet with every column that an import reads, and drop-down lists for columns that accept only
 * certain words.
 */
export function influencerTemplate(): FileResult {
  const columns = Object.keys(columnHeaders) as (keyof typeof columnHeaders)[];
  const sheet: SheetPlan = {
    name: "المؤثرون Influencers",
    columns: columns.map((column) => {
      const width = widths[column] ?? 18;
      return column === "platform" || column === "specialization" || column === "city"
        ? { width, choices: choicesOf(column) }
        : { width };
    }),
    rows: [{ cells: columns.map((column) => columnHeaders[column].join(" / ")), style: "header" }],
    frozenRows: 1,
  };
  return {
    filename: "influencers.xlsx",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    bytes: workbookBytes([sheet]),
  };
}
