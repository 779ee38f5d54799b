import { defaultTimeZone } from "#shared/rules/format.ts";

export type DayGroup = "today" | "yesterday" | "week" | "older";

const days = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: defaultTimeZone,
});

/** Days since 1970 of the calendar day a moment falls on in the product's time zone. */
function dayOf(at: Date): number {
  return Date.parse(`${days.format(at)}T00:00:00Z`) / 86_400_000;
}

/** Under which heading of a list a moment belongs. */
export function dayGroup(at: string, now: Date): DayGroup {
  const ago = dayOf(now) - dayOf(new Date(at));
  if (ago <= 0) return "today";
  if (ago === 1) return "yesterday";
  return ago < 7 ? "week" : "older";
}
