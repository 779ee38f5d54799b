/** By time zone, of which there are some hundred: to make one takes longer than all that it formats for a page. */
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

/** What the clock on a wall of `timeZone` shows at an instant: `YYYY-MM-DD` and `HH:MM`. */
export function wallTime(at: Date, timeZone: string): { date: string; time: string } {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/**
 * The instant at which the wall clock of `timeZone` shows that day and time; null when they are none. A time that a
 * change of the clock leaves out is read as an hour later.
 */
export function instantAt(date: string, time: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wanted)) return null;
  const offset = (at: number): number => {
    const shown = wallTime(new Date(at), timeZone);
    return Date.parse(`${shown.date}T${shown.time}:00Z`) - at;
  };
  // The zone's offset depends on the instant that is looked for: the second try is right, or the time is left out.
  const first = wanted - offset(wanted);
  const second = wanted - offset(first);
  return new Date(second + offset(second) === wanted ? second : Math.max(first, second));
}

/** `YYYY-MM-DD` so many days later. */
export function daysAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
