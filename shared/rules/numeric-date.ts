import { toAsciiDigits } from "#shared/rules/digits.ts";

/** The format in which dates are typed and shown in fields. C273 requires this order for both languages. */
export const numericDateFormat = "M/D/YYYY";

/** Formats `2026-11-05` as `11/5/2026`. */
export function formatNumericDate(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(month)}/${Number(date)}/${year}`;
}

/** Parses a typed date, in digits of any script, to `YYYY-MM-DD`. Null when it is not a calendar day. */
export function parseNumericDate(text: string): string | null {
  const typed = toAsciiDigits(text).replaceAll(/[\s\u200e\u200f]/g, "");
  const ordered = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed);
  // Dates that are pasted from elsewhere often have the order of ISO 8601.
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed);
  const [year, month, date] = ordered ? [ordered[3], ordered[1], ordered[2]] : iso ? iso.slice(1) : [];
  if (!year || !month || !date) return null;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : day;
}

/** The format of a date with a time in fields (C273). */
export const numericMomentFormat = "M/D/YYYY HH:mm:ss";

/** Formats `2026-11-05T16:30:00` as `11/5/2026 16:30:00`. */
export function formatNumericMoment(moment: string): string {
  const [day = "", time = ""] = moment.split("T");
  return `${formatNumericDate(day)} ${time}`;
}

/**
 * Parses a typed date with a time of the 24-hour clock, in digits of any script, to `YYYY-MM-DDTHH:mm:ss`. Seconds can
 * be left out. Null when it is not a date with a time.
 */
export function parseNumericMoment(text: string): string | null {
  const typed = toAsciiDigits(text)
    .replaceAll(/[\u200e\u200f]/g, "")
    .trim();
  const [, date = "", hour, minute, second = "00"] =
    /^(.+?)[\sT,،]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(typed) ?? [];
  const day = parseNumericDate(date);
  if (day === null || hour === undefined || minute === undefined) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return `${day}T${hour.padStart(2, "0")}:${minute}:${second}`;
}
