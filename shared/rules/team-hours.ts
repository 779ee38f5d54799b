import type { Language } from "#shared/language.ts";
import { wallTime } from "./zoned-time.ts";

export const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * The start and the end as `HH:MM`. A range that ends no later than it starts runs into the next day; `00:00`–`00:00`
 * is a whole day.
 */
export type HoursRange = [from: string, to: string];

/**
 * The hours in which the team answers, in the organisation's time zone. A day without ranges and the `holidays`
 * (`YYYY-MM-DD`) are closed.
 */
export interface TeamHours {
  week: Record<Weekday, HoursRange[]>;
  holidays: string[];
}

/** The hours that are suggested at first: the working week of Saudi Arabia. */
export const defaultTeamHours: TeamHours = {
  week: {
    sun: [["09:00", "17:00"]],
    mon: [["09:00", "17:00"]],
    tue: [["09:00", "17:00"]],
    wed: [["09:00", "17:00"]],
    thu: [["09:00", "17:00"]],
    fri: [],
    sat: [],
  },
  holidays: [],
};

/**
 * Whether the team is available, otherwise the time of its return: `date` as `YYYY-MM-DD`, `inDays` 0 for later
 * today.
 */
export type TeamState =
  | { open: true }
  | { open: false; back: { inDays: number; date: string; weekday: Weekday; time: string } | null };

const dayMinutes = 24 * 60;
/**
 * The number of days that are searched for the next opening. When the team is closed for longer, no time is promised.
 */
const maxSearchDays = 60;

/**
 * Returns the state of the team at an instant. The calculation uses local time, so that a change to summer time does
 * not shift a promised hour.
 */
export function teamState(hours: TeamHours, timeZone: string, at: Date): TeamState {
  const { date, minutes } = wallClock(at, timeZone);
  const covers = (day: string, minute: number) =>
    rangesOf(hours, day).some(([from, to]) => from <= minute && minute < to);
  // A range that started yesterday can end today.
  if (covers(date, minutes) || covers(addDays(date, -1), minutes + dayMinutes)) return { open: true };
  for (let inDays = 0; inDays <= maxSearchDays; inDays++) {
    const day = addDays(date, inDays);
    const next = rangesOf(hours, day)
      .map(([from]) => from)
      .filter((from) => inDays > 0 || from > minutes)
      .sort((a, b) => a - b)[0];
    if (next !== undefined)
      return { open: false, back: { inDays, date: day, weekday: weekdayOf(day), time: timeOf(next) } };
  }
  return { open: false, back: null };
}

/**
 * Returns the week's ranges in minutes from the midnight of their day (0 is Sunday). The end can be on the next day.
 */
export const weekRanges = ({ week }: TeamHours): { weekday: number; opens: number; closes: number }[] =>
  weekdays.flatMap((day, weekday) =>
    week[day].map((range) => {
      const [opens, closes] = inMinutes(range);
      return { weekday, opens, closes };
    }),
  );

function inMinutes([from, to]: HoursRange): [number, number] {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  return [begin, end > begin ? end : end + dayMinutes];
}

/** Returns a day's ranges in minutes from its midnight. The end can be on the next day. */
function rangesOf(hours: TeamHours, date: string): [number, number][] {
  if (hours.holidays.includes(date)) return [];
  return hours.week[weekdayOf(date)].map(inMinutes);
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const twoDigits = (value: number): string => String(value).padStart(2, "0");
const timeOf = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

const weekdayOf = (date: string): Weekday => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday;

function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString().slice(0, 10);
}

function wallClock(at: Date, timeZone: string): { date: string; minutes: number } {
  const { date, time } = wallTime(at, timeZone);
  const [hours, minutes] = time.split(":");
  return { date, minutes: Number(hours) * 60 + Number(minutes) };
}

const dayPeriods: Record<Language, { am: string; pm: string; noon: string; midnight: string }> = {
  ar: { am: "صباحًا", pm: "مساءً", noon: "12 ظهرًا", midnight: "12 منتصف الليل" },
  en: { am: "am", pm: "pm", noon: "noon", midnight: "midnight" },
};

/** Formats `09:00` as `9 am` / `9 صباحًا`. */
export function formatHour(time: string, language: Language): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)];
  const words = dayPeriods[language];
  if (minute === "00" && hour % 12 === 0) return hour === 0 ? words.midnight : words.noon;
  const shown = minute === "00" ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${minute}`;
  return `${shown} ${hour < 12 ? words.am : words.pm}`;
}

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Whether the text is a calendar day. 31 February is not. */
const isDate = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed) && addDays(typed, 0) === typed;

/** The most ranges of one day. More are considered a mistake. */
export const maxRangesPerDay = 4;
export const maxHolidays = 60;

/**
 * Returns the problems of typed hours by their path (`week.sun.1`, `week.sun`, `holidays.0`). Empty when there are
 * none.
 */
export function hoursProblems(hours: TeamHours): Record<string, "invalid" | "hours_overlap" | "above_limit"> {
  const problems: Record<string, "invalid" | "hours_overlap" | "above_limit"> = {};
  for (const day of weekdays) {
    const ranges = hours.week[day];
    if (ranges.length > maxRangesPerDay) problems[`week.${day}`] = "above_limit";
    for (const [index, [from, to]] of ranges.entries())
      if (!time.test(from) || !time.test(to)) problems[`week.${day}.${index}`] = "invalid";
  }
  if (Object.keys(problems).length === 0) {
    const week = weekdays.flatMap((day, at) =>
      hours.week[day].map(([from, to], index) => {
        const begin = minutesOf(from) + at * dayMinutes;
        const length = (minutesOf(to) - minutesOf(from) + dayMinutes) % dayMinutes || dayMinutes;
        return { day, index, begin, end: begin + length };
      }),
    );
    const round = 7 * dayMinutes;
    for (const one of week)
      for (const other of week) {
        // The week is circular, because a range of Saturday night can end on Sunday morning.
        const gap = (one.begin - other.begin + round) % round;
        if (one !== other && gap < other.end - other.begin && (gap > 0 || one.index > other.index))
          problems[`week.${one.day}.${one.index}`] = "hours_overlap";
      }
  }
  if (hours.holidays.length > maxHolidays) problems["holidays"] = "above_limit";
  for (const [index, day] of hours.holidays.entries())
    if (!isDate(day)) problems[`holidays.${index}`] = "invalid";
  return problems;
}
