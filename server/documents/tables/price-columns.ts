import type { Column } from "#server/documents/columns.ts";
import type { Cell, Row } from "#server/documents/sheet.ts";
import { plainHeader } from "./plain-header.ts";
import { isBareAmount, isPriceLike, readPriceCell, withoutCurrency } from "./price-cell.ts";

const pricePattern =
  /(^| )(ال|بال)?(سعر|اسعار|ثمن|تكلفه|قيمه|رسوم|اجره|ايجار|كشفيه|مبلغ|ريال|درهم|دينار)( |$)|(^| )(price|cost|fee|fees|rate|rent|tariff|amount|sar|sr|aed|kwd)( |$)/;
/** Headers of numbers that are no prices. */
const countPattern =
  /(^| )(ال)?(عدد|غرف|غرفه|حمام|حمامات|دورات|مساحه|دور|كميه|مخزون|عمر|اعمار|موديل|وزن|مسافه|مقاس|طول|عرض|ارتفاع|سعرات|دقيقه|دقايق|مده|ايام|سعه|تسع|نوم|جلوس|امبير|تكفي|سرعه|صفحات|صلاحيه|ضمان|رقم|م|رمز|كود|باركود|نسبه|حجم|مستخدم|مستخدمين|فواتير|طوابق|ادوار|حد)( |$)|^(ال)?(ساعات|جلسات|حصص|لقاءات|اسابيع)$|^(ال)?ساعات |^(hours|sessions|lessons|weeks)$|^hours |(^| )(ال)?(يكفي|تتسع|يتسع|مقاعد)( |$)|(^| )(sleeps|serves|count|rooms?|bedrooms?|bathrooms?|area|floor|number|no|id|code|sku|barcode|qty|quantity|stock|age|ages|model|weight|distance|size|length|width|height|calories|kcal|minutes|mins|duration|days|capacity|speed|pages|users|invoices|branches|guests|persons|people|seats|employees|validity|warranty|percent|discount|minimum|maximum|min|max|deposit)( |$)|%|^#/;
/** Headers such as "Weekdays (Sunday - Wednesday)": a price on these days and not a number of days. */
const onDaysPattern =
  /(^| )(ال)?(احد|اثنين|ثلاثاء|اربعاء|خميس|جمعه|سبت|ويكند)( |$)|(ال)?اسبوع|(^| )(weekdays?|weekends?|sunday|monday|tuesday|wednesday|thursday|friday|saturday)( |$)/;
const notAPricePattern =
  /(^| )(ال)?(حد الادني|حد ادني|حدود|عربون|خصم|نسبه|توصيل|تفويض|ديبوزت)|(^| )(ال)?(زايد|زايده|تامين|مسترد)( |$)|(^| )(minimum|limits?|deposit|discount|delivery|overage|excess|insurance|refundable)( |$)|%/;
const beforePattern =
  /قبل (ال)?خصم|^(السعر )?(قبل|كان|سابقا)$|قديم|اصلي|(^| )(before|old|original|was|regular|list price)( |$)/;

/** Headers of years: "Year", "model year". */
const yearPattern = /(^| )(ال)?(سنه|عام|موديل|صنع|انتاج)( |$)|(^| )(year|made)( |$)/;
const isYear = ({ number }: Cell): boolean => number !== undefined && number >= 1980 && number <= 2100;

/** Whether a header counts or measures something. */
export const isCount = (header: string): boolean => countPattern.test(header) && !onDaysPattern.test(header);

export const cellsOf = (body: readonly Row[], at: number): Cell[] =>
  body.flatMap((row) => (row.cells[at] === undefined ? [] : [row.cells[at]]));

export const share = <T>(all: readonly T[], is: (one: T) => boolean): number =>
  all.length === 0 ? 0 : all.filter(is).length / all.length;

/** Whether a header names prices. */
export function isPriceHeader(text: string): boolean {
  const plain = plainHeader(text);
  return pricePattern.test(plain) && !notAPricePattern.test(plain);
}

