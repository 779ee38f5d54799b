import type { Language } from "#shared/language.ts";
import { csvFile } from "#server/documents/csv-file.ts";
import { type LocalTime, packWorkbook, type SheetCell } from "#server/documents/xlsx-writer.ts";
import type { FileResult } from "./serve.ts";

export type TableCell = SheetCell | null;

export interface Table {
  /** The name of the sheet, for formats that have sheets. */
  title: string;
  columns: {
    head: string;
    /** The width in characters, for formats that have widths. */
    width: number;
  }[];
  rows: readonly (readonly TableCell[])[];
}

/** A table as a file for spreadsheet programs. No cell is run as a formula, because cells may contain text of strangers. */
export async function tableFile(
  name: string,
  format: "csv" | "xlsx",
  language: Language,
  { title, columns, rows }: Table,
): Promise<FileResult> {
  const filename = `${name}.${format}`;
  const head = columns.map((column) => column.head);
  if (format === "csv")
    return {
      filename,
      type: "text/csv; charset=utf-8",
      bytes: csvFile([
        head,
        ...rows.map((row) => row.map((cell) => (typeof cell === "object" && cell ? cell.time : cell))),
      ]),
    };
  return {
    filename,
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    bytes: await packWorkbook([
      {
        name: title,
        direction: language === "ar" ? "rtl" : "ltr",
        columns: columns.map(({ width }) => ({ width })),
        rows: [
          { cells: head, style: "header" },
          ...rows.map((row) => ({ cells: row.map((cell) => cell ?? ""), style: "text" as const })),
        ],
        frozenRows: 1,
      },
    ]),
  };
}

/** Writes instants as local times of a time zone, in the form that every spreadsheet program reads as a time. */
export function tableClock(timeZone: string): (at: string | Date | null) => LocalTime | null {
  // The Swedish format is the ISO format.
  const clock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  return (at) => (at === null ? null : { time: clock.format(new Date(at)) });
}
