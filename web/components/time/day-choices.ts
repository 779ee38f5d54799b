import { daysAfter, instantAt, wallTime } from "#shared/rules/zoned-time.ts";

const choices = ["evening", "tomorrow", "threeDays"] as const;
export type Choice = (typeof choices)[number];

const evening = "19:00";
const morning = "09:00";
/** So long before the evening it is still worth waiting for it. */
const leadMinutes = 30;

/** The instants people mean, by the clock of the business; this evening only while it lies ahead. */
export function dayChoices(now: Date, timeZone: string): { choice: Choice; at: Date }[] {
  const today = wallTime(now, timeZone).date;
  const found: [Choice, Date | null][] = [
    ["evening", instantAt(today, evening, timeZone)],
    ["tomorrow", instantAt(daysAfter(today, 1), morning, timeZone)],
    ["threeDays", instantAt(daysAfter(today, 3), morning, timeZone)],
  ];
  return found.flatMap(([choice, at]) =>
    at && at.getTime() - now.getTime() > leadMinutes * 60_000 ? [{ choice, at }] : [],
  );
}
