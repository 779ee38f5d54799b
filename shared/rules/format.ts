import { brandName } from "#shared/brand.ts";
import type { Language } from "#shared/language.ts";

/** The default time zone, in which the demo and most customers are. Callers pass an organisation's own zone. */
export const defaultTimeZone = "Asia/Riyadh";

// The tags are pinned (D42): `en` would put the month first, plain `ar-SA` gives Arabic-Indic digits, and older ICU
// versions gave Hijri years. Both languages use Latin digits.
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
function stripDirectionMarks(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u061c]/g, "").replaceAll(/[\u202f\u00a0]/g, " ");
}

export type Moment = Date | string | number;

/** Formats a date: `20 Nov 2026` / `20 نوفمبر 2026`. */
export function formatDate(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  const options = {
    day: "numeric",
    month: language === "ar" ? "long" : "short",
    year: "numeric",
    timeZone,
  } as const;
  return stripDirectionMarks(formatter(dateTag[language], options).format(new Date(at)));
}

/** Formats a day without its year: `20 Nov` / `20 نوفمبر`. */
export function formatDay(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  const options = { day: "numeric", month: language === "ar" ? "long" : "short", timeZone } as const;
  return stripDirectionMarks(formatter(dateTag[language], options).format(new Date(at)));
}

/** Formats a weekday: `Friday` / `الجمعة`. */
export function formatWeekday(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  return stripDirectionMarks(
    formatter(dateTag[language], { weekday: "long", timeZone }).format(new Date(at)),
  );
}

/** Formats the label of a chart's bar: `Fri 13` / `الجمعة 13`. */
export function formatWeekdayAndDay(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  const weekday = formatter(dateTag[language], { weekday: "short", timeZone }).format(new Date(at));
  const day = formatter("en-GB", { day: "numeric", timeZone }).format(new Date(at));
  return stripDirectionMarks(`${weekday} ${day}`);
}

/** Formats the label of a chart's monthly bar: `Nov` / `نوفمبر`. */
export function formatMonth(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  const options = { month: language === "ar" ? "long" : "short", timeZone } as const;
  return stripDirectionMarks(formatter(dateTag[language], options).format(new Date(at)));
}

/** Formats a month: `November 2026` / `نوفمبر 2026`. */
export function formatMonthAndYear(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  return stripDirectionMarks(
    formatter(dateTag[language], { month: "long", year: "numeric", timeZone }).format(new Date(at)),
  );
}

/** Formats a time of day: `12:05 PM` / `12:05 م`. */
export function formatTime(at: Moment, language: Language, timeZone = defaultTimeZone): string {
  const options = { hour: "numeric", minute: "2-digit", hour12: true, timeZone } as const;
  return stripDirectionMarks(formatter(timeTag[language], options).format(new Date(at)));
}

function dayKey(at: Date, timeZone: string): string {
  return formatter("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }).format(at);
}

/**
 * Formats a moment in the shortest clear form: the time today, `yesterday`, otherwise the day, with the year when it
 * is not the current one.
 */
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

const relativeUnits: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Returns the number of calendar days between two moments. */
function countDays(from: Date, to: Date, timeZone: string): number {
  return Math.round((Date.parse(dayKey(to, timeZone)) - Date.parse(dayKey(from, timeZone))) / 86_400_000);
}

/**
 * Formats a moment relative to now: `3 hours ago` / `قبل 3 ساعات`, and `now` / `الآن` below one minute. From one day
 * on it counts calendar days, because "tomorrow" and «بعد الغد» name a day instead of a number of hours.
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
  for (const [unit, size] of relativeUnits) {
    if (Math.abs(seconds) >= size)
      return stripDirectionMarks(relative.format(Math.trunc(seconds / size), unit));
  }
  return stripDirectionMarks(relative.format(0, "second"));
}

/** Formats a duration up to now: `3 hours` / `منذ 3 ساعات`, for use after "waiting for" / «تنتظر». */
export function formatSince(at: Moment, language: Language, now: Moment = Date.now()): string {
  const seconds = Math.max(0, (new Date(now).getTime() - new Date(at).getTime()) / 1000);
  const [unit, size] = relativeUnits.find(([, length]) => seconds >= length) ?? ["minute", 60];
  const count = Math.max(1, Math.trunc(seconds / size));
  if (language === "en") {
    return stripDirectionMarks(
      new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" }).format(count),
    );
  }
  // The Arabic unit form has no grammatical case. «قبل» puts the noun into the case that «منذ» requires too.
  const before = new Intl.RelativeTimeFormat("ar-u-nu-latn", { numeric: "always" }).format(-count, unit);
  return stripDirectionMarks(before).replace(/^قبل/, "منذ");
}

/** A length of time in its largest whole unit, at least a minute: `12 minutes`, `3 hours` / `12 دقيقة`, `3 ساعات`. */
export function formatDuration(seconds: number, language: Language): string {
  // Up to two hours and two days the smaller unit says more.
  const [unit, size] = (
    seconds < 2 * 3_600 ? ["minute", 60] : seconds < 2 * 86_400 ? ["hour", 3_600] : ["day", 86_400]
  ) as [string, number];
  const count = Math.max(1, Math.round(seconds / size));
  const tag = language === "ar" ? "ar-SA-u-nu-latn" : "en";
  return stripDirectionMarks(
    new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }).format(count),
  );
}

/** Thousands separated, Latin digits: `1,242`. */
export function formatNumber(value: number, maximumFractionDigits = 0): string {
  return new Intl.NumberFormat("en-US", { maximumFractionDigits }).format(value);
}

/** Formats a share between 0 and 1 as `86%`. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Formats a confidence as a percentage of at most `99%`, because an estimate is never certain. */
export function formatConfidence(share: number): string {
  return formatPercent(Math.min(share, 0.99));
}

/**
 * Formats an amount as `2,333 SR` / `2,333 ر.س` (D28). Intl's currency style is not used, because it inserts
 * direction marks.
 */
export function formatMoney(amount: number, language: Language): string {
  return `${formatNumber(amount, 2)} ${language === "ar" ? "ر.س" : "SR"}`;
}

/** Formats a price in its own currency without conversion. The default is Saudi riyals. */
export function formatPrice(amount: number, currency: string | undefined, language: Language): string {
  const isOwn = currency === undefined || currency === "SAR";
  return isOwn ? formatMoney(amount, language) : `${formatNumber(amount, 3)} ${currency}`;
}

/** Formats a file size: `84 KB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${formatNumber(bytes / (1024 * 1024), 1)} MB`;
}

/** Formats a page title: `Wakil | Page`, `وكيل | الصفحة` (C014). */
export function pageTitle(page: string, language: Language): string {
  return `${brandName[language]} | ${page}`;
}
