import type { Language } from "#server/answers/entry.ts";

const symbols: Readonly<Record<string, Record<Language, string>>> = {
  SAR: { ar: "ر.س", en: "SR" },
  AED: { ar: "د.إ", en: "AED" },
  KWD: { ar: "د.ك", en: "KWD" },
  BHD: { ar: "د.ب", en: "BHD" },
  QAR: { ar: "ر.ق", en: "QAR" },
  OMR: { ar: "ر.ع", en: "OMR" },
  EGP: { ar: "ج.م", en: "EGP" },
  JOD: { ar: "د.أ", en: "JOD" },
  USD: { ar: "دولار", en: "USD" },
  EUR: { ar: "يورو", en: "EUR" },
};

/** "65 SR" / "65 ر.س": the number as the row has it, Latin digits, never rounded. */
export function money(price: number, currency: string | undefined, language: Language): string {
  const amount = String(price);
  const code = currency?.toUpperCase();
  return code === undefined ? amount : `${amount} ${symbols[code]?.[language] ?? code}`;
}
