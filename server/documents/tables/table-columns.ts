import { mainLanguageOf } from "#shared/rules/main-language.ts";
import { columnOf, listOf, type Column } from "#server/documents/columns.ts";
import type { Row } from "#server/documents/sheet.ts";
import { plainHeader } from "./plain-header.ts";
import { availabilityOf } from "./stated-availability.ts";
import { findNamingParts, isAmount, isMeasured, isName, nameByParts } from "./name-parts.ts";
import { isBareAmount, isPriceLike } from "./price-cell.ts";
import { cellsOf, findPrices, isCount, share } from "./price-columns.ts";

/** Headers that name an offer: "Plan", "الباقة", "Room type". */
const offerPattern =
  /^(اسم |نوع )?(ال)?(باقه|باقات|خطه|عضويه|اشتراك|بكج|بكجات|عرض|غرفه|جناح|برنامج|دوره|كورس|حصه|جلسه|ماده|موديل|سياره|قطعه|عطر|وجبه|علاج|اجراء|فحص|تحليل|دواء|كلاس|رحله|مقاس|شحنه|فصل|مرحله|صف|نشاط|ايجار|قاعه)( .*)?$|^(plan|package|membership|subscription|add ?on|bundle|room|suite|programme|program|course|class|session|treatment|procedure|test|model|car|vehicle|part|dish|meal|medicine|item|product|service|activity|stage|grade|hall|tour|trip|offer|type)s?( (name|type))?$/;
/** Headers whose rows are facts about the business: delivery areas, opening hours, staff. */
const notOfferPattern =
  /^(ال)?(منطقه|مناطق|مدينه|مدن|دوله|دول|وجهه|مسافه|يوم|ايام|وقت|فرع|فروع|طبيب|موظف|اسم (ال)?(طبيب|موظف|فرع|مدينه|عميل)|اسم$|مكون|سوال|جوال|هاتف|قسم|اداره|سبب|حاله)( .*)?$|^(zone|area|city|region|country|destination|distance|day|time|branch|doctor|name|ingredient|question|department|phone|reason|case)s?( .*)?$/;
/** Headers of people who work for the business: such a table describes persons, whatever they teach or cost. */
const personPattern =
  /^(اسم )?(ال)?(مدرب|مدربه|معلم|معلمه|مدرس|استاذ|استاذه|طبيب|طبيبه|دكتور|دكتوره|اخصائي|اخصائيه|مصفف|مصففه|حلاق|كوتش|شيف|محامي|مستشار)$|^(doctor|trainer|teacher|instructor|tutor|coach|stylist|barber|therapist|specialist|consultant|lawyer)s?( name)?$/;
const destinationPattern = /^(ال)?(وجهه|دوله|مدينه)( .*)?$|^(destination|country|city)( .*)?$/;
const deliveredPattern = /توصيل|شحن|رسوم|طلب|delivery|shipping|(^| )fees?( |$)|order/;
/** Headers that say nothing about the rows below. */
const anyOfferPattern =
  /^(اسم )?(ال)?(صنف|منتج|خدمه|اسم|نوع|ماده|طبق|عنصر|بيان|بند|وصف|سلعه)( .*)?$|^(item|product|service|name|title|type|description)s?( .*)?$/;
const englishNamePattern =
  /^(الاسم )?(ال)?(انجليزي|بالانجليزي|بالانجليزيه|انجليزيه|english)( name)?$|^name in english$/;
const arabicNamePattern = /^(الاسم )?(ال)?(عربي|بالعربي|بالعربيه|arabic)( name)?$|^name in arabic$/;
export interface TableColumns {
  kind: "faqs" | "products";
  columns: Column[];
  /** What the header of the column of names calls each row ("Plan"); undefined when it says nothing. */
  noun: string | undefined;
  /** Whether the list has prices. Rows without a price are then read too, and their text is kept in addition. */
  hasPrices: boolean;
}

/** Whether a column has texts that distinguish the rows. */
function isTellingApart(body: readonly Row[], at: number): boolean {
  const texts = cellsOf(body, at).filter(isName);
  return (
    texts.length >= body.length * 0.8 && new Set(texts.map((cell) => cell.text)).size >= texts.length * 0.8
  );
}

