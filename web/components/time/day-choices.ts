import { addDays, instantAt, wallTime } from "#shared/rules/zoned-time.ts";

const choices = ["evening", "tomorrow", "threeDays"] as const;
export type Choice = (typeof choices)[number];

const evening = "19:00";
const morning = "09:00";
/** The minimum number of minutes until this evening for which it is offered. */
const leadMinutes = 30;

/** Returns common moments in the business's time zone. This evening is offered only while it is in the future. */
export function dayChoices(now: Date, timeZone: string): { choice: Choice; at: Date }[] {
  const today = wallTime(now, timeZone).date;
  const found: [Choice, Date | null][] = [
    ["evening", instantAt(today, evening, timeZone)],
    ["tomorrow", instantAt(addDays(today, 1), morning, timeZone)],
    ["threeDays", instantAt(addDays(today, 3), morning, timeZone)],
  ];
  return found.flatMap(([choice, at]) =>
    at && at.getTime() - now.getTime() > leadMinutes * 60_000 ? [{ choice, at }] : [],
  );
}
