import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { type GulfCountry, gulfCodes, normalisePhone } from "#shared/rules/phone.ts";

const numberPattern = /(?<![\p{L}\d#])(?:\+|00)?\d(?:[\s().\u200e-]{0,2}\d){6,14}(?![\p{L}\d])/gu;

/** Country of a business by its time zone; numbers without a country code belong to it. */
const countries: Readonly<Record<string, GulfCountry>> = {
  "Asia/Riyadh": "sa",
  "Asia/Dubai": "ae",
  "Asia/Kuwait": "kw",
  "Asia/Qatar": "qa",
  "Asia/Bahrain": "bh",
  "Asia/Muscat": "om",
};

/**
 * A telephone number in a message, in E.164. One that is no number of the business's country may be of another in the
 * Gulf; where several have such numbers it stays as it is written.
 */
export function recognizePhone(message: string, timeZone: string | undefined): string | undefined {
  const own = countries[timeZone ?? ""] ?? "sa";
  const others = (Object.keys(gulfCodes) as GulfCountry[]).filter((country) => country !== own);
  const written = withAsciiDigits(message).match(numberPattern) ?? [];
  for (const number of written) {
    const phone = normalisePhone(number, own);
    if (phone !== null) return phone;
  }
  for (const number of written) {
    const phones = new Set(others.flatMap((country) => normalisePhone(number, country) ?? []));
    const [only] = phones;
    if (phones.size > 0) return phones.size === 1 ? only : number.replace(/\D/gu, "");
  }
  return undefined;
}

/** A message without the telephone numbers in it. */
export const withoutPhones = (message: string): string =>
  withAsciiDigits(message).replace(numberPattern, " ");
