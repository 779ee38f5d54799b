import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { Column } from "./columns.ts";
import type { Place, ProductRow, ReadDocument } from "./document.ts";
import { parseCurrency, parsePrice } from "./price.ts";
import type { Cell, Row } from "./sheet.ts";
import { readPriceCell } from "./tables/price-cell.ts";
import { availabilityOf, saysGone, saysSoldOut, statedAvailability } from "./tables/stated-availability.ts";

/** Properties that all rows of a list share. */
export interface ListContext {
  noun?: string | undefined;
  category?: string | undefined;
  currency?: string | undefined;
}

/** Headers for the number in stock, in addition to those that are read as availability. */
const ofStockPattern =
  /^\s*(?:ال)?(?:موجود|متوفر|كمي[ةه]|حال[ةه]|باقي|مخزون)\s*$|^\s*(?:status|quantity|qty|left)\s*$/iu;

const notesHeader = { ar: "ملاحظات", en: "Notes" } as const;

/** Reads a row of a sheet of products. A cell that cannot be interpreted is kept as an attribute under its header. */
export function readProductRow(
  row: Row,
  columns: readonly Column[],
  names: readonly string[],
  place: Place,
  into: ReadDocument,
  { noun, category, currency }: ListContext = {},
): void {
  const product: ProductRow = { name: {}, attributes: {}, place };
  const attributes: [string, string][] = [];
  let noted: ProductRow["availability"];
  let code: string | undefined;
  const parts: string[] = [];
  const kindAt = (index: number): Column["kind"] => columns[index]?.kind ?? "other";
  const cells = [...row.cells.entries()]
    .filter((entry): entry is [number, Cell] => entry[1] !== undefined)
    // The earlier price is read before the current one, wherever the columns are.
    .sort(([a], [b]) => Number(kindAt(a) === "sale") - Number(kindAt(b) === "sale"));
  for (const [index, cell] of cells) {
    const column = columns[index] ?? { kind: "other" };
    if (column.kind === "code") {
      code = cell.text;
      continue;
    }
    if (column.kind === "part") parts.push(cell.text);
    if (take(column, names[index] ?? "", cell, product, place, into)) continue;
    if (/^[-–—]+$/.test(cell.text)) continue;
    // A text in a column without a header is a remark on the row.
    const isRemark = names[index] === undefined && /\p{L}/u.test(cell.text);
    const header = isRemark ? notesHeader[mainLanguageOf(cell.text)] : names[index];
    const isTaken = attributes.some(([known]) => known === header);
    attributes.push([header === undefined || isTaken ? String(index + 1) : header, cell.text]);
    if (column.kind === "notes" || isRemark)
      noted ??= statedAvailability(cell.text) ?? saysSoldOut(cell.text);
    if (column.kind === "price" || column.kind === "option") noted ??= statedAvailability(cell.text);
    if (column.kind === "other" && ofStockPattern.test(names[index] ?? "")) noted ??= saysGone(cell.text);
  }
  // A note such as "غير متوفر حاليا" means that the row is not available; otherwise the agent would offer it. Under
  // another header the same words describe something else: a guarantee, delivery.
  if (noted) product.availability ??= noted;
  product.attributes = Object.fromEntries(attributes);
  joinRange(product);
  if (code !== undefined) {
    const name = nameOfCode(code, parts);
    product.name[mainLanguageOf(name)] ??= name;
  } else if (parts.length > 0) {
    const name = parts.join(" ");
    product.name[mainLanguageOf(name)] ??= name;
  }
  if (product.name.ar === undefined && product.name.en === undefined) {
    if (cells.length > 0) into.warnings.push({ code: "row_without_name", place });
    return;
  }
  if (noun !== undefined) product.noun = noun;
  if (category !== undefined) product.category = category;
  if (currency !== undefined && (product.price !== undefined || product.prices))
    product.currency ??= currency;
  into.products.push(product);
}

const fromPattern = /^(?:من|يبدأ من|from)$/iu;
const upToPattern = /^(?:[إا]ل[ىي]|حتى|to|up to)$/iu;

/** Columns "from" and "to" under a price are one price with its upper end. */
function joinRange(product: ProductRow): void {
  const [from, to, ...more] = product.prices ?? [];
  if (from === undefined || more.length > 0 || !fromPattern.test(from.label)) return;
  if (to !== undefined && !upToPattern.test(to.label)) return;
  product.price = from.amount;
  if (to !== undefined && to.amount > from.amount)
    product.priceNote ??= `${from.label} ${from.amount} ${to.label} ${to.amount}`;
  delete product.prices;
}

/**
 * Builds a name from a code and its parts: "R-114", "Apartment", "Khobar - Aqrabiyah" become "Apartment R-114,
 * Khobar, Aqrabiyah".
 */
function nameOfCode(code: string, [what, ...where]: readonly string[]): string {
  if (what === undefined) return code;
  const comma = mainLanguageOf(what) === "ar" ? "، " : ", ";
  const places = where.flatMap((part) => part.split(/\s+[-–—]\s+/u));
  return [`${what} ${code}`, ...places].join(comma);
}

