import { asciiDigits } from "./digits.ts";

/**
 * A phone number in E.164 (`+966555550142`), or null when it cannot be one.
 * A number without a country code is read as Saudi: `05…`, `5…`, `9665…` and `009665…` are the same phone.
 */
export function normalisePhone(input: string): string | null {
  let digits = asciiDigits(input).replace(/[\s()\-.\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
  if (!/^\+?\d+$/.test(digits)) return null;
  if (digits.startsWith("+")) digits = digits.slice(1);
  else if (digits.startsWith("00")) digits = digits.slice(2);
  else if (/^05\d{8}$/.test(digits)) digits = `966${digits.slice(1)}`;
  else if (/^5\d{8}$/.test(digits)) digits = `966${digits}`;
  else if (/^01\d{8}$/.test(digits)) digits = `966${digits.slice(1)}`;
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
}

/** A stored number as people write it: `+966 55 555 0142`. Of other countries as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+966)(5\d)(\d{3})(\d{4})$/, "$1 $2 $3 $4");
}
