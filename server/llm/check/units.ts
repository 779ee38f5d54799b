import { normalise } from "#server/answers/text/normalise.ts";

/** Words for units in both languages. */
const units: Record<string, string> = {
  SAR: "ر.س ريال ريالا ريالات ريالين sr sar riyal riyals ﷼",
  AED: "د.إ درهم دراهم aed dirham dirhams",
  USD: "$ دولار دولارات usd dollar dollars",
  EUR: "€ يورو eur euro euros",
  GBP: "£ gbp pound pounds",
  dinar: "دينار دنانير د.ك د.ب kwd bhd jod dinar dinars",
  QAR: "ر.ق qar",
  OMR: "ر.ع omr",
  EGP: "ج.م جنيه egp",
  halala: "هللة هللات halala halalas",
  percent: "% ٪ بالمئة بالمائة المئة المائة بالميه percent percentage",
  minute: "دقيقة دقائق دقيقتين min mins minute minutes",
  hour: "ساعة ساعات ساعتين hour hours hr hrs",
  day: "يوم يوما أيام يومين يومان day days",
  week: "أسبوع أسابيع أسبوعين أسبوعان week weeks",
  month: "شهر شهور أشهر شهرين شهران month months",
  year: "سنة سنوات سنين سنتين عام أعوام عامين year years",
  am: "ص صباحا الصباح صباح am a.m morning",
  pm: "م مساء المساء pm p.m evening afternoon night ليلا",
  kilo: "كجم كيلو كيلوغرام كيلوجرام كغ كغم kg kilo kilos kilogram kilograms",
  gram: "غ غرام جرام جم غم g gram grams gm",
  litre: "لتر لترات litre liter litres liters",
  ml: "مل مليلتر ml",
  cm: "سم سنتيمتر cm",
  metre: "متر أمتار metre meter metres meters",
  times: "مرة مرات مرتين times",
};

const currencies: ReadonlySet<string> = new Set("SAR AED USD EUR GBP dinar QAR OMR EGP halala".split(" "));

export const isCurrency = (unit: string | null): boolean => unit !== null && currencies.has(unit);

const table = new Map(
  Object.entries(units).flatMap(([unit, words]) =>
    words.split(" ").map((word) => [key(word), unit] as const),
  ),
);

function key(word: string): string {
  return normalise(word).replace(/\.$/u, "");
}

/** Returns the unit of a word; null for any other word. An attached "and", "for" or "in" is ignored. */
export function unitOf(word: string): string | null {
  const whole = key(word);
  return named(whole) ?? (/^[وبلف].{2,}/u.test(whole) ? named(whole.slice(1)) : null);
}

/** The accusative "ريالًا", for example after twenty-five, is the unit "ريال". */
const named = (word: string): string | null =>
  table.get(word) ?? (/^\p{Script=Arabic}{3,}ا$/u.test(word) ? (table.get(word.slice(0, -1)) ?? null) : null);

/** Whether a word is an Arabic dual, which expresses "two" with the noun itself: يومين. */
export function isArabicDual(word: string): boolean {
  return (
    /(?:ين|ان)$/u.test(key(word)) &&
    /^(?:[وبلف]?)(?:ريال|دقيقت|ساعت|يوم|اسبوع|شهر|سنت|عام|مرت)(?:ين|ان)$/u.test(key(word))
  );
}
