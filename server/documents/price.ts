/**
 * Words and signs of currencies with their ISO 4217 codes. «ريال» alone is the Saudi one, which is by far the most
 * common among our customers.
 */
const currencies: [RegExp, string][] = [
  [/قطري|ر\.?\s?ق|\bqar\b|\bqr\b/i, "QAR"],
  [/عماني|ر\.?\s?ع|\bomr\b/i, "OMR"],
  [/يمني|\byer\b/i, "YER"],
  [/كويتي|د\.?\s?ك|\bkwd\b|\bkd\b/i, "KWD"],
  [/بحريني|د\.?\s?ب|\bbhd\b|\bbd\b/i, "BHD"],
  [/اردني|أردني|د\.?\s?أ|\bjod\b|\bjd\b/i, "JOD"],
  [/عراقي|د\.?\s?ع|\biqd\b/i, "IQD"],
  [/درهم|د\.?\s?إ|\baed\b|\bdhs?\b/i, "AED"],
  [/جنيه|ج\.?\s?م|\begp\b|\ble\b/i, "EGP"],
  [/ريال|ر\.?\s?س|﷼|\u20c1|\bsar\b|\bsr\b/i, "SAR"],
  [/دولار|\$|\busd\b/i, "USD"],
  [/يورو|€|\beur\b/i, "EUR"],
  [/استرليني|إسترليني|£|\bgbp\b/i, "GBP"],
];

/** Words that multiply a number: "760 ألف", "1.65 million". */
const scales: [RegExp, number][] = [
  [/(?<=\p{Nd}\s*)(?:[أا]لف|[آا]لاف|thousand|k)(?!\p{L})/iu, 1000],
  [/(?<=\p{Nd}\s*)(?:مليون|million|mn)(?!\p{L})/iu, 1_000_000],
];

/** Returns the factor of a text's number; 1 when there is none. */
function scaleOf(text: string): number {
  return scales.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
}

export type Price = { price: number; currency?: string } | "none" | "not_a_number";

/** Parses prices such as `1,234.50`, `٩٨٫٥` and `98 ر.س`. A range, a word or a negative number is not a price. */
export function parsePrice(cell: string | number): Price {
  if (typeof cell === "number") return Number.isFinite(cell) && cell >= 0 ? { price: cell } : "not_a_number";
  const text = cell.trim();
  if (text === "" || /^[-–—]+$/.test(text)) return "none";
  const written = parseNumber(
    latinDigits(text)
      .replace(/\p{L}[\p{L}.\s]*|[$€£﷼\u20c1]/gu, " ")
      .trim(),
  );
  if (written === undefined) return "not_a_number";
  const price = written * scaleOf(text);
  const currency = parseCurrency(text);
  return currency ? { price, currency } : { price };
}

/** Returns the ISO code of a currency cell, or the cell in capitals when it is a code; otherwise undefined. */
export function parseCurrency(text: string): string | undefined {
  const known = currencies.find(([pattern]) => pattern.test(text));
  if (known) return known[1];
  return /^[a-z]{3}$/i.test(text.trim()) ? text.trim().toUpperCase() : undefined;
}

function parseNumber(text: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  if (/^\d{1,3}([,\u066c ]\d{3})+(\.\d+)?$/.test(text)) return Number(text.replace(/[,\u066c ]/g, ""));
  if (/^\d+,\d{1,2}$/.test(text)) return Number(text.replace(",", "."));
  return undefined;
}

/** Converts Arabic-Indic and Persian digits and separators to Latin ones. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll("\u066b", ".");
}
