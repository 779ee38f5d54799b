import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { normalise } from "#server/answers/text/normalise.ts";
import type { DayOfWeek } from "#server/answers/facts/facts.ts";

/** A word, number or mark of a text with what it may be a sign of. */
export interface Mark {
  text: string;
  /** Kinds of the calendar ("day:friday", "meridiem:am", "to" …). */
  kinds: readonly string[];
}

const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
export const weekDays: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6];
/** Friday and Saturday; the working week begins on Sunday. */
export const weekendDays: readonly DayOfWeek[] = [5, 6];

const calendarCues = new CueIndex(findCues("calendar"));
const markPattern = /24\/7|\d+(?:[:.,]\d+)*|[\p{L}\p{M}]+|[-–—~]|[.,;:،؛()|/\n]/gu;

/** Splits a text into words, numbers and punctuation; a calendar word of several words ("منتصف الليل") is one mark. */
export function marksOf(text: string): Mark[] {
  const parts = normalise(text).match(markPattern) ?? [];
  const marks: Mark[] = [];
  for (let at = 0; at < parts.length;) {
    const found = calendarCues.matchesAt(parts, at);
    const length = found[0]?.length ?? 1;
    marks.push({ text: parts.slice(at, at + length).join(" "), kinds: found.map(({ cue }) => cue.kind) });
    at += length;
  }
  return marks;
}

/** Whether a mark may be a sign of this kind. */
export function isKind(mark: Mark | undefined, kind: string): boolean {
  return mark?.kinds.includes(kind) === true;
}

/** What follows the colon of a mark's kind ("friday" of "day:friday"). */
export function valueOf(mark: Mark | undefined, kind: string): string | undefined {
  return mark?.kinds.find((each) => each.startsWith(`${kind}:`))?.slice(kind.length + 1);
}

/** The day of the week that a mark names. */
export function dayOf(mark: Mark | undefined): DayOfWeek | undefined {
  const day = valueOf(mark, "day");
  return day === undefined ? undefined : days.indexOf(day);
}

/** The days from the first to the last; the last may be in the following week. */
export function daysBetween(first: DayOfWeek, last: DayOfWeek): DayOfWeek[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7);
}