/** Whether a field of the product represents the cell completely; otherwise it is also kept as an attribute. */
function take(
  column: Column,
  header: string,
  cell: Cell,
  product: ProductRow,
  place: Place,
  into: ReadDocument,
): boolean {
  switch (column.kind) {
    case "name": {
      const lang = column.lang ?? mainLanguageOf(cell.text);
      if (product.name[lang] !== undefined) return false;
      product.name[lang] = cell.text;
      return true;
    }
    case "price":
      takeUnit(header, product);
      return takePrice(cell, product, place, into);
    case "sale":
      return takeSale(cell, product);
    case "option":
      return takeOption(column.label, cell, product);
    case "unit":
      product.unit ??= cell.text;
      return false;
    case "currency": {
      const currency = parseCurrency(cell.text);
      if (currency) product.currency = currency;
      return currency !== undefined;
    }
    case "stock": {
      const stated = availabilityOf(cell.text);
      if (stated) product.availability = stated.availability;
      return false;
    }
    case "availability": {
      const stated = availabilityOf(cell.text);
      if (stated) product.availability = stated.availability;
      return stated?.isAll === true;
    }
    default:
      return false;
  }
}

/** Headers that say what the amounts below are for: "Price per person", "السعر للمتر", "للشخص". */
const forOnePattern =
  /(?<![\p{L}])(?:لل(?:شخص|فرد|ضيف|متر|كيلو|حبة|قطعة|ساعة|جلسة|صفحة|كوب|راس|رأس)|لل(?:يلة|يوم)|per (?:person|guest|head|metre|meter|kilo|kg|piece|hour|session|page|night|day|m2|m²))(?![\p{L}])/iu;

/** A unit after the currency: "SAR/kg", "ريال / كيلو". */
const byUnitPattern =
  /(?<=(?:ريال|درهم|دينار|ر\.?س\.?|SAR|SR|AED|KWD)\s*\/\s*)(?:كيلو|كجم|كغم|متر|لتر|حبة|قطعة|ساعة|يوم|ليلة|شخص|kg|kilo|metre|meter|m2|litre|liter|piece|hour|day|night|person)(?!\p{L})/iu;

/** A unit in place of what is sold: "سعر الكيلو". "سعر اليوم" is today's price. */
const priceOfUnitPattern =
  /(?<=^\s*(?:ال)?(?:سعر|ثمن|تكلفة)\s+(?:ال)?)(?:كيلو|كجم|كغم|متر|لتر|ساعة|ليلة|شخص)(?=\s*(?:$|\())/u;

function takeUnit(header: string, product: ProductRow): void {
  const [unit] =
    forOnePattern.exec(header) ?? byUnitPattern.exec(header) ?? priceOfUnitPattern.exec(header) ?? [];
  if (unit !== undefined) product.unit ??= unit;
}

/** Words that are written in place of a price on purpose. */
const noPriceYetPattern = /^(قريب|حسب الطلب|عند الطلب|مجان|soon|coming|on request|free|tb[ad])/iu;

/** A second price column (wholesale) is kept as an attribute. */
function takePrice(cell: Cell, product: ProductRow, place: Place, into: ReadDocument): boolean {
  if (product.price !== undefined) return false;
  if (parsePrice(cell.number ?? cell.text) === "none") return true;
  const { amount, currency, note } = readPriceCell(cell);
  if (note !== undefined) product.priceNote ??= note;
  if (amount === undefined) {
    if (!noPriceYetPattern.test(cell.text) && statedAvailability(cell.text) === undefined)
      into.warnings.push({ code: "price_not_a_number", place });
    return false;
  }
  product.price = amount;
  if (currency && product.currency === undefined) product.currency = currency;
  return note === undefined;
}

/** The price of several pieces together: "3 بـ 90", "حبتين بـ 80", "box of 12 for 60"; none of them costs that much. */
const bundlePattern =
  /(?:(?<!\p{Nd})[\p{Nd}٫.]+|\p{L}{2,}ين)\s*(?:\p{L}+\s+){0,2}?(?:ب(?:ـ|\s|سعر)|for\s)\s*\p{Nd}/iu;

/** The price after a discount becomes the product's price; the amount in the price column becomes the earlier price. */
function takeSale(cell: Cell, product: ProductRow): boolean {
  if (bundlePattern.test(cell.text)) return false;
  const { amount, currency } = readPriceCell(cell);
  if (amount === undefined) return false;
  if (product.price !== undefined && product.price > amount) product.was = product.price;
  product.price = amount;
  if (currency && product.currency === undefined) product.currency = currency;
  return false;
}

function takeOption(label: string, cell: Cell, product: ProductRow): boolean {
  if (parsePrice(cell.number ?? cell.text) === "none") return true;
  const { amount, currency, note } = readPriceCell(cell);
  if (amount === undefined) product.priceNote ??= note!;
  else (product.prices ??= []).push({ label, amount });
  if (currency && product.currency === undefined) product.currency = currency;
  return false;
}
