import { isKind, valueOf, type Mark } from "./calendar.ts";

const hourMinutes = 60;
export const dayMinutes = 24 * hourMinutes;

/** A written time of day; the other end of a range may decide on which half of the day it is. */
export interface ClockTime {
  /** Minutes from midnight on a clock of twelve hours, or of 24 where `half` is "fixed". */
  minutes: number;
  half: "am" | "pm" | "fixed" | "open";
  /** A word or mark beside the number shows that it is a time. */
  isExplicit: boolean;
  /** Number of marks that it consists of. */
  length: number;
}

/** The hour of 24 for an hour from 1 to 12 in a part of the day. */
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
  return { minutes: at.hour * hourMinutes + minutes, half: at.half, isExplicit: part !== "" || hour > 12 };
}

/** The time at a mark; undefined where there is none. */
export function timeAt(marks: readonly Mark[], at: number): ClockTime | undefined {
  const mark = marks[at];
  if (mark === undefined) return undefined;
  // "midnight", "noon" alone.
  const alone = valueOf(mark, "meridiem");
  if (alone === "midnight") return { minutes: dayMinutes, half: "fixed", isExplicit: true, length: 1 };
  if (alone === "noon" && /noon|midday/u.test(mark.text))
    return { minutes: 12 * hourMinutes, half: "fixed", isExplicit: true, length: 1 };
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
  // "9-12 ومساءً 4-9": the evening begins the next range.
  const isNext = marks[at + length]?.text.startsWith("و") === true;
  const part = isNext ? undefined : valueOf(marks[at + length], "meridiem");
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
  /** "12 م" ends it: noon where hours of the evening follow, else midnight. */
  isNoonOrMidnight?: true;
}

const long = 16 * hourMinutes;
const short = 3 * hourMinutes;

/** The half of the day of an opening time that does not state it: the one that gives a plausible day. */
function opening(time: ClockTime, closes: number): number {
  if (time.half !== "open") return time.minutes;
  const morning = time.minutes % (12 * hourMinutes);
  if (closes === 12 * hourMinutes) return morning;
  const evening = morning + 12 * hourMinutes;
  const lasts = (from: number): number => (closes - from + dayMinutes) % dayMinutes;
  return lasts(evening) >= short && lasts(evening) < long ? evening : morning;
}

function closing(time: ClockTime, opens: number): number {
  if (time.half !== "open") return time.minutes;
  const morning = time.minutes % (12 * hourMinutes);
  return [morning, morning + 12 * hourMinutes].find((minutes) => minutes > opens) ?? morning + dayMinutes;
}

/** Number of marks that announce the end of a range ("to", "–", "and closes"); 0 where none does. */
function endWordAt(marks: readonly Mark[], at: number): number {
  if (isKind(marks[at], "to") || /^[-–—~]$/u.test(marks[at]?.text ?? "")) return 1;
  const and = /^(?:و|and|،|,)$/u.test(marks[at]?.text ?? "") ? 1 : 0;
  return isKind(marks[at + and], "closes") ? and + 1 : 0;
}

/** Distance of a range of two hours from usual opening hours. */
function oddness(opens: number, closes: number): number {
  const lasts = closes - opens;
  const ofStart = opens < 6 * hourMinutes ? 10 : opens > 18 * hourMinutes ? 5 : 0;
  const ofLength = lasts < 2 * hourMinutes ? 10 : lasts < short ? 2 : lasts > 14 * hourMinutes ? 5 : 0;
  return ofStart + ofLength;
}

/** Adds the halves of the day that give plausible opening hours ("9 - 12", "4 - 10"); a stated half is kept. */
function likely(from: number, to: number, half: string | undefined): { opens: number; closes: number } {
  const noon = 12 * hourMinutes;
  const starts = half === undefined ? [0, noon] : [half === "am" ? 0 : noon];
  const found = starts.flatMap((start) =>
    [0, noon, dayMinutes].map((end) => ({ opens: (from % noon) + start, closes: (to % noon) + end })),
  );
  const isAfter = found.filter(({ opens, closes }) => closes > opens && closes <= opens + dayMinutes);
  // A range that is called a morning ends at noon or soon after.
  const longest = half === "am" ? 15 * hourMinutes : Infinity;
  const fitting = isAfter.filter(({ closes }) => closes <= longest);
  return (fitting.length > 0 ? fitting : isAfter).reduce((best, each) =>
    oddness(each.opens, each.closes) < oddness(best.opens, best.closes) ? each : best,
  );
}

/** Ranges behind the part of the day: "صباحاً 9-12", "evenings 4 to 9". */
function halfBefore(mark: Mark | undefined): "am" | "pm" | undefined {
  const part = valueOf(mark, "meridiem");
  if (part === undefined) return undefined;
  return part === "am" || part === "dawn" ? "am" : "pm";
}

/** "من 9 صباحاً إلى 9 مساءً", "9-5 pm", "16:00 – 22:00". With `bare`, plain numbers are times as well. */
export function rangeAt(marks: readonly Mark[], at: number, bare: boolean): TimeRange | undefined {
  const leadingHalf = halfBefore(marks[at]);
  const first = leadingHalf !== undefined && timeAt(marks, at + 1)?.half === "open" ? at + 1 : at;
  const half = first === at ? undefined : leadingHalf;
  const from = timeAt(marks, first);
  if (from === undefined) return undefined;
  let next = first + from.length;
  const end = endWordAt(marks, next);
  if (end === 0) return undefined;
  next += end;
  if (/^(?:الساعه|ساعه|at)$/u.test(marks[next]?.text ?? "")) next++;
  const to = timeAt(marks, next);
  if (to === undefined || !(bare || half !== undefined || from.isExplicit || to.isExplicit)) return undefined;
  const length = next + to.length - at;
  if (to.half === "open" && from.half === "open") {
    const isClock = from.minutes > 12 * hourMinutes || to.minutes > 12 * hourMinutes;
    if (!isClock) return { ...likely(from.minutes, to.minutes, half), length };
  }
  const closes = to.half === "open" ? closing(to, from.minutes) : to.minutes;
  const opens = opening(from, closes) % dayMinutes;
  const isShort = marks.slice(next, next + to.length).some(({ text }) => text === "م");
  const isNoonOrMidnight = isShort && closes === 12 * hourMinutes;
  return {
    opens,
    closes: closes <= opens ? closes + dayMinutes : closes,
    length,
    ...(isNoonOrMidnight && { isNoonOrMidnight }),
  };
}