/**
 * Whether most cells of a column say more than an amount ("8 sessions"); under a header that names an offer they are
 * the rows' names.
 */
const isNamed = (body: readonly Row[], at: number): boolean =>
  share(cellsOf(body, at), (cell) => /\p{L}/u.test(cell.text) && !isBareAmount(cell)) >= 0.5;

/**
 * Returns the better column of names for "Package | Service | Price": where services repeat, the packages are the
 * offers.
 */
function betterNamed(
  headers: readonly string[],
  columns: readonly Column[],
  body: readonly Row[],
): number | undefined {
  const named = columns.findIndex((column) => column.kind === "name");
  if (named < 0 || isTellingApart(body, named)) return undefined;
  const other = headers.findIndex(
    (header, index) =>
      columns[index]!.kind === "other" && offerPattern.test(header) && isTellingApart(body, index),
  );
  return other < 0 ? undefined : other;
}

/** Headers such as "اسم القماش" and "Fabric name", which name any kind of thing. */
const ownNamePattern = /^اسم (ال)?\p{L}+$|^\p{L}+ name$/u;
/** Returns the column that names each row: by its header, otherwise the first with distinct texts. */
function nameColumn(headers: readonly string[], body: readonly Row[]): number {
  const byName = headers.findIndex(
    (header, index) =>
      ownNamePattern.test(header) && !notOfferPattern.test(header) && isTellingApart(body, index),
  );
  if (byName >= 0) return byName;
  const byOffer = headers.findIndex(
    (header, index) => offerPattern.test(header) && isNamed(body, index) && !isMeasured(body, index),
  );
  if (byOffer >= 0) return byOffer;
  return headers.findIndex((_, index) => isTellingApart(body, index));
}

/** Whether the list sells journeys: it has destinations and several prices, and nothing about delivery. */
function isTrip(plain: readonly string[], at: number, body: readonly Row[]): boolean {
  if (!destinationPattern.test(plain[at]!) || plain.some((header) => deliveredPattern.test(header)))
    return false;
  const priced = plain.filter(
    (header, other) => !isCount(header) && share(cellsOf(body, other), isBareAmount) >= 0.6,
  );
  return priced.length > 1;
}

/**
 * Returns what each column of a list of offers holds, by its headers and the own headers of columns that share one;
 * undefined for any other table.
 */
export function tableColumns(
  header: readonly string[],
  body: readonly Row[],
  under: ReadonlyMap<number, string> = new Map(),
): TableColumns | undefined {
  const plain = header.map(plainHeader);
  const columns = header.map((text): Column => columnOf(text));
  if (listOf(columns) === "faqs") return { kind: "faqs", columns, hasPrices: false, noun: undefined };
  if (personPattern.test(plain[0] ?? "") && isTellingApart(body, 0)) return undefined;
  const named = columns.some((column) => column.kind === "name");
  const other = betterNamed(plain, columns, body);
  if (other !== undefined) {
    columns[columns.findIndex((column) => column.kind === "name")] = { kind: "other" };
    columns[other] = { kind: "name" };
  } else if (!plain.some((text, index) => columns[index]!.kind === "name" && !notOfferPattern.test(text))) {
    const at = nameColumn(plain, body);
    const together = at < 0 || isMeasured(body, at) ? findNamingParts(plain, columns, body) : [];
    const parts = together.some((part) => notOfferPattern.test(plain[part]!)) ? [] : together;
    const isOffer =
      at >= 0 &&
      (offerPattern.test(plain[at]!) || !notOfferPattern.test(plain[at]!) || isTrip(plain, at, body));
    if (parts.length > 0) for (const part of parts) columns[part] = { kind: "part" };
    else if (isOffer) columns[at] = { kind: "name" };
    else if (!(named && listOf(columns) === "products")) return undefined;
  }
  plain.forEach((text, index) => {
    if (englishNamePattern.test(text)) columns[index] = { kind: "name", lang: "en" };
    else if (arabicNamePattern.test(text)) columns[index] = { kind: "name", lang: "ar" };
  });
  const hasPrices = findPrices(header, plain, columns, body, under);
  const isList = hasPrices || listOf(columns) === "products";
  // Terms of offers ("Package | Notice | Charge") say several things about each offer.
  const isEntity = plain.some(
    (text, index) =>
      columns[index]!.kind === "name" && offerPattern.test(text) && isTellingApart(body, index),
  );
  if (!isList && !(isEntity && header.length > 1)) return undefined;
  nameByParts(plain, columns, body);
  nameInBoth(plain, columns, body);
  findStock(plain, columns, body);
  const at = columns.findIndex((column) => column.kind === "name");
  const noun = at < 0 || plain[at] === "" || anyOfferPattern.test(plain[at]!) ? undefined : header[at];
  return { kind: "products", columns, hasPrices: isList, noun };
}

