import { latinDigits, parseCurrency, parsePrice } from "#server/documents/price.ts";
import type { Cell } from "#server/documents/sheet.ts";

/** The content of a cell in a price column. */
export interface PriceCell {
  amount?: number;
  currency?: string;
  /** The original cell, when it says more than an amount. */
  note?: string;
}

/**
 * Currencies are matched as whole words, because in running text two letters of another word can look like an
 * abbreviation.
 */
const currencyWordPattern =
  /(?<!\p{L})(?:ب?ال|بال|ب)?(?:ريال(?:اً|ا|ات)?|درهم(?:اً|ا)?|دينار(?:اً|ا)?|جنيه(?:اً|ا)?|دولار(?:اً|ا)?|يورو)(?:\s+(?:ال)?(?:سعودي|قطري|عماني|يمني|كويتي|بحريني|أردني|اردني|عراقي|مصري))?(?!\p{L})|(?<!\p{L})(?:SAR|SR|AED|KWD|BHD|QAR|OMR|EGP|JOD|IQD|USD|EUR|GBP)(?!\p{L})|(?<!\p{L})[رد]\.\s?[سقعكبأإ](?!\p{L})|[$€£﷼\u20c1]/giu;

/** Returns the currency that a heading or a header names ("السعر بالريال", "Monthly SAR"). */
export function currencyNamed(text: string): string | undefined {
  const [word] = text.match(currencyWordPattern) ?? [];
  return word === undefined ? undefined : parseCurrency(word);
}

export const withoutCurrency = (text: string): string =>
  text.replace(currencyWordPattern, " ").replace(/\s+/g, " ");

const from = String.raw`(?:(?:يبدأ|تبدأ|يبدا|تبدا|ابتداء|ابتداءً|بدءا|بدءً)\s+(?:من|ب)|من|ب|from|starting(?:\s+(?:at|from))?|starts\s+at)`;
const amountSource = String.raw`\d{1,3}(?:[,٬]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d{1,3})?`;
/**
 * Amounts with more text: "25 per hour", "from 9000", "600 (500 for members)" and surcharges such as "+4", but not
 * "50-60", "12 x 3" or "10%".
 */
const morePattern = new RegExp(
  String.raw`^(?:${from}\s*|\+\s*)?(${amountSource})(?:\s*(?:[(/،,]|(?:ل|ب|per|a|an|each|شهري|سنوي|يومي|اسبوعي|أسبوعي|monthly|yearly|annually|weekly|daily|for|حتى|up to|\+)).*)?$`,
  "iu",
);

/** Ranges such as "From 18 to 45, by car": the lower amount is the price, and the text is kept. */
const fromToPattern = new RegExp(
  String.raw`^(?:من|from)\s*(${amountSource})\s*(?:[إا]ل[ىي]|حتى|to|[-–])\s*(?:${amountSource})(?![\d%])`,
  "iu",
);

/**
 * Reads the amount at the start of a cell, with the whole text as a note when it says more; a word alone is only a
 * note.
 */
export function readPriceCell(cell: Cell): PriceCell {
  const price = parsePrice(cell.number ?? cell.text);
  if (price === "none") return {};
  if (price !== "not_a_number") {
    const bare = withoutCurrency(latinDigits(cell.text)).replace(/[\d.,٬\s]/g, "");
    const more = cell.number === undefined && /\p{L}/u.test(bare);
    const currency = currencyNamed(cell.text) ?? (more ? undefined : price.currency);
    return {
      amount: price.price,
      ...(currency !== undefined && { currency }),
      ...(more && { note: cell.text }),
    };
  }
  const plain = withoutCurrency(latinDigits(cell.text))
    .replace(/[\u064b-\u0652]/g, "")
    .trim();
  const amount = (morePattern.exec(plain) ?? fromToPattern.exec(plain))?.[1];
  if (amount === undefined) return { note: cell.text };
  const currency = currencyNamed(cell.text);
  return {
    amount: Number(amount.replace(/[,٬](?=\d{3})/g, "").replace(",", ".")),
    ...(currency !== undefined && { currency }),
    note: cell.text,
  };
}

const freePattern = /^(مجان[اي]?ً?ا?|بدون (رسوم|مقابل)|free|complimentary)( |$)/iu;
const wordsPattern =
  /^(قريب[اً]*|حسب|بالطلب|عند الطلب|اتصل|تواصل|غير|نفد|نفذ|يحدد|soon|coming|on request|upon|call|contact|ask|tbd|tba|n\/a|sold|free|مجان|[-–—]+$)/iu;

/** Whether a cell describes a price in words: "from 60 SAR", "60 per hour". */
export const isPriceText = (cell: Cell): boolean =>
  morePattern.test(withoutCurrency(latinDigits(cell.text)).trim());

/** Whether a cell is an amount and nothing else. */
export function isBareAmount(cell: Cell): boolean {
  const { amount, note } = readPriceCell(cell);
  return amount !== undefined && note === undefined && !/%/.test(cell.text);
}

/** Whether a cell may belong to a column of prices. */
export function isPriceLike(cell: Cell): boolean {
  if (/%/.test(cell.text)) return false;
  const { amount } = readPriceCell(cell);
  return (
    amount !== undefined ||
    wordsPattern.test(cell.text) ||
    freePattern.test(cell.text) ||
    /^[-–—]+$/.test(cell.text)
  );
}