/** Returns a price header without the currency and the word for price: its size or period. */
function optionLabel(header: string): string {
  return withoutCurrency(header)
    .replace(/(?<!\p{L})(?:ال|ب|بال)?(?:سعر|ثمن|تكلفة|رسوم)(?!\p{L})|\b(?:price|cost|fee)s?\b/giu, " ")
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Headers of an offer price. The same Arabic word is used for widths, whose values are not below the prices. */
const offeredPattern =
  /^(ال)?(عرض|عروض|تخفيض|تخفيضات|تنزيل|تنزيلات|تصفيه)$|^(offer|sale|deal|promo|discounted)s?$/;

/** Finds the column of temporary prices: each of its amounts is below the price of its row. */
function offerBeside(
  price: number,
  plain: readonly string[],
  columns: readonly Column[],
  body: readonly Row[],
): number | undefined {
  const amountAt = ({ cells }: Row, at: number): number | undefined =>
    cells[at] === undefined ? undefined : readPriceCell(cells[at]).amount;
  const found = plain.findIndex((header, index) => {
    if (columns[index]!.kind !== "other" || !offeredPattern.test(header)) return false;
    const offered = body.filter(({ cells }) => cells[index] !== undefined);
    return (
      offered.length > 0 &&
      offered.every((row) => (amountAt(row, index) ?? Infinity) < (amountAt(row, price) ?? Infinity))
    );
  });
  return found < 0 ? undefined : found;
}

/** Marks the columns of prices and returns whether there are any. */
export function findPrices(
  header: readonly string[],
  plain: readonly string[],
  columns: Column[],
  body: readonly Row[],
  under: ReadonlyMap<number, string>,
): boolean {
  const free = (at: number): boolean => columns[at]!.kind === "other" || columns[at]!.kind === "price";
  const priceLike = (at: number): boolean => {
    const cells = cellsOf(body, at);
    return cells.length > 0 && share(cells, isPriceLike) >= 0.7;
  };
  const all = columns.map((_, index) => index);
  const labelled = all.filter(
    (at) =>
      columns[at]!.kind === "price" ||
      (free(at) && pricePattern.test(plain[at]!) && !notAPricePattern.test(plain[at]!) && priceLike(at)),
  );
  const unlabelled = all.filter(
    (at) =>
      free(at) &&
      // When a header spans several columns, a count in it describes the columns' own headers ("Quantity: 500, 1000")
      // and not the cells.
      !isCount(under.get(at) ?? plain[at]!) &&
      !notAPricePattern.test(plain[at]!) &&
      !(yearPattern.test(plain[at]!) && cellsOf(body, at).every(isYear)) &&
      share(cellsOf(body, at), isBareAmount) >= 0.4 &&
      priceLike(at),
  );
  const prices = labelled.length > 0 ? labelled : unlabelled;
  const old = prices.find((at) => beforePattern.test(plain[at]!));
  if (prices.length === 2 && old !== undefined) {
    for (const at of prices) columns[at] = { kind: at === old ? "price" : "sale" };
    return true;
  }
  const before = all.find(
    (at) => columns[at]!.kind === "other" && beforePattern.test(plain[at]!) && priceLike(at),
  );
  if (prices.length === 1 && before !== undefined) {
    columns[prices[0]!] = { kind: "sale" };
    columns[before] = { kind: "price" };
    return true;
  }
  const offered = labelled.length === 1 ? offerBeside(labelled[0]!, plain, columns, body) : undefined;
  if (offered !== undefined) columns[offered] = { kind: "sale" };
  const hasSale = columns.some((column) => column.kind === "sale");
  if (prices.length === 1 || (hasSale && prices.length > 0)) columns[prices[0]!] = { kind: "price" };
  else
    for (const at of prices) columns[at] = { kind: "option", label: optionLabel(header[at]!) || header[at]! };
  return prices.length > 0 || hasSale;
}
