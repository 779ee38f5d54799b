import type { Moment } from "#server/answers/entry.ts";
import { MONTHS } from "#server/answers/facts/answer/dates.ts";
import { dayOf, isKind, marksOf, valueOf } from "#server/answers/facts/extract/calendar.ts";
import { timeAt } from "#server/answers/facts/extract/clock-times.ts";
import { addDays, localDate, weekdayOf } from "#server/answers/flows/local-date.ts";
import type { PartOfDay } from "#shared/rules/flow-request.ts";
import type { HeardMessage } from "./request-cues.ts";

const HALF_DAY = 12 * 60;

/** The next time that a day of a month comes. */
function comingDate(today: string, month: number, day: number): string | undefined {
  const year = Number(today.slice(0, 4));
  for (const candidate of [year, year + 1]) {
    const at = new Date(Date.UTC(candidate, month, day));
    if (at.getUTCMonth() !== month) return undefined;
    const date = at.toISOString().slice(0, 10);
    if (date >= today) return date;
  }
  return undefined;
}

function namedDate(words: readonly string[], text: string, today: string): string | undefined {
  for (const [at, word] of words.entries()) {
    const month = MONTHS.findIndex((names) => names.has(word));
    if (month === -1) continue;
    const day = [words[at - 1], words[at + 1]].map(
      (each) => /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(each ?? "")?.[1],
    );
    const found = day.find((each) => each !== undefined);
    if (found !== undefined) return comingDate(today, month, Number(found));
  }
  const [, day, month] = /(?<!\d)(\d{1,2})[/-](\d{1,2})(?:[/-](?:20)?\d{2})?(?!\d)/u.exec(text) ?? [];
  return day === undefined ? undefined : comingDate(today, Number(month) - 1, Number(day));
}

/** The day that a message names, by the business's calendar. A weekday is the next one, today's name a week from now. */
export function dateIn(message: HeardMessage, now: Moment): string | undefined {
  const today = localDate(now);
  if (message.has("day:after_tomorrow")) return addDays(today, 2);
  const marks = marksOf(message.text);
  if (marks.some((mark) => isKind(mark, "tomorrow"))) return addDays(today, 1);
  const named = namedDate(message.words, message.text, today);
  if (named !== undefined) return named;
  const day = marks.map(dayOf).find((each) => each !== undefined);
  if (day !== undefined) return addDays(today, ((day - weekdayOf(today) + 6) % 7) + 1);
  return marks.some((mark) => isKind(mark, "today")) ? today : undefined;
}

const PARTS: Readonly<Record<string, PartOfDay>> = {
  am: "morning",
  dawn: "morning",
  noon: "noon",
  afternoon: "afternoon",
  pm: "evening",
  sunset: "evening",
  night: "evening",
};
const AT = /^(?:ال)?ساعه$|^at$|^around$|^حوالي$|^عالساعه$/u;

/** Whether a time of day falls into hours the business keeps. */
export type IsOpenAt = (minutes: number) => boolean;

/** "5" without a half of the day: the one in which the business is open; where both or neither, the likelier. */
function halfMeant(minutes: number, isOpenAt: IsOpenAt): number {
  const morning = minutes % HALF_DAY;
  const evening = morning + HALF_DAY;
  if (isOpenAt(morning) !== isOpenAt(evening)) return isOpenAt(morning) ? morning : evening;
  return morning >= 8 * 60 && morning < HALF_DAY ? morning : evening;
}

/** The time or part of the day that a message names; a bare number is one where a time was `isAsked` for. */
export function timeIn(
  message: HeardMessage,
  isAsked: boolean,
  isOpenAt: IsOpenAt,
): number | PartOfDay | undefined {
  const marks = marksOf(message.text);
  for (const [at, mark] of marks.entries()) {
    const time = timeAt(marks, at);
    if (time === undefined) continue;
    const isNamed = AT.test(marks[at - 1]?.text ?? "") || (isAsked && marks.length <= 3);
    const isBare = time.length === 1 && /^\d{1,2}$/u.test(mark.text);
    const isClock = time.isExplicit && !isBare;
    if (!isNamed && !isClock) continue;
    return time.half === "open" ? halfMeant(time.minutes, isOpenAt) : time.minutes % (2 * HALF_DAY);
  }
  if (message.words.includes("tonight") || message.words.includes("الليله")) return "evening";
  if (message.words.includes("afternoon")) return "afternoon";
  const part = marks.map((mark) => valueOf(mark, "meridiem")).find((each) => each !== undefined);
  return part === undefined ? undefined : PARTS[part];
}

const DUALS = /^(?:ل)?(?:شخصين|نفرين|فردين|ضيفين)$/u;

/** For how many: "for 4", "٥ أشخاص", "شخصين". */
export function personsIn(message: HeardMessage): number | undefined {
  const { words, text } = message;
  if (words.some((word) => DUALS.test(word))) return 2;
  for (const { at } of message.of("persons")) {
    const number = Number(words[at - 1]);
    if (Number.isInteger(number) && number > 0) return number;
  }
  const found =
    /(?:^|\s)(?:for|party of|ل|لـ)\s*(\d{1,3})(?=\s|$|[.,،؟?])(?!\s*(?:am|pm|:|days|nights|hours))/iu.exec(
      text,
    )?.[1];
  return found === undefined ? undefined : Number(found);
}