/** Whether neighbouring headers are each in the language of the names below: "الصينية | Tray". */
function isHeadedInBoth(
  header: readonly string[],
  column: number,
  otherColumn: number,
  language: string,
): boolean {
  const [named = "", beside = ""] = [header[column], header[otherColumn]];
  const isShort = beside.split(" ").length <= 2;
  return (
    Math.abs(column - otherColumn) === 1 &&
    isShort &&
    mainLanguageOf(beside) === language &&
    mainLanguageOf(named) !== language
  );
}

/**
 * Finds a column beside the names that repeats them in the other language: without a header, or with the same header
 * in that language.
 */
function nameInBoth(plain: readonly string[], columns: Column[], body: readonly Row[]): void {
  const named = columns.flatMap((column, index) => (column.kind === "name" ? [index] : []));
  if (named.length !== 1) return;
  const languages = (at: number): Set<string> =>
    new Set(cellsOf(body, at).map((cell) => mainLanguageOf(cell.text)));
  const [mainLanguage, ...mixed] = languages(named[0]!);
  if (mixed.length > 0) return;
  const other = plain.findIndex((header, index) => {
    if (columns[index]!.kind !== "other" || !isTellingApart(body, index)) return false;
    const [language, ...more] = languages(index);
    if (more.length > 0 || language === mainLanguage || language === undefined) return false;
    return header === "" || isHeadedInBoth(plain, named[0]!, index, language);
  });
  if (other >= 0) columns[other] = { kind: "name" };
}

/** "Quantity" may be the content of a pack; it is a stock count when some row has none. */
const quantityPattern =
  /^(ال)?(كميه|عدد)( (ال)?(متوفر|متاح|متبقي|باقي)ه?| عندنا)?$|^(ال)?(متبقي|باقي)$|^(ال)?(مقاعد|حبات|قطع|اماكن) (ال)?(متوفر|متاح|متبقي|باقي|شاغر)ه$|^(seats|places|spots) (left|available|remaining)$|^(qty|quantity|(qty|quantity|units|pieces) (left|available|in stock)|left|remaining)$/;

function findStock(plain: readonly string[], columns: Column[], body: readonly Row[]): void {
  plain.forEach((header, index) => {
    if (columns[index]!.kind !== "other" || !quantityPattern.test(header)) return;
    const availabilities = cellsOf(body, index).map((cell) => availabilityOf(cell.text)?.availability);
    if (
      availabilities.includes("out_of_stock") &&
      availabilities.filter((each) => each !== undefined).length >= availabilities.length * 0.9
    )
      columns[index] = { kind: "stock" };
  });
}

/** Returns the columns of a list without headers: a text and, at the other end, a price. */
export function headlessColumns(rows: readonly Row[]): Column[] | undefined {
  const width = Math.max(...rows.map((row) => row.cells.length));
  if (width < 2 || width > 3 || rows.length < 2) return undefined;
  const isNamed = (at: number): boolean => {
    const cells = cellsOf(rows, at);
    return cells.length === rows.length && share(cells, isName) > 0.9;
  };
  const isPriced = (at: number): boolean => {
    const cells = cellsOf(rows, at);
    return (
      cells.length >= rows.length * 0.8 && share(cells, isAmount) >= 0.6 && share(cells, isPriceLike) >= 0.9
    );
  };
  const last = width - 1;
  const [name, price] = isPriced(last) ? [0, last] : [last, 0];
  if (!isNamed(name) || !isPriced(price)) return undefined;
  const columns = Array.from({ length: width }, (_, index): Column => ({
    kind: index === name ? "name" : index === price ? "price" : "other",
  }));
  nameInBoth(
    columns.map(() => ""),
    columns,
    rows,
  );
  return columns;
}
