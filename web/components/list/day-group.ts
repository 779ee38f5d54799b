import { defaultTimeZone } from "#shared/rules/format.ts";

export type DayGroup = "today" | "yesterday" | "week" | "older";

const days = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: defaultTimeZone,
});

/** Returns the calendar day of a moment in the product's time zone, in days since 1970. */
function dayOf(at: Date): number {
  return Date.parse(`${days.format(at)}T00:00:00Z`) / 86_400_000;
}

/** Returns the heading under which a list shows a moment. */
export function dayGroup(at: string, now: Date): DayGroup {
  const ago = dayOf(now) - dayOf(new Date(at));
  if (ago <= 0) return "today";
  if (ago === 1) return "yesterday";
  return ago < 7 ? "week" : "older";
}
