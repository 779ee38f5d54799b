import { isKind, valueOf, type Mark } from "./calendar.ts";

const HOUR = 60;
export const DAY = 24 * HOUR;

/** A time of day as it is written: which half of the day is meant may be left to the other end of a range. */
export interface ClockTime {
  /** Minutes from midnight on a clock of twelve hours, or of 24 where `half` is "fixed". */
  minutes: number;
  half: "am" | "pm" | "fixed" | "open";
  /** Something beside a bare number says that it is a time. */
  isExplicit: boolean;
  /** Marks it takes. */
  length: number;
}

/** What a part of the day makes of an hour from 1 to 12. */
function placed(hour: number, part: string): { hour: number; half: ClockTime["half"] } {
  const fixed = (value: number) => ({ hour: value, half: "fixed" as const });
  switch (part) {
    case "am":
      return fixed(hour % 12);
    case "pm":
      return fixed(hour === 12 ? 12 : hour + 12);
    case "noon":
      return fixed(hour >= 10 ? hour : hour + 12);
    case "afternoon":
    case "sunset":
      return fixed((hour % 12) + 12);
    case "night":
      return fixed(hour >= 6 && hour < 12 ? hour + 12 : hour === 12 ? 24 : hour);
    case "dawn":
      return fixed(hour % 12);
    case "midnight":
      return fixed(hour === 12 ? 24 : hour);
    case "after_midnight":
      return fixed(hour % 12);
    default:
      return { hour, half: "open" };
  }
}

/** The evening's twelve is midnight in Arabic ("12 مساءً"), noon's in English ("12 pm"). */
function withHalf(hour: number, minutes: number, part: string, written: string): Omit<ClockTime, "length"> {
  const isEvening = part === "pm" && hour === 12 && written.startsWith("مسا");
  const at = hour > 12 ? { hour, half: "fixed" as const } : placed(hour, isEvening ? "midnight" : part);
  return { minutes: at.hour * HOUR + minutes, half: at.half, isExplicit: part !== "" || hour > 12 };
}

/** The time that begins at a mark; undefined when none does. */
export function timeAt(marks: readonly Mark[], at: number): ClockTime | undefined {
  const mark = marks[at];
  if (mark === undefined) return undefined;
  // "midnight", "noon" alone.
  const alone = valueOf(mark, "meridiem");
  if (alone === "midnight") return { minutes: DAY, half: "fixed", isExplicit: true, length: 1 };
  if (alone === "noon" && /noon|midday/u.test(mark.text))
    return { minutes: 12 * HOUR, half: "fixed", isExplicit: true, length: 1 };
  const digits = /^(\d{1,2})(?:[:.](\d{2}))?$/u.exec(mark.text);
  const word = valueOf(mark, "hour");
  const hour = digits?.[1] ?? word;
  if (hour === undefined || Number(hour) > 24) return undefined;
  let minutes = Number(digits?.[2] ?? 0);
  if (minutes > 59) return undefined;
  let length = 1;
  const quarter = valueOf(marks[at + length], "minutes");
  if (quarter !== undefined) {
    minutes += Number(quarter);
    length++;
  }
  const part = valueOf(marks[at + length], "meridiem");
  // "12:00 ظهراً - …", "8:00 pm"; "a.m." is three marks.
  const dotted = /^[ap]$/u.test(marks[at + length]?.text ?? "") && marks[at + length + 2]?.text === "m";
  const said = part ?? (dotted ? `${marks[at + length]!.text}m` : "");
  const read = withHalf(Number(hour), minutes, said, marks[at + length]?.text ?? "");
  if (part !== undefined) length++;
  else if (dotted) length += marks[at + length + 3]?.text === "." ? 4 : 3;
  const isExplicit = read.isExplicit || digits?.[2] !== undefined || (word !== undefined && length > 1);
  return { ...read, isExplicit, length };
}

export interface TimeRange {
  opens: number;
  closes: number;
  length: number;
}

const LONG = 16 * HOUR;
const SHORT = 3 * HOUR;

/** Which half of the day an opening time without one is in: the one that makes a sensible day. */
function opening(time: ClockTime, closes: number): number {
  if (time.half !== "open") return time.minutes;
  const morning = time.minutes % (12 * HOUR);
  const evening = morning + 12 * HOUR;
  const lasts = (from: number): number => (closes - from + DAY) % DAY;
  return lasts(evening) >= SHORT && lasts(evening) < LONG ? evening : morning;
}

function closing(time: ClockTime, opens: number): number {
  if (time.half !== "open") return time.minutes;
  const morning = time.minutes % (12 * HOUR);
  return [morning, morning + 12 * HOUR].find((minutes) => minutes > opens) ?? morning + DAY;
}

/** How many marks say that the end of a range follows ("to", "–", "and closes"); 0: none does. */
function endWordAt(marks: readonly Mark[], at: number): number {
  if (isKind(marks[at], "to") || /^[-–—~]$/u.test(marks[at]?.text ?? "")) return 1;
  const and = /^(?:و|and|،|,)$/u.test(marks[at]?.text ?? "") ? 1 : 0;
  return isKind(marks[at + and], "closes") ? and + 1 : 0;
}

/** "من 9 صباحاً إلى 9 مساءً", "9-5 pm", "16:00 – 22:00". With `bare`, plain numbers are times as well. */
export function rangeAt(marks: readonly Mark[], at: number, bare: boolean): TimeRange | undefined {
  const from = timeAt(marks, at);
  if (from === undefined) return undefined;
  let next = at + from.length;
  const end = endWordAt(marks, next);
  if (end === 0) return undefined;
  next += end;
  if (/^(?:الساعه|ساعه|at)$/u.test(marks[next]?.text ?? "")) next++;
  const to = timeAt(marks, next);
  if (to === undefined || !(bare || from.isExplicit || to.isExplicit)) return undefined;
  const closesAt = to.half === "open" && from.half !== "open" ? closing(to, from.minutes) : to.minutes;
  const closes =
    to.half === "open" && from.half === "open" ? (to.minutes % (12 * HOUR)) + 12 * HOUR : closesAt;
  const opens = opening(from, closes) % DAY;
  return { opens, closes: closes <= opens ? closes + DAY : closes, length: next + to.length - at };
}
