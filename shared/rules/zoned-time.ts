/** What the clock on a wall of `timeZone` shows at an instant: `YYYY-MM-DD` and `HH:MM`. */
export function wallTime(at: Date, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-CA-u-hc-h23", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(at);
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
  let at = wanted;
  // The zone's offset depends on the instant that is looked for: two rounds settle it.
  for (let round = 0; round < 2; round++) {
    const shown = wallTime(new Date(at), timeZone);
    at += wanted - Date.parse(`${shown.date}T${shown.time}:00Z`);
  }
  return new Date(at);
}

/** `YYYY-MM-DD` so many days later. */
export function daysAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
