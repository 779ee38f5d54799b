import { mainLanguageOf } from "#shared/rules/main-language.ts";
import { columnOf, listOf, type Column } from "#server/documents/columns.ts";
import type { Place, ReadDocument } from "#server/documents/document.ts";
import { readFaqRow } from "#server/documents/faq-row.ts";
import { readProductRow, type ListContext } from "#server/documents/product-row.ts";
import { columnName, oneLine, type Cell, type Row } from "#server/documents/sheet.ts";
import { isExample } from "#server/documents/template-text.ts";
import { latinDigits } from "#server/documents/price.ts";
import { currencyNamed, isBareAmount, isPriceLike, isPriceText } from "./price-cell.ts";
import { plainHeader } from "./plain-header.ts";
import { isPriceHeader } from "./price-columns.ts";
import { turnedTable } from "./turned-table.ts";
import { headlessTail } from "./headless-tail.ts";
import { headlessColumns, tableColumns } from "./table-columns.ts";
import { readTimetable } from "./timetable.ts";

/** The header row is searched for in this many first rows, because titles and a logo often stand above it. */
const maxHeaderRow = 10;
const maxHeaderLength = 60;
/** A longer text alone in its row is a remark and not the title of the rows below. */
const maxTitleLength = 60;

export interface Table {
  rows: Row[];
  placeOf: (row: Row) => Place;
  /** The currency that is named around the table ("prices in SAR"). */
  currency?: string | undefined;
  /** Whether the table is below another one in the same sheet; a text alone above its header is then its title. */
  isFurther?: boolean;
}

const filledCells = (row: Row) => row.cells.filter((cell) => cell !== undefined);

export function isHeader(row: Row): boolean {
  const cells = filledCells(row);
  return (
    cells.length >= 2 &&
    cells.every((cell) => cell.number === undefined && cell.text.length <= maxHeaderLength)
  );
}

export function headersOf(row: Row): string[] {
  const seen = new Map<string, number>();
  return Array.from(row.cells, (cell, index) => {
    const name = cell ? oneLine(cell.text) : columnName(index);
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return seen.get(name)! > 1 ? `${name} (${seen.get(name)})` : name;
  });
}

/**
 * Whether the second header line divides one header of the first ("Quantity" over "500 | 1000 | 2000", "Price" over
 * "1.56 standard | 1.74"), while the other headers span both lines.
 */
function isUnderOneName(first: Row, second: Row): boolean {
  const filledColumns = second.cells.flatMap((cell, index) =>
    cell === undefined || cell.text === first.cells[index]?.text ? [] : [index],
  );
  const from = first.cells.findLastIndex(
    (cell, index) => cell !== undefined && index <= (filledColumns[0] ?? 0),
  );
  const isUnderOne = filledColumns.every(
    (at) =>
      (at === from || first.cells[at] === undefined) && /^\d/u.test(latinDigits(second.cells[at]!.text)),
  );
  return from > 0 && filledColumns.length > 1 && isUnderOne;
}

/**
 * Joins a header of two lines ("Price" over "small | large") where the second line fills the columns that the first
 * leaves empty.
 */
function joinedHeader(first: Row, second: Row): Row | undefined {
  const gaps = second.cells.some(
    (cell, index) => cell !== undefined && first.cells[index] === undefined && index > 0,
  );
  const isNamed = isHeader(second) && !filledCells(second).some((cell) => isBareAmount(cell));
  if (!gaps || !(isNamed || isUnderOneName(first, second))) return undefined;
  const width = Math.max(first.cells.length, second.cells.length);
  let above: string | undefined;
  const cells = Array.from({ length: width }, (_, index) => {
    const lowerCell = second.cells[index];
    const over = first.cells[index];
    if (over !== undefined) above = over.text;
    if (lowerCell === undefined || lowerCell.text === over?.text) return over;
    return { text: above === undefined ? lowerCell.text : `${above} ${lowerCell.text}` };
  });
  return { number: second.number, cells };
}

