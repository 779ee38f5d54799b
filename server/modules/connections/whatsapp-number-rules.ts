/** Time in which a number's code can be entered. */
export const setupMs = 10 * 60 * 1000;
/** Waiting time before WhatsApp sends another code. */
export const resendMs = 60 * 1000;
/** Maximum number of wrong codes before the number has to be entered again. */
export const maxCodeAttempts = 5;

/** Matches calling codes of one and two digits; all others have three. */
const shortCodes = /^(?:1|7|20|27|3[0-46-9]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Returns the country code of a number in international format. */
export function countryCodeOf(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
}
