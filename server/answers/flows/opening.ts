import type { Moment } from "#server/answers/entry.ts";
import { localTime } from "#server/answers/facts/answer/clock.ts";
import type { BusinessFacts, OpeningHours } from "#server/answers/facts/facts.ts";
import type { PartOfDay } from "#shared/rules/flow-request.ts";
import { weekdayOf } from "./local-date.ts";

const hourMinutes = 60;
const parts: Readonly<Record<PartOfDay, readonly [from: number, to: number]>> = {
  morning: [5 * hourMinutes, 12 * hourMinutes],
  noon: [11 * hourMinutes, 15 * hourMinutes],
  afternoon: [14 * hourMinutes, 18 * hourMinutes],
  evening: [17 * hourMinutes, 24 * hourMinutes],
};

/** Hours of a day at any branch; empty where closed all day; undefined where unknown. */
export function hoursOn(
  { hours }: BusinessFacts,
  date: string,
  timeZone: string,
): OpeningHours[] | undefined {
  const premises = hours.filter(({ service }) => service === "premises");
  const noon: Moment = { at: new Date(`${date}T12:00:00Z`), timeZone };
  const isRamadan = localTime(noon).isRamadan;
  const hasSeason = premises.some(({ season }) => season !== undefined);
  const inSeason = premises.filter(({ season }) => (season !== undefined) === (isRamadan && hasSeason));
  if (inSeason.length === 0) return undefined;
  const day = weekdayOf(date);
  return inSeason.filter(({ dayOfWeek, closes }) => closes > 0 && dayOfWeek.includes(day));
}

/** Whether hours contain a time, or overlap with a part of the day. */
export function isWithin(hours: readonly OpeningHours[], time: number | PartOfDay): boolean {
  if (typeof time === "number") return hours.some(({ opens, closes }) => time >= opens && time < closes);
  const [from, to] = parts[time];
  return hours.some(({ opens, closes }) => opens < to && closes > from);
}

/** The last minute of today that a time can mean. */
export const lastMinuteOf = (time: number | PartOfDay): number =>
  typeof time === "number" ? time : parts[time][1] - 1;