const columnsOf = (row: Row) => Array.from(row.cells, (cell) => columnOf(cell?.text ?? ""));

interface Header {
  header: Row;
  /** The number of rows above the header. */
  above: number;
  /** The index of the first row below it. */
  from: number;
  /** The own headers of columns that share a header above, normalised. */
  under: ReadonlyMap<number, string>;
}

/** The columns of the first header line whose header spans several columns of the second. */
function columnsUnder(first: Row, second: Row): Map<number, string> {
  const under = new Map<number, string>();
  const name = (at: number): string => plainHeader(second.cells[at]?.text ?? "");
  second.cells.forEach((cell, index) => {
    if (cell === undefined || first.cells[index] !== undefined || index === 0) return;
    if (first.cells[index - 1] !== undefined) under.set(index - 1, name(index - 1));
    under.set(index, name(index));
  });
  return under;
}

/** Returns the header of a list, and the index of the first row below it. */
function headerOf(rows: readonly Row[]): Header | undefined {
  const within = rows.slice(0, maxHeaderRow);
  const known = within.findIndex((row) => listOf(columnsOf(row)) !== undefined);
  const at = known >= 0 ? known : within.findIndex((row) => isHeader(row));
  const header = rows[at];
  if (header === undefined || at + 1 >= rows.length) return undefined;
  const isPriced = filledCells(header).some(
    (cell) => isBareAmount(cell) || isPriceText(cell) || cell.text === "-",
  );
  if (known < 0 && isPriced) return undefined;
  const next = rows[at + 1]!;
  const joined = joinedHeader(header, next);
  if (joined === undefined) return { header, above: at, from: at + 1, under: new Map() };
  return { header: joined, above: at, from: at + 2, under: columnsUnder(header, next) };
}

/** Whether a row contains only a sentence, which has more words than the names of offers. */
const isRemark = (row: Row): boolean => filledCells(row)[0]!.text.trim().split(/\s+/u).length > 4;

/** Returns the title of the rows below from a cell alone in its row; undefined when it is a remark. */
function titleIn(row: Row, following: Row | undefined): string | undefined {
  const cells = filledCells(row);
  const texts = new Set(cells.map((cell) => cell.text));
  const [text] = texts;
  if (texts.size !== 1 || text === undefined || cells[0]?.number !== undefined) return undefined;
  const isTitle = text.length <= maxTitleLength && !/[.؟?!]\s/u.test(text) && following !== undefined;
  return isTitle && filledCells(following).length > 1 ? text : undefined;
}

/**
 * Returns the index of the row where another list begins, with its title or its own columns; the number of rows when
 * there is none.
 */
function nextHeader(rows: readonly Row[], from: number): number {
  for (let at = from + 1; at + 1 < rows.length; at++) {
    const row = rows[at]!;
    if (!isHeader(row) || filledCells(row).some((cell) => isPriceText(cell))) continue;
    const named = row.cells.findIndex((cell) => cell !== undefined && isPriceHeader(cell.text));
    if (named < 0 || new Set(filledCells(row).map(({ text }) => text)).size < 2) continue;
    const below = rows.slice(at + 1, at + 4).filter((each) => filledCells(each).length > 1);
    if (below.length === 0 || !below.every((each) => isPriced(each.cells[named]))) continue;
    return filledCells(rows[at - 1]!).length === 1 ? at - 1 : at;
  }
  return rows.length;
}

const isPriced = (cell: Cell | undefined): boolean => cell !== undefined && isPriceLike(cell);

/**
 * Reads a table as questions, offers or lessons into the document. Returns the rows that are none of these and remain
 * text: all of them for another kind of table.
 */
