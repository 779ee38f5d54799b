import { type GulfCountry, gulfCodes, normalisePhone } from "#shared/rules/phone.ts";

export const countries = { ...gulfCodes, other: "" } as const;
export type Country = GulfCountry | "other";

/**
 * Returns a typed number in E.164, or null when it is invalid. A typed calling code has precedence over the chosen
 * country.
 */
export const phoneOf = (country: Country, typed: string): string | null =>
  normalisePhone(typed, country === "other" ? "sa" : country);
