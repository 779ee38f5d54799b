import type { Column } from "./columns.ts";
import type { Place, ProductRow, ReadDocument } from "./document.ts";
import { languageOf } from "./faq-row.ts";
import { latinDigits, parseCurrency, parsePrice } from "./price.ts";
import type { Cell, Row } from "./sheet.ts";

/** A row of a sheet of products. What cannot be told apart stays as an attribute under its header, never lost. */
export function readProductRow(
  row: Row,
  columns: Column[],
  names: string[],
  place: Place,
  into: ReadDocument,
): void {
  const product: ProductRow = { name: {}, attributes: {}, place };
  const attributes: [string, string][] = [];
  let noted: ProductRow["availability"];
  const cells = [...row.cells.entries()].filter((entry): entry is [number, Cell] => entry[1] !== undefined);
  for (const [index, cell] of cells) {
    const column = columns[index] ?? { kind: "other" };
    if (take(column, cell, product, place, into)) continue;
    attributes.push([names[index] ?? String(index + 1), cell.text]);
    if (column.kind === "notes") noted ??= statedAvailability(cell.text);
  }
  // "غير متوفر حاليا" among the notes: an agent that offers it sends the customer for nothing. Under another header it is
  // said of something else: a guarantee, delivery.
  if (noted) product.availability ??= noted;
  product.attributes = Object.fromEntries(attributes);
  if (product.name.ar === undefined && product.name.en === undefined) {
    if (cells.length > 0) into.warnings.push({ code: "row_without_name", place });
    return;
  }
  into.products.push(product);
}

function take(column: Column, cell: Cell, product: ProductRow, place: Place, into: ReadDocument): boolean {
  switch (column.kind) {
    case "name": {
      const lang = column.lang ?? languageOf(cell.text);
      if (product.name[lang] !== undefined) return false;
      product.name[lang] = cell.text;
      return true;
    }
    case "price":
      return takePrice(cell, product, place, into);
    case "currency": {
      const currency = parseCurrency(cell.text);
      if (currency) product.currency = currency;
      return currency !== undefined;
    }
    case "availability": {
      const availability = availabilityOf(cell);
      if (availability) product.availability = availability;
      return availability !== undefined;
    }
    default:
      return false;
  }
}

/** A second price column (before discount, wholesale) is an attribute. */
function takePrice(cell: Cell, product: ProductRow, place: Place, into: ReadDocument): boolean {
  if (product.price !== undefined) return false;
  const price = parsePrice(cell.number ?? cell.text);
  if (price === "none") return true;
  if (price === "not_a_number") {
    into.warnings.push({ code: "price_not_a_number", place });
    return true;
  }
  product.price = price.price;
  const currency = price.currency ?? (cell.number === undefined ? undefined : currencyShown(cell.text));
  if (currency && product.currency === undefined) product.currency = currency;
  return true;
}

/** The currency a number format shows, as in `98.50 ر.س`. */
const currencyShown = (text: string): string | undefined => parseCurrency(text.replace(/[\d.,\s]/g, " "));

/** What says it also among notes; `now` may follow. */
const STATED: [NonNullable<ProductRow["availability"]>, RegExp][] = [
  [
    "out_of_stock",
    /^(غير (متوفر|متاح|موجود)ة?|نفدت?( الكمية)?|نفذت?( الكمية)?|out of stock|unavailable|not available|sold out)$/i,
  ],
  ["preorder", /^(طلب مسبق|حجز مسبق|بالطلب|حسب الطلب|pre-?\s?order|backorder)$/i],
  ["in_stock", /^(متوفرة?|متاحة?|in stock|available)$/i],
];
/** What says it only under a header that asks for it. */
const TICKED: typeof STATED = [
  ["out_of_stock", /^(منته(ي|ية)|لا( يوجد)?|no|false)$/i],
  ["preorder", /^(حجز|on request)$/i],
  ["in_stock", /^(موجودة?|نعم|yes|true|✓|✔)$/i],
];
const NOW = /\s+(حاليا|الآن|الان|مؤقتا|اليوم|currently|now|right now|at the moment|for now|temporarily)$/i;

const plainCell = (text: string): string =>
  text
    .replace(/[\p{M}\u0640]/gu, "")
    .replace(/\s*[/|]\s*.*$/u, "")
    .replace(/[.!]$/u, "")
    .trim()
    .replace(NOW, "");

const matched = (patterns: typeof STATED, plain: string) =>
  patterns.find(([, pattern]) => pattern.test(plain))?.[0];

const statedAvailability = (text: string): ProductRow["availability"] => matched(STATED, plainCell(text));

function availabilityOf(cell: Cell): ProductRow["availability"] {
  const plain = plainCell(cell.text);
  // A stock count: 0 is sold out.
  if (/^\d+$/.test(latinDigits(plain))) return Number(latinDigits(plain)) > 0 ? "in_stock" : "out_of_stock";
  return matched([...STATED, ...TICKED], plain);
}
