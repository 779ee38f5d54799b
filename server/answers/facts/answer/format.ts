import type { Language } from "#server/answers/entry.ts";
import type { DayOfWeek } from "#server/answers/facts/facts.ts";
import { dayMinutes } from "#server/answers/facts/extract/clock-times.ts";

const hourMinutes = 60;
const noonMinutes = 12 * hourMinutes;

const namesOfDays: Record<Language, readonly string[]> = {
  ar: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};
/** Days of the week in the order in which they are listed, Saturday first. */
const readOut: readonly DayOfWeek[] = [6, 0, 1, 2, 3, 4, 5];
/** A range is written for at least this many consecutive days. */
const minRun = 3;

/** The Arabic word for the part of the day of a time. */
function partOfDay(minutes: number): string {
  if (minutes < 5 * hourMinutes) return "بعد منتصف الليل";
  if (minutes < noonMinutes) return "صباحًا";
  if (minutes < 15 * hourMinutes) return "ظهرًا";
  return minutes < 18 * hourMinutes ? "عصرًا" : "مساءً";
}

/** "9:30 مساءً", "9:30 pm"; midnight and noon by name. */
export function clockTime(minutes: number, language: Language): string {
  const at = minutes % dayMinutes;
  if (at === 0) return language === "ar" ? "12 منتصف الليل" : "12 midnight";
  const hour = Math.floor(at / hourMinutes) % 12 || 12;
  const rest = at % hourMinutes;
  const digits = rest === 0 ? String(hour) : `${hour}:${String(rest).padStart(2, "0")}`;
  if (language === "ar") return `${digits} ${partOfDay(at)}`;
  if (at === noonMinutes) return "12 noon";
  return `${digits} ${at < noonMinutes ? "am" : "pm"}`;
}

export function isAllDay({ opens, closes }: { opens: number; closes: number }): boolean {
  return opens === 0 && closes === dayMinutes;
}

/** "من 9 صباحًا إلى 9 مساءً", "9 am to 9 pm". */
export function timeRange(range: { opens: number; closes: number }, language: Language): string {
  if (isAllDay(range)) return language === "ar" ? "24 ساعة" : "24 hours";
  const [from, to] = [clockTime(range.opens, language), clockTime(range.closes, language)];
  return language === "ar" ? `من ${from} إلى ${to}` : `${from} to ${to}`;
}

export function dayName(day: DayOfWeek, language: Language): string {
  return namesOfDays[language][day] ?? "";
}

export function joinList(parts: readonly string[], language: Language): string {
  if (parts.length < 2) return parts.join("");
  if (language === "ar") return parts.join(" و");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** "من السبت إلى الخميس", "Saturday to Thursday", "الأحد والثلاثاء", "every day". */
export function dayNames(days: readonly DayOfWeek[], language: Language): string {
  const all = readOut.filter((day) => days.includes(day));
  if (all.length === 7) return language === "ar" ? "كل أيام الأسبوع" : "every day";
  const runs: DayOfWeek[][] = [];
  for (const day of all) {
    const open = runs.at(-1);
    if (open !== undefined && (open.at(-1)! + 1) % 7 === day) open.push(day);
    else runs.push([day]);
  }
  const said = runs.flatMap((run) => {
    const [first, last] = [dayName(run[0]!, language), dayName(run.at(-1)!, language)];
    if (run.length < minRun) return run.map((day) => dayName(day, language));
    return [language === "ar" ? `من ${first} إلى ${last}` : `${first} to ${last}`];
  });
  return joinList(said, language);
}
