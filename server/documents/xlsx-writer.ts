import { packDeflated, packStored } from "./zip.ts";

/** A local time `YYYY-MM-DD HH:mm`, because spreadsheets have no time zones. */
export interface LocalTime {
  time: string;
}

/** Text is always written as text: a cell that begins with "=" is no formula. */
export type SheetCell = string | number | LocalTime;

/** A sheet with what SheetJS's free edition cannot write: styles, a frozen header, drop-down lists. */
export interface SheetPlan {
  name: string;
  /** The columns, with their widths in characters. `choices` adds a drop-down list below the first row. */
  columns: { width: number; choices?: string[] }[];
  rows: { cells: SheetCell[]; style: "header" | "example" | "text" }[];
  frozenRows?: number;
  /** The direction; the default is from right to left, as forms in both languages are. */
  direction?: "rtl" | "ltr";
}

const styleIndex = { text: 0, header: 1, example: 2 } as const;
const timeStyle = 3;
/** Days from the first day of spreadsheets to 1 January 1970. */
const epochDays = 25_569;
const dayMs = 86_400_000;
/** The last row of a drop-down list. */
const lastRowNumber = 5_000;
const mainNamespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationsNamespace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelationsNamespace = "http://schemas.openxmlformats.org/package/2006/relationships";
const contentTypesNamespace = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const workbookBytes = (sheets: SheetPlan[]): Uint8Array => packStored(partsOf(sheets));

/**
 * Packs long sheets with compression: a few thousand rows take a tenth of the size, and packing does not block the
 * event loop.
 */
export const packWorkbook = (sheets: SheetPlan[]): Promise<Uint8Array> => packDeflated(partsOf(sheets));

function partsOf(sheets: SheetPlan[]): Map<string, Uint8Array> {
  const parts = new Map<string, string>();
  const joinSheets = (line: (sheet: SheetPlan, number: number) => string) =>
    sheets.map((sheet, index) => line(sheet, index + 1)).join("");
  parts.set(
    "[Content_Types].xml",
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentTypesNamespace}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentTypesNamespace}.styles+xml"/>${joinSheets((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${contentTypesNamespace}.worksheet+xml"/>`)}</Types>`,
  );
  parts.set(
    "_rels/.rels",
    `<Relationships xmlns="${packageRelationsNamespace}"><Relationship Id="rId1" Type="${relationsNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  parts.set(
    "xl/workbook.xml",
    `<workbook xmlns="${mainNamespace}" xmlns:r="${relationsNamespace}"><sheets>${joinSheets((sheet, n) => `<sheet name="${escape(sheet.name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  );
  parts.set(
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${packageRelationsNamespace}">${joinSheets((_, n) => `<Relationship Id="rId${n}" Type="${relationsNamespace}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rIdStyles" Type="${relationsNamespace}/styles" Target="styles.xml"/></Relationships>`,
  );
  parts.set("xl/styles.xml", styles);
  for (const [index, sheet] of sheets.entries())
    parts.set(`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet));
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return new Map([...parts].map(([name, xml]) => [name, Buffer.from(declaration + xml, "utf8")]));
}

/** The styles: plain, bold white on dark, grey italics, and times; all wrapped, at the top of the cell. */
const styles = `<styleSheet xmlns="${mainNamespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Arial"/></font><font><i/><sz val="11"/><color rgb="FF6B7280"/><name val="Arial"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1F2937"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF3F4F6"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4">${[
  [0, 0, 0],
  [1, 2, 0],
  [2, 3, 0],
  [0, 0, 164],
]
  .map(
    ([font, fill, format]) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`,
  )
  .join("")}</cellXfs></styleSheet>`;

function sheetXml({ columns, rows, frozenRows, direction = "rtl" }: SheetPlan): string {
  const pane = frozenRows
    ? `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
    : "";
  const widths = columns
    .map(
      ({ width }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" style="0" customWidth="1"/>`,
    )
    .join("");
  const lines = rows
    .map(
      ({ cells, style }, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${letter(column)}${row + 1}`, styleIndex[style])).join("")}</row>`,
    )
    .join("");
  const lists = columns.flatMap(({ choices }, index) => (choices ? [listXml(choices, letter(index))] : []));
  const validations =
    lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join("")}</dataValidations>` : "";
  return `<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView rightToLeft="${direction === "rtl" ? 1 : 0}" workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths}</cols><sheetData>${lines}</sheetData>${validations}</worksheet>`;
}

function cellXml(value: SheetCell, at: string, style: number): string {
  if (typeof value === "object") return `<c r="${at}" s="${timeStyle}"><v>${serialOf(value)}</v></c>`;
  if (typeof value === "number") return `<c r="${at}" s="${style}"><v>${value}</v></c>`;
  if (value === "") return `<c r="${at}" s="${style}"/>`;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
}

const serialOf = ({ time }: LocalTime): number =>
  Date.parse(`${time.replace(" ", "T")}Z`) / dayMs + epochDays;

/** `showErrorMessage` is off, so that other values are allowed. */
const listXml = (choices: string[], column: string): string =>
  `<dataValidation type="list" allowBlank="1" sqref="${column}2:${column}${lastRowNumber}"><formula1>"${escape(choices.join(","))}"</formula1></dataValidation>`;

/** Returns the letter of a column; there are never more than 26. */
const letter = (column: number): string => String.fromCharCode(65 + column);

/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex
const forbiddenPattern = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string): string =>
  text
    .replace(forbiddenPattern, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
