import type { Moment } from "#server/answers/entry.ts";
import type { DayOfWeek, OpeningHours } from "#server/answers/facts/facts.ts";
import { dayMinutes } from "#server/answers/facts/extract/clock-times.ts";

/** A moment in the time zone and calendar of the business. */
export interface LocalTime {
  day: DayOfWeek;
  /** Minutes from midnight. */
  minutes: number;
  isRamadan: boolean;
}

const ramadan = "9";
const weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** The Hijri month by Umm al-Qura; the sighting may move its first day by one. */
export function localTime({ at, timeZone }: Moment): LocalTime {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? "";
  const month = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
    timeZone,
    month: "numeric",
  }).formatToParts(at);
  return {
    day: weekdayNames.indexOf(part("weekday")),
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
    isRamadan: month.find(({ type }) => type === "month")?.value === ramadan,
  };
}

/**
 * Closing time of the hours that hold at a given time; hours of the day before that go past midnight are included.
 */
export function openUntil(
  hours: readonly OpeningHours[],
  { day, minutes }: LocalTime,
): OpeningHours | undefined {
  const before = (day + 6) % 7;
  return hours.find(
    ({ dayOfWeek, opens, closes }) =>
      (dayOfWeek.includes(day) && minutes >= opens && minutes < closes) ||
      (dayOfWeek.includes(before) && minutes + dayMinutes < closes && minutes + dayMinutes >= opens),
  );
}

/** The next opening: the number of days until it, and its hours. */
export function findNextOpening(
  hours: readonly OpeningHours[],
  { day, minutes }: LocalTime,
): { inDays: number; hours: OpeningHours } | undefined {
  for (let inDays = 0; inDays <= 7; inDays++) {
    const next = hours
      .filter(({ dayOfWeek, closes }) => closes > 0 && dayOfWeek.includes((day + inDays) % 7))
      .filter(({ opens }) => inDays > 0 || opens > minutes)
      .sort((a, b) => a.opens - b.opens)[0];
    if (next !== undefined) return { inDays, hours: next };
  }
  return undefined;
}
