import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { DayOfWeek } from "#server/answers/facts/facts.ts";
import {
  dayOf,
  daysBetween,
  isKind,
  marksOf,
  valueOf,
  weekDays,
  weekendDays,
  type Mark,
} from "./calendar.ts";
import { dayMinutes, rangeAt, timeAt, type ClockTime } from "./clock-times.ts";

/** Hours on some days; `dayOfWeek` is undefined where the text names none. Both times are 0 for closed days. */
export interface Slot {
  dayOfWeek: DayOfWeek[] | undefined;
  opens: number;
  closes: number;
}

type Element =
  | { kind: "days"; days: DayOfWeek[] | "rest"; joined: boolean }
  | { kind: "range"; opens: number; closes: number; isNoonOrMidnight: boolean }
  /** The opening time is that of the other days: "Thursday until 2". */
  | { kind: "ends"; time: ClockTime }
  /** The closing time is that of the other days: "Friday from 2 pm". */
  | { kind: "begins"; opens: number }
  /** `opensClause` is true for the first hours of a clause, whose days may follow ("…, closed Friday"). */
  | { kind: "closed"; opensClause: boolean }
  | { kind: "except" };

const joinsPattern = /^(?:و|and|,|،|&|\/)$/u;
const silentPattern = factPattern(String.raw`^(?:{silent}|\()$`);

/** The days at a mark. */
function daysAt(
  marks: readonly Mark[],
  at: number,
): { days: DayOfWeek[] | "rest"; length: number } | undefined {
  const many = valueOf(marks[at], "days");
  if (many === "all") return { days: [...weekDays], length: 1 };
  if (many === "weekend") return { days: [...weekendDays], length: 1 };
  if (many === "workdays") return { days: [0, 1, 2, 3, 4], length: 1 };
  if (many === "rest") return { days: "rest", length: 1 };
  const first = dayOf(marks[at]);
  if (first === undefined) return undefined;
  // "الأحد للخميس": the word for "to" is written together with the day.
  const joined = /^لل?(?=\p{L}{3})/u.test(marks[at + 1]?.text ?? "") ? dayOf(marks[at + 1]) : undefined;
  if (joined !== undefined) return { days: daysBetween(first, joined), length: 2 };
  const isTo = isKind(marks[at + 1], "to") || /^[-–—]$/u.test(marks[at + 1]?.text ?? "");
  const skip = /^(?:يوم|ايام)$/u.test(marks[at + 2]?.text ?? "") ? 3 : 2;
  const last = isTo ? dayOf(marks[at + skip]) : undefined;
  return last === undefined
    ? { days: [first], length: 1 }
    : { days: daysBetween(first, last), length: skip + 1 };
}

/** Whether a day is closed without a time: "closes on Friday". */
function closesAllDay(marks: readonly Mark[], at: number): boolean {
  if (!isKind(marks[at], "closes")) return false;
  const end = marks.findIndex(({ text }, i) => i > at && /^[،,.؛;\n]$/u.test(text));
  const rest = marks.slice(at + 1, end === -1 ? undefined : end);
  return !rest.some((_, i) => timeAt(rest, i) !== undefined);
}

/** A single time at a mark, with its half of the day; undefined where a range begins. */
function beginningAt(marks: readonly Mark[], at: number): { minutes: number; length: number } | undefined {
  const skipped = /^(?:الساعه|ساعه|at)$/u.test(marks[at]?.text ?? "") ? 1 : 0;
  if (rangeAt(marks, at + skipped, false) !== undefined) return undefined;
  const time = timeAt(marks, at + skipped);
  return time?.half === "fixed" ? { minutes: time.minutes, length: skipped + time.length } : undefined;
}

