import type { Moment } from "#server/answers/entry.ts";

/** The date in the time zone of the business, YYYY-MM-DD. */
export function localDate({ at, timeZone }: Moment): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(at);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

const instantOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** Sunday is 0. */
export const weekdayOf = (date: string): number => instantOf(date).getUTCDay();

export function addDays(date: string, days: number): string {
  const at = instantOf(date);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
