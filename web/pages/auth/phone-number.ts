import { normalisePhone } from "#shared/rules/phone.ts";

export const countries = {
  sa: "966",
  ae: "971",
  kw: "965",
  qa: "974",
  bh: "973",
  om: "968",
  other: "",
} as const;
export type Country = keyof typeof countries;

/** E.164 of what was typed under a country, or null when it cannot be a phone. A typed country code wins. */
export function phoneOf(country: Country, typed: string): string | null {
  const text = typed.trim();
  if (/^(\+|00)/.test(text)) return normalisePhone(text);
  const whole = normalisePhone(`+${countries[country]}${text.replace(/^0/, "")}`);
  if (country === "other") return normalisePhone(text);
  return text.startsWith(countries[country]) ? normalisePhone(`+${text}`) : whole;
}