function elementsOf(marks: readonly Mark[], bare: boolean): Element[] {
  const elements: Element[] = [];
  let joined = false;
  for (let at = 0; at < marks.length;) {
    const days = daysAt(marks, at);
    if (days !== undefined) {
      const and = joined || marks[at]!.text.startsWith("و");
      elements.push({ kind: "days", days: days.days, joined: and });
      at += days.length;
      joined = true;
      continue;
    }
    const range = rangeAt(marks, at, bare);
    const isBeginning = isKind(marks[at], "begins") || isKind(marks[at], "from");
    const begins = isBeginning ? beginningAt(marks, at + 1) : undefined;
    if (range !== undefined) {
      const { opens, closes, isNoonOrMidnight = false } = range;
      elements.push({ kind: "range", opens, closes, isNoonOrMidnight });
      at += range.length;
    } else if (begins !== undefined) {
      elements.push({ kind: "begins", opens: begins.minutes });
      at += 1 + begins.length;
    } else if (elements.at(-1)?.kind === "days" && isKind(marks[at], "to") && timeAt(marks, at + 1)) {
      const time = timeAt(marks, at + 1)!;
      elements.push({ kind: "ends", time });
      at += 1 + time.length;
    } else if (isKind(marks[at], "all_day") || marks[at]!.text === "24/7") {
      elements.push({ kind: "range", opens: 0, closes: dayMinutes, isNoonOrMidnight: false });
      at++;
    } else {
      if (isKind(marks[at], "closed") || closesAllDay(marks, at))
        elements.push({ kind: "closed", opensClause: /^[،,.؛;(]$/u.test(marks[at - 1]?.text ?? "") });
      if (isKind(marks[at], "except")) elements.push({ kind: "except" });
      if (!joinsPattern.test(marks[at]!.text) && !silentPattern.test(marks[at]!.text)) joined = false;
      at++;
      continue;
    }
    joined = false;
  }
  return elements;
}

const noon = 12 * 60;

/** The closing time without a stated half of the day: the one nearest to the other days' closing time. */
function endOf({ minutes, half }: ClockTime, { opens, closes }: Slot): number {
  const found =
    half === "open" ? [minutes, minutes + noon, minutes + dayMinutes] : [minutes, minutes + dayMinutes];
  const after = found.filter((each) => each > opens);
  return after.reduce((best, each) => (Math.abs(each - closes) < Math.abs(best - closes) ? each : best));
}

/** "10 ص - 12 م" ends at midnight unless the same days open again in the afternoon. */
function withMidnight(slots: Slot[], ambiguous: ReadonlySet<Slot>): void {
  for (const slot of ambiguous) {
    const isMorning = slots.some(
      (other) =>
        other.opens >= slot.closes &&
        (slot.dayOfWeek ?? weekDays).some((day) => (other.dayOfWeek ?? weekDays).includes(day)),
    );
    if (!isMorning) slot.closes = dayMinutes;
  }
}

function daysLeft(slots: readonly Slot[]): DayOfWeek[] {
  const statedDays = new Set(slots.flatMap((slot) => slot.dayOfWeek ?? []));
  return weekDays.filter((day) => !statedDays.has(day));
}

/** The hours in a text, in order ("Saturday to Thursday 9–21, Friday closed"). */
export function scheduleOf(text: string, bare = false): Slot[] {
  const elements = elementsOf(marksOf(text), bare);
  const slots: Slot[] = [];
  const excepted: DayOfWeek[] = [];
  let days: DayOfWeek[] | undefined;
  /** "Closed Friday and Saturday": the day that more days may be joined to. */
  let closedOn: Slot | undefined;
  const ambiguous = new Set<Slot>();
  elements.forEach((element, at) => {
    const before = elements[at - 1];
    const after = elements[at + 1];
    if (element.kind === "days") {
      const own = element.days === "rest" ? daysLeft(slots) : element.days;
      if (before?.kind === "except") {
        // With "daily except Friday" the hours of Friday, if any, follow.
        for (const slot of slots)
          slot.dayOfWeek = (slot.dayOfWeek ?? weekDays).filter((day) => !own.includes(day));
        if (days !== undefined && slots.length === 0) excepted.push(...own);
        else if (after?.kind !== "range" && after?.kind !== "closed")
          slots.push({ dayOfWeek: own, opens: 0, closes: 0 });
        const goesOn = slots.length === 0 && after?.kind !== "closed";
        days = goesOn ? days?.filter((day) => !own.includes(day)) : own;
        return;
      }
      // "Daily from Saturday to Thursday" is not every day.
      const more =
        before?.kind === "days" && element.joined && days !== undefined && days.length < weekDays.length;
      days = more ? [...new Set([...days!, ...own])] : own;
      if (more && closedOn !== undefined) closedOn.dayOfWeek = days;
      // Days without hours behind hours belong to these hours; "and on Friday …" begins other hours.
      const isLast = !elements
        .slice(at + 1)
        .some(({ kind }) => kind === "range" || kind === "begins" || kind === "ends" || kind === "closed");
      if (slots.length > 0 && isLast)
        for (const slot of slots) {
          const isEvery = slot.dayOfWeek?.length === weekDays.length && slots.length === 1;
          if (element.joined && !more && isEvery)
            slot.dayOfWeek = weekDays.filter((day) => !own.includes(day));
          else if (slot.dayOfWeek === undefined || isEvery) slot.dayOfWeek = own;
        }
    } else if (element.kind === "range") {
      closedOn = undefined;
      const slot = { dayOfWeek: days, opens: element.opens, closes: element.closes };
      slots.push(slot);
      if (element.isNoonOrMidnight) ambiguous.add(slot);
    } else if (element.kind === "ends") {
      const last = slots.findLast(({ closes }) => closes > 0);
      if (days === undefined || last === undefined) return;
      const own = days;
      const slot = { dayOfWeek: own, opens: last.opens, closes: endOf(element.time, last) };
      last.dayOfWeek = (last.dayOfWeek ?? weekDays).filter((day) => !own.includes(day));
      slots.push(slot);
    } else if (element.kind === "begins") {
      withMidnight(slots, ambiguous);
      ambiguous.clear();
      const last = slots.findLast(({ closes }) => closes > element.opens);
      if (days === undefined || last === undefined) return;
      // "Daily 10 to 11 except Friday, from 2": Friday has hours and is not a day off.
      const open = slots.filter(({ closes, dayOfWeek }) => closes > 0 || dayOfWeek !== days);
      slots.splice(0, slots.length, ...open, { dayOfWeek: days, opens: element.opens, closes: last.closes });
    } else if (element.kind === "except") {
      return;
    } else if (before?.kind === "days" && !(element.opensClause && after?.kind === "days")) {
      slots.push({ dayOfWeek: days, opens: 0, closes: 0 });
    } else if (after?.kind === "days" && after.days !== "rest") {
      closedOn = { dayOfWeek: after.days, opens: 0, closes: 0 };
      slots.push(closedOn);
    }
  });
  withMidnight(slots, ambiguous);
  if (excepted.length > 0 && slots.length > 0) slots.push({ dayOfWeek: excepted, opens: 0, closes: 0 });
  return slots;
}

/** The days a text names, without any hours. */
export function daysIn(text: string): DayOfWeek[] {
  const elements = elementsOf(marksOf(text), false);
  return [
    ...new Set(elements.flatMap((each) => (each.kind === "days" && each.days !== "rest" ? each.days : []))),
  ];
}
