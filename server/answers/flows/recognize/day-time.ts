import type { Moment } from "#server/answers/entry.ts";
import { monthWords } from "#server/answers/facts/answer/dates.ts";
import { dayOf, isKind, marksOf, valueOf } from "#server/answers/facts/extract/calendar.ts";
import { timeAt } from "#server/answers/facts/extract/clock-times.ts";
import { addDays, localDate, weekdayOf } from "#server/answers/flows/local-date.ts";
import { cuePattern, findCues, numbersOf } from "#server/answers/language/cues.ts";
import type { PartOfDay } from "#shared/rules/flow-request.ts";
import { numberWords } from "#server/answers/rows/question-numbers.ts";
import { words } from "#server/answers/text/words.ts";
import type { RecognizedMessage } from "./request-cues.ts";

const orderCues = findCues("order-words");
const halfDay = 12 * 60;

/** The next date with this day and month. */
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
    const month = monthWords.findIndex((names) => names.has(word));
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
export function dateIn(message: RecognizedMessage, now: Moment): string | undefined {
  const today = localDate(now);
  if (message.has("day:after_tomorrow")) return addDays(today, 2);
  const marks = marksOf(message.text);
  if (marks.some((mark) => isKind(mark, "tomorrow"))) return addDays(today, 1);
  const named = namedDate(message.words, message.text, today);
  if (named !== undefined) return named;
  const day = marks.map(dayOf).find((each) => each !== undefined);
  if (day !== undefined) {
    // Weeks begin on Sunday.
    if (message.has("week:next")) return addDays(today, 7 - weekdayOf(today) + day);
    const coming = ((day - weekdayOf(today) + 6) % 7) + 1;
    return addDays(today, message.has("day:following") ? coming + 7 : coming);
  }
  return marks.some((mark) => isKind(mark, "today")) ? today : undefined;
}

const parts: Readonly<Record<string, PartOfDay>> = {
  am: "morning",
  dawn: "morning",
  noon: "noon",
  afternoon: "afternoon",
  pm: "evening",
  sunset: "evening",
  night: "evening",
};
const atPattern = cuePattern(orderCues, "^(?:ال)?ساعه$|^{at}$");

/** Whether a time of day is within the opening hours. */
export type IsOpenAt = (minutes: number) => boolean;

/**
 * The half of the day for a bare hour such as "5": the one in which the business is open, otherwise the more common
 * one.
 */
function halfMeant(minutes: number, isOpenAt: IsOpenAt): number {
  const morning = minutes % halfDay;
  const evening = morning + halfDay;
  if (isOpenAt(morning) !== isOpenAt(evening)) return isOpenAt(morning) ? morning : evening;
  return morning >= 8 * 60 && morning < halfDay ? morning : evening;
}

/** The time or part of the day that a message names; a bare number is one where a time was `isAsked` for. */
export function timeIn(
  message: RecognizedMessage,
  isAsked: boolean,
  isOpenAt: IsOpenAt,
): number | PartOfDay | undefined {
  const marks = marksOf(message.text);
  for (const [at, mark] of marks.entries()) {
    const time = timeAt(marks, at);
    if (time === undefined) continue;
    const isNamed = atPattern.test(marks[at - 1]?.text ?? "") || (isAsked && marks.length <= 3);
    const isBare = time.length === 1 && /^\d{1,2}$/u.test(mark.text);
    const isClock = time.isExplicit && !isBare;
    if (!isNamed && !isClock) continue;
    return time.half === "open" ? halfMeant(time.minutes, isOpenAt) : time.minutes % (2 * halfDay);
  }
  if (message.words.includes("tonight") || message.words.includes("الليله")) return "evening";
  if (message.words.includes("afternoon")) return "afternoon";
  const part = marks.map((mark) => valueOf(mark, "meridiem")).find((each) => each !== undefined);
  return part === undefined ? undefined : parts[part];
}

const tens = numbersOf(findCues("numbers"), "tens");

/** A number in digits or as a word, also with "for" written to it: "لستة", "لخمس". */
function numberOf(word: string): number | undefined {
  const bare = word.replace(/^ل(?=\p{L}{2})/u, "");
  if (/^\d+$/u.test(bare)) return Number(bare);
  return [bare, bare.replace(/[هة]$/u, "")]
    .map((each) => numberWords.get(each) ?? tens.get(each))
    .find((each) => each !== undefined);
}

const isForNumber = (word: string): boolean => /^ل\p{L}{2}/u.test(word) && numberOf(word) !== undefined;

const forDigitsPattern = /(?:^|\s)(?:ل|لـ)\s*\d{1,3}(?=\s|$)/gu;

/** A text without its number of persons and without a date. */
export function withoutNumbers(text: string): string {
  const written = text.replace(forDigitsPattern, " ").split(/\s+/u);
  const isMonth = (at: number): boolean =>
    monthWords.some((names) => names.has(words(written[at] ?? "")[0] ?? ""));
  return written
    .filter((each, at) => {
      const word = words(each)[0] ?? "";
      const isDay = /^\d{1,2}/u.test(word) && (isMonth(at - 1) || isMonth(at + 1));
      const isForSome = written[at - 1] === "for" && numberOf(word) !== undefined;
      return !isForSome && !isForNumber(word) && !isMonth(at) && !isDay;
    })
    .join(" ");
}

const dualsPattern = cuePattern(orderCues, "^(?:ل)?{two_persons}$");

/** The number of persons: "for 4", "٥ أشخاص", "شخصين". */
export function recognizePersons(message: RecognizedMessage): number | undefined {
  const { words, text } = message;
  if (words.some((word) => dualsPattern.test(word))) return 2;
  for (const { at } of message.of("persons")) {
    const number = numberOf(words[at - 1] ?? "");
    if (number !== undefined && number > 0) return number;
  }
  const named = words.find(isForNumber);
  if (named !== undefined) return numberOf(named);
  const found =
    /(?:^|\s)(?:for|party of|ل|لـ)\s*(\d{1,3})(?=\s|$|[.,،؟?])(?!\s*(?:am|pm|:|days|nights|hours))/iu.exec(
      text,
    )?.[1];
  return found === undefined ? undefined : Number(found);
}
