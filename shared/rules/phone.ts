import { toAsciiDigits } from "./digits.ts";

/** The calling codes of the Gulf countries. */
export const gulfCodes = { sa: "966", ae: "971", kw: "965", qa: "974", bh: "973", om: "968" } as const;
export type GulfCountry = keyof typeof gulfCodes;

/**
 * The national numbers of each country, by length and first digits: mobile and geographic numbers, which may be written
 * with a zero before them, and numbers for companies, such as 9200 xxxxx and 800 xxx xxxx, which may not. Finer ranges
 * are left out because regulators open new ones.
 */
const nationalNumbers: Record<GulfCountry, RegExp> = {
  sa: /^(?:0?(5\d{8}|1[1-7]\d{7})|(92\d{7}|[78]00\d{7}))$/,
  ae: /^(?:0?(5[0-8]\d{7}|[2-4679][2-8]\d{6})|(800\d{2,9}|400\d{6}|[679]00\d{6}))$/,
  kw: /^([2569]\d{7}|41\d{6}|18\d{5})$/,
  qa: /^([3-7]\d{7}|2[136]\d{5}|800\d{4,6})$/,
  bh: /^([136-9]\d{7})$/,
  om: /^([279]\d{7}|1505\d{4}|800\d{5,6}|500\d{4})$/,
};

/**
 * The fewest digits of a number with its country code and without a plus, as WhatsApp's ids and exported lists
 * contain it.
 */
const minInternationalDigits = 11;
const separators = /[\s()\-.\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A phone number in E.164 (`+966555550142`), or null when it cannot be one, or when its country is unknown. Digits of
 * either script may be used. Without a country code a number is one of `country`: in Saudi Arabia `05…`, `5…`, `9665…`
 * and `009665…` are the same phone.
 */
export function normalisePhone(input: string, country: GulfCountry = "sa"): string | null {
  const digits = toAsciiDigits(input).replace(separators, "");
  if (!/^\+?\d+$/.test(digits)) return null;
  const international = /^(?:\+|00)(.*)$/.exec(digits)?.[1];
  if (international !== undefined) return internationalNumber(international);
  const national = nationalNumber(country, digits);
  if (national) return national;
  // A shorter number without a plus can be a local number of any country.
  return digits.length >= minInternationalDigits || gulfCountryOf(digits)
    ? internationalNumber(digits)
    : null;
}

const gulfCountries = Object.keys(gulfCodes) as GulfCountry[];
const gulfCountryOf = (digits: string) =>
  gulfCountries.find((country) => digits.startsWith(gulfCodes[country]));

function nationalNumber(country: GulfCountry, digits: string): string | null {
  const [, withZero, without] = nationalNumbers[country].exec(digits) ?? [];
  const number = withZero ?? without;
  return number === undefined ? null : `+${gulfCodes[country]}${number}`;
}

/**
 * Returns a number with its country code in E.164. A Gulf country's number must match its numbering plan, others only
 * the possible lengths.
 */
function internationalNumber(digits: string): string | null {
  const country = gulfCountryOf(digits);
  if (country) return nationalNumber(country, digits.slice(gulfCodes[country].length));
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
}

/** Formats a stored Saudi mobile number as `+966 55 555 0142`. Other numbers are returned unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+966)(5\d)(\d{3})(\d{4})$/, "$1 $2 $3 $4");
}

/**
 * Returns the last nine digits of a number with its country code, which identify it in any spelling, because no
 * national number of the Gulf is longer. Null when the input is not such a number.
 */
export const lastPhoneDigits = (digits: string): string | null =>
  /^\d{8,15}$/.test(digits) ? digits.slice(-9) : null;