export function readTable(table: Table, into: ReadDocument): Row[] {
  const { rows, placeOf, currency, isFurther = false } = table;
  const turned = turnedTable(rows);
  if (turned !== undefined) {
    const left = readTable({ ...table, rows: turned.offers, placeOf: () => placeOf(rows[0]!) }, into);
    return left.length === 0 ? turned.loose : rows;
  }
  const found = headerOf(rows);
  if (found === undefined) return readHeadless({ rows, placeOf, currency }, into);
  const { header, above, from, under } = found;
  const next = nextHeader(rows, from);
  const tail = next < rows.length ? undefined : headlessTail(rows, from);
  if (tail !== undefined) {
    const left = readTable({ ...table, rows: rows.slice(0, tail.from) }, into);
    return [...left, ...tail.lists.flatMap((list) => readHeadless({ ...list, placeOf, currency }, into))];
  }
  if (next < rows.length) {
    const first = { rows: rows.slice(0, next), placeOf, currency, isFurther };
    const further = { rows: rows.slice(next), placeOf, currency, isFurther: true };
    return [...readTable(first, into), ...readTable(further, into)];
  }
  const body = rows.slice(from);
  const timetable = readTimetable(header, body, placeOf);
  if (timetable !== undefined) {
    const titles = rows.slice(0, above).flatMap((row) => filledCells(row).map((cell) => cell.text));
    const category = titles.join(" ").trim() || (timetable.kind ?? "");
    into.products.push(...timetable.products.map((each) => (category === "" ? each : { ...each, category })));
    return [...rows.slice(0, above), ...body.filter((row) => !timetable.isPart(row))];
  }
  const names = headersOf(header);
  const dataRows = body.filter((row) => filledCells(row).length > 1);
  const layout = tableColumns(
    names.map((name, index) => (header.cells[index] ? name : "")),
    dataRows,
    under,
  );
  if (layout === undefined) return rows;
  const titles = rows.slice(0, above);
  const about = [...titles, header].flatMap((row) => filledCells(row).map((cell) => cell.text)).join(" ");
  const loose = readRows(body, layout.columns, names, layout.kind, placeOf, into, {
    currency: currencyNamed(about) ?? currency,
    noun: layout.noun,
    category: isFurther ? titleIn(titles[0] ?? header, header) : undefined,
  });
  if (layout.kind === "products" && !layout.hasPrices) return rows;
  return [...(isFurther ? [] : titles), ...loose];
}

/** Headers for the columns of a list without headers. */
const headless = {
  price: { ar: "السعر", en: "Price" },
  other: { ar: "الوصف", en: "Description" },
};

function readHeadless(
  { rows, placeOf, currency, title }: Table & { title?: string },
  into: ReadDocument,
): Row[] {
  const columns = headlessColumns(rows.filter((row) => filledCells(row).length > 1));
  if (columns === undefined) return rows;
  const language = mainLanguageOf(filledCells(rows[0]!)[0]?.text ?? "");
  const names = columns.map(({ kind }) => headless[kind === "price" ? "price" : "other"][language]);
  return readRows(rows, columns, names, "products", placeOf, into, { currency, category: title });
}

function readRows(
  body: readonly Row[],
  columns: readonly Column[],
  names: readonly string[],
  kind: "faqs" | "products",
  placeOf: (row: Row) => Place,
  into: ReadDocument,
  context: ListContext,
): Row[] {
  const loose: Row[] = [];
  let { category } = context;
  const isWide = columns.length > 2 || kind === "faqs";
  for (const [index, row] of body.entries()) {
    if (row.cells.some((cell) => cell && isExample(cell.text))) continue;
    const place = placeOf(row);
    const isAlone = new Set(filledCells(row).map((cell) => cell.text)).size === 1 && isWide;
    if (kind === "faqs") {
      readFaqRow(row, [...columns], [...names], place, into);
      continue;
    }
    const title = isAlone ? titleIn(row, body[index + 1]) : undefined;
    const isNamed = columns.some(
      ({ kind }, each) => (each === 0 || kind === "name" || kind === "code") && row.cells[each] !== undefined,
    );
    if (title !== undefined && isNamed) category = title;
    else if (isAlone && (filledCells(row)[0]!.text.length > maxTitleLength || isRemark(row))) loose.push(row);
    else readProductRow(row, columns, names, place, into, { ...context, category });
  }
  return loose;
}
