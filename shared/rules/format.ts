import { brandName } from "#shared/brand.ts";
import type { Language } from "#shared/language.ts";

/** Shops of the demo and most customers are here; an organisation's own zone is passed in where it has one. */
export const defaultTimeZone = "Asia/Riyadh";

// Pinned tags (D42): `en` would put the month first, plain `ar-SA` gives Arabic-Indic digits, older
// ICU gave Hijri years. Numbers are Latin digits in both languages.
const dateTag: Record<Language, string> = { ar: "ar-SA-u-ca-gregory-nu-latn", en: "en-GB" };
const timeTag: Record<Language, string> = { ar: "ar-SA-u-ca-gregory-nu-latn", en: "en-US" };

const cache = new Map<string, Intl.DateTimeFormat>();
function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  let found = cache.get(key);
  if (!found) cache.set(key, (found = new Intl.DateTimeFormat(tag, options)));
  return found;
}

// Intl adds invisible direction marks and narrow spaces that differ between engines.
function plain(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u061c]/g, "").replaceAll(/[\u202f\u00a0]/g, " ");
}

export type Moment = Date | string | number;

/** `20 Nov 2026` / `20 نوفمبر 2026`. */
export function formatDate(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  const options = {
    day: "numeric",
    month: language === "ar" ? "long" : "short",
    year: "numeric",
    timeZone,
  } as const;
  return plain(formatter(dateTag[language], options).format(new Date(at)));
}

/** `20 Nov` / `20 نوفمبر`. */
export function formatDay(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  const options = { day: "numeric", month: language === "ar" ? "long" : "short", timeZone } as const;
  return plain(formatter(dateTag[language], options).format(new Date(at)));
}

/** `Friday` / `الجمعة`. */
export function formatWeekday(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  return plain(formatter(dateTag[language], { weekday: "long", timeZone }).format(new Date(at)));
}

/** `Fri 13` / `الجمعة 13`, under a bar of a chart. */
export function formatWeekdayAndDay(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  const weekday = formatter(dateTag[language], { weekday: "short", timeZone }).format(new Date(at));
  const day = formatter("en-GB", { day: "numeric", timeZone }).format(new Date(at));
  return plain(`${weekday} ${day}`);
}

/** `Nov` / `نوفمبر`, under a bar of a chart. */
export function formatMonth(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  const options = { month: language === "ar" ? "long" : "short", timeZone } as const;
  return plain(formatter(dateTag[language], options).format(new Date(at)));
}

/** `November 2026` / `نوفمبر 2026`. */
export function formatMonthAndYear(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  return plain(
    formatter(dateTag[language], { month: "long", year: "numeric", timeZone }).format(new Date(at)),
  );
}

/** `12:05 PM` / `12:05 م`. */
export function formatTime(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  const options = { hour: "numeric", minute: "2-digit", hour12: true, timeZone } as const;
  return plain(formatter(timeTag[language], options).format(new Date(at)));
}

function dayKey(at: Date, timeZone: string): string {
  return formatter("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }).format(at);
}

/** As short as it stays clear: the time today, `yesterday`, then the day, with the year only when it is another. */
export function formatWhen(
  at: Moment,
  language: Language,
  now: Moment = Date.now(),
  timeZone = defaultTimeZone,
): string {
  const then = new Date(at);
  const today = new Date(now);
  const key = dayKey(then, timeZone);
  if (key === dayKey(today, timeZone)) return formatTime(then, language, timeZone);
  if (key === dayKey(new Date(today.getTime() - 86_400_000), timeZone))
    return language === "ar" ? "أمس" : "Yesterday";
  if (key.slice(0, 4) === dayKey(today, timeZone).slice(0, 4)) return formatDay(then, language, timeZone);
  return formatDate(then, language, timeZone);
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How many days of the calendar lie between two moments. */
function countDays(from: Date, to: Date, timeZone: string): number {
  return Math.round((Date.parse(dayKey(to, timeZone)) - Date.parse(dayKey(from, timeZone))) / 86_400_000);
}

/**
 * `3 hours ago` / `قبل 3 ساعات`; under a minute `now` / `الآن`. From a day on it counts days of the calendar, because
 * "tomorrow" and «بعد الغد» name a day and not a number of hours.
 */
export function formatRelative(
  at: Moment,
  language: Language,
  now: Moment = Date.now(),
  timeZone = defaultTimeZone,
): string {
  const then = new Date(at);
  let seconds = (then.getTime() - new Date(now).getTime()) / 1000;
  if (Math.abs(seconds) >= 86_400) seconds = countDays(new Date(now), then, timeZone) * 86_400;
  const relative = new Intl.RelativeTimeFormat(language === "ar" ? "ar-u-nu-latn" : "en", {
    numeric: "auto",
  });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return plain(relative.format(Math.trunc(seconds / size), unit));
  }
  return plain(relative.format(0, "second"));
}

/** How long something has lasted: `3 hours` / `منذ 3 ساعات`, to stand after "waiting for" / «تنتظر». */
export function formatSince(at: Moment, language: Language, now: Moment = Date.now()): string {
  const seconds = Math.max(0, (new Date(now).getTime() - new Date(at).getTime()) / 1000);
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? ["minute", 60];
  const count = Math.max(1, Math.trunc(seconds / size));
  if (language === "en") {
    return plain(new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" }).format(count));
  }
  // The Arabic unit form has no case; «قبل» puts the noun into the one that «منذ» needs too.
  const before = new Intl.RelativeTimeFormat("ar-u-nu-latn", { numeric: "always" }).format(-count, unit);
  return plain(before).replace(/^قبل/, "منذ");
}

/** A length of time in its largest whole unit, at least a minute: `12 minutes`, `3 hours` / `12 دقيقة`, `3 ساعات`. */
export function formatDuration(seconds: number, language: Language): string {
  // Up to two hours and two days the smaller unit says more.
  const [unit, size] = (
    seconds < 2 * 3_600 ? ["minute", 60] : seconds < 2 * 86_400 ? ["hour", 3_600] : ["day", 86_400]
  ) as [string, number];
  const count = Math.max(1, Math.round(seconds / size));
  const tag = language === "ar" ? "ar-SA-u-nu-latn" : "en";
  return plain(new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }).format(count));
}

/** Thousands separated, Latin digits: `1,242`. */
export function formatNumber(value: number, maximumFractionDigits = 0): string {
  return new Intl.NumberFormat("en-US", { maximumFractionDigits }).format(value);
}

/** A share between 0 and 1 as `86%`. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** How sure the agent is, as a percentage: an estimate never says that nothing can be wrong, so at most `99%`. */
export function formatConfidence(share: number): string {
  return formatPercent(Math.min(share, 0.99));
}

/** `2,333 SR` / `2,333 ر.س` (D28): never Intl's currency style, which hides direction marks in the text. */
export function formatMoney(amount: number, language: Language): string {
  return `${formatNumber(amount, 2)} ${language === "ar" ? "ر.س" : "SR"}`;
}

/** A price in its own currency, which is never converted; without one it is the company's. */
export function formatPrice(amount: number, currency: string | undefined, language: Language): string {
  const isOwn = currency === undefined || currency === "SAR";
  return isOwn ? formatMoney(amount, language) : `${formatNumber(amount, 3)} ${currency}`;
}

/** File sizes as `84 KB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${formatNumber(bytes / (1024 * 1024), 1)} MB`;
}

/** `Wakil | Page`, `وكيل | الصفحة` (C014). */
export function pageTitle(page: string, language: Language): string {
  return `${brandName[language]} | ${page}`;
}
