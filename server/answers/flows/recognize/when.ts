import { dayName, joinList, timeRange } from "#server/answers/facts/answer/format.ts";
import { localTime } from "#server/answers/facts/answer/clock.ts";
import type { OpeningHours } from "#server/answers/facts/facts.ts";
import type { Slots } from "#server/answers/flows/flow.ts";
import { localDate, weekdayOf } from "#server/answers/flows/local-date.ts";
import { hoursOn, isWithin, lastMinuteOf } from "#server/answers/flows/opening.ts";
import { flowTexts } from "#server/answers/flows/say/flow-texts.ts";
import type { Language, Moment } from "#server/answers/entry.ts";
import { dateIn, timeIn } from "./day-time.ts";
import type { FlowMessage } from "./flow-message.ts";

/** Joins the hours of all branches: a range that begins within another one extends it. */
function hoursText(hours: readonly OpeningHours[], language: Language): string {
  const ranges: OpeningHours[] = [];
  for (const each of hours.toSorted((a, b) => a.opens - b.opens)) {
    const last = ranges.at(-1);
    if (last === undefined || each.opens > last.closes) ranges.push({ ...each });
    else last.closes = Math.max(last.closes, each.closes);
  }
  return joinList(
    ranges.map((each) => timeRange(each, language)),
    language,
  );
}

const isOver = (date: string, time: Slots["time"], now: Moment): boolean =>
  date === localDate(now) && time !== undefined && lastMinuteOf(time) <= localTime(now).minutes;

/**
 * The day and time of a message, together with those of earlier messages. Times at which the business is closed are rejected
 * with the reason.
 */
export function readDayAndTime({ index, message, voice, now, asked, before }: FlowMessage): Pick<
  Slots,
  "date" | "time"
> & {
  problem?: string;
} {
  const texts = flowTexts(voice.language);
  const named = dateIn(message, now);
  const date = named ?? before.date;
  const hours = date === undefined ? undefined : hoursOn(index.facts, date, now.timeZone);
  const statedTime = timeIn(message, asked === "time", (minutes) =>
    hours ? isWithin(hours, minutes) : false,
  );
  const time = statedTime ?? before.time;
  const isStated = named !== undefined || statedTime !== undefined;
  if (!isStated) return {};
  const dateAndTime = { ...(date !== undefined && { date }), ...(time !== undefined && { time }) };
  if (date === undefined) return dateAndTime;
  const day = dayName(weekdayOf(date), voice.language);
  if (hours?.length === 0) return { ...(time !== undefined && { time }), problem: texts.closedOn(day) };
  if (time === undefined) return dateAndTime;
  if (hours !== undefined && !isWithin(hours, time))
    return { date, problem: texts.openOn(day, hoursText(hours, voice.language)) };
  return isOver(date, time, now) ? { date, problem: texts.isPast } : dateAndTime;
}
