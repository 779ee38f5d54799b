import type { Language } from "#server/answers/entry.ts";

/** Words of amounts and times with their translation, the longest first. */
const pairs: readonly (readonly [arabic: string, pattern: RegExp, english: string, back: RegExp])[] = [
  ["نفس اليوم", /نفس اليوم/gu, "same day", /same day/giu],
  ["أيام عمل", /أيام عمل|ايام عمل|يوم عمل|أيام العمل/gu, "business days", /business days?|working days?/giu],
  ["أيام", /أيام|ايام|(?<!\p{L})يوم(?!\p{L})/gu, "days", /\bdays?\b/giu],
  ["ساعات", /ساعات|(?<!\p{L})ساعة(?!\p{L})/gu, "hours", /\bhours?\b/giu],
  ["دقيقة", /دقائق|دقيقة/gu, "minutes", /\bminutes?\b|\bmins?\b/giu],
  ["أسابيع", /أسابيع|أسبوع/gu, "weeks", /\bweeks?\b/giu],
  ["ريال", /ريال(?:ًا|اً|ا)?|ر\.س/gu, "SR", /\bSAR\b|\bSR\b|riyals?/giu],
  ["درهم", /درهم(?:ًا|اً|ا)?/gu, "AED", /\bAED\b|dirhams?/giu],
  ["دينار", /دينار(?:ًا|اً|ا)?|د\.ك/gu, "KWD", /\bKWD\b/giu],
  ["مجانًا", /مجاناً|مجانًا|مجاني|مجانا/gu, "free", /\bfree\b/giu],
  ["حتى", /حتى/gu, "up to", /\bup to\b/giu],
  ["كيلو", /كيلوجرام|كيلو|كجم/gu, "kg", /\bkg\b/giu],
  ["كم", /(?<!\p{L})كم(?!\p{L})/gu, "km", /\bkm\b/giu],
];

/** Translates amounts and durations ("18 ريال", "4-6 أيام عمل"); other words stay as they are. */
export function translateAmount(amount: string, language: Language): string {
  let said = amount;
  for (const [arabic, pattern, english, back] of pairs)
    said = language === "en" ? said.replace(pattern, english) : said.replace(back, arabic);
  return said;
}

/** Whether an amount can be translated completely. */
export function isWrittenIn(amount: string, language: Language): boolean {
  const foreign = language === "en" ? /\p{Script=Arabic}/u : /\p{Script=Latin}{2,}/u;
  return !foreign.test(translateAmount(amount, language));
}
