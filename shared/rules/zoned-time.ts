/**
 * The date formats by time zone. They are cached, because creating one takes longer than all the formatting of a
 * page.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-CA-u-hc-h23", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns the local date and time at an instant in `timeZone`: `YYYY-MM-DD` and `HH:MM`. */
export function wallTime(at: Date, timeZone: string): { date: string; time: string } {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/**
 * Returns the instant of a local date and time (`HH:MM` or `HH:MM:SS`) in `timeZone`. Null when the input is not a date
 * and time. A time that a clock change skips is read as one hour later.
 */
export function instantAt(date: string, time: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wanted)) return null;
  const offset = (at: number): number => {
    const shown = wallTime(new Date(at), timeZone);
    return Date.parse(`${shown.date}T${shown.time}Z`) - (at - (at % 60_000));
  };
  // The zone's offset depends on the result. The second attempt is right, or the time was skipped by a clock change.
  const first = wanted - offset(wanted);
  const second = wanted - offset(first);
  return new Date(second + offset(second) === wanted ? second : Math.max(first, second));
}

/** Returns the instant of a local `YYYY-MM-DDTHH:mm:ss` in `timeZone`, null for anything else. */
export function instantOf(local: string, timeZone: string): Date | null {
  const [date = "", time = ""] = local.split("T");
  return instantAt(date, time, timeZone);
}

/** Returns the date this number of days later, as `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
