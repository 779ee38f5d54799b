import { type GulfCountry, gulfCodes, normalisePhone } from "#shared/rules/phone.ts";

export const countries = { ...gulfCodes, other: "" } as const;
export type Country = GulfCountry | "other";

/** E.164 of what was typed under a country, or null when it cannot be a phone. A typed country code wins. */
export const phoneOf = (country: Country, typed: string): string | null =>
  normalisePhone(typed, country === "other" ? "sa" : country);
