import { expect, test } from "vitest";
import { formatHour, hoursProblems, type TeamHours, teamState, defaultTeamHours } from "./team-hours.ts";

const none: TeamHours = {
  week: { sun: [], mon: [], tue: [], wed: [], thu: [], fri: [], sat: [] },
  holidays: [],
};
const week = (days: Partial<TeamHours["week"]>, holidays: string[] = []): TeamHours => ({
  week: { ...none.week, ...days },
  holidays,
});
const state = (hours: TeamHours, at: string, zone = "Asia/Riyadh") => teamState(hours, zone, new Date(at));
const returnTime = (inDays: number, date: string, weekday: string, time: string) => ({
  open: false,
  back: { inDays, date, weekday, time },
});

// 22 November 2026 is a Sunday. Riyadh is three hours ahead of UTC all year.
test.each([
  ["in the middle of a working day", "2026-11-22T10:00:00+03:00", { open: true }],
  ["at the minute it opens", "2026-11-22T09:00:00+03:00", { open: true }],
  ["at the minute it closes", "2026-11-22T17:00:00+03:00", returnTime(1, "2026-11-23", "mon", "09:00")],
  ["before it opens", "2026-11-22T08:59:59+03:00", returnTime(0, "2026-11-22", "sun", "09:00")],
  [
    "on Thursday evening, over the weekend",
    "2026-11-26T18:00:00+03:00",
    returnTime(3, "2026-11-29", "sun", "09:00"),
  ],
  ["on Saturday", "2026-11-28T23:59:00+03:00", returnTime(1, "2026-11-29", "sun", "09:00")],
  ["told in UTC, the evening before", "2026-11-28T21:30:00Z", returnTime(0, "2026-11-29", "sun", "09:00")],
])("the usual Saudi week: %s", (_, at, expected) => {
  expect(state(defaultTeamHours, at)).toEqual(expected);
});

test("one instant has different hours in different zones", () => {
  const at = "2026-11-22T15:30:00Z";
  expect(state(defaultTeamHours, at)).toEqual(returnTime(1, "2026-11-23", "mon", "09:00"));
  expect(state(defaultTeamHours, at, "Europe/London")).toEqual({ open: true });
  expect(state(defaultTeamHours, at, "America/Los_Angeles")).toEqual(
    returnTime(0, "2026-11-22", "sun", "09:00"),
  );
  expect(state(defaultTeamHours, "2026-11-22T01:30:00Z", "Pacific/Auckland")).toEqual({ open: true });
});

const split = week({
  sun: [
    ["16:00", "21:00"],
    ["09:00", "12:00"],
  ],
});
test.each([
  ["11:59", { open: true }],
  ["12:00", returnTime(0, "2026-11-22", "sun", "16:00")],
  ["16:00", { open: true }],
  ["21:00", returnTime(7, "2026-11-29", "sun", "09:00")],
])("two ranges in a day, in any order: at %s", (time, expected) => {
  expect(state(split, `2026-11-22T${time}:00+03:00`)).toEqual(expected);
});

const night = week({ thu: [["20:00", "02:00"]], sat: [["22:00", "00:00"]] });
test.each([
  ["Thursday before midnight", "2026-11-26T23:59:00+03:00", { open: true }],
  ["Friday after midnight", "2026-11-27T01:59:00+03:00", { open: true }],
  ["Friday at two", "2026-11-27T02:00:00+03:00", returnTime(1, "2026-11-28", "sat", "22:00")],
  ["until midnight exactly", "2026-11-28T23:59:00+03:00", { open: true }],
  ["midnight itself", "2026-11-29T00:00:00+03:00", returnTime(4, "2026-12-03", "thu", "20:00")],
])("hours past midnight: %s", (_, at, expected) => {
  expect(state(night, at)).toEqual(expected);
});

test("a range from midnight to midnight is the whole day", () => {
  const always = week({ sun: [["00:00", "00:00"]] });
  expect(state(always, "2026-11-22T00:00:00+03:00")).toEqual({ open: true });
  expect(state(always, "2026-11-22T23:59:59+03:00")).toEqual({ open: true });
  expect(state(always, "2026-11-23T00:00:00+03:00")).toEqual(returnTime(6, "2026-11-29", "sun", "00:00"));
});

test("a holiday is closed, and what began the evening before it still runs", () => {
  const holiday = { ...defaultTeamHours, holidays: ["2026-11-22", "2026-11-23"] };
  expect(state(holiday, "2026-11-22T10:00:00+03:00")).toEqual(returnTime(2, "2026-11-24", "tue", "09:00"));
  const late = week({ thu: [["20:00", "02:00"]], fri: [["20:00", "23:00"]] }, ["2026-11-27"]);
  expect(state(late, "2026-11-27T01:00:00+03:00")).toEqual({ open: true });
  expect(state(late, "2026-11-27T21:00:00+03:00")).toEqual(returnTime(6, "2026-12-03", "thu", "20:00"));
});

test("nothing is promised by a team without hours", () => {
  expect(state(none, "2026-11-22T10:00:00+03:00")).toEqual({ open: false, back: null });
});

test("the change to summer time moves no opening hour", () => {
  // London's clocks jump from 1:00 to 2:00 in the night to 29 March 2026.
  const hours = week({ sun: [["09:00", "17:00"]] });
  expect(state(hours, "2026-03-28T20:00:00Z", "Europe/London")).toEqual(
    returnTime(1, "2026-03-29", "sun", "09:00"),
  );
  expect(state(hours, "2026-03-29T08:00:00Z", "Europe/London")).toEqual({ open: true });
  expect(state(hours, "2026-03-29T07:59:00Z", "Europe/London")).toEqual(
    returnTime(0, "2026-03-29", "sun", "09:00"),
  );
});

test.each([
  ["00:00", "12 منتصف الليل", "midnight"],
  ["00:30", "12:30 صباحًا", "12:30 am"],
  ["09:00", "9 صباحًا", "9 am"],
  ["12:00", "12 ظهرًا", "noon"],
  ["12:15", "12:15 مساءً", "12:15 pm"],
  ["21:30", "9:30 مساءً", "9:30 pm"],
])("the hour %s is said as people say it", (time, ar, en) => {
  expect([formatHour(time, "ar"), formatHour(time, "en")]).toEqual([ar, en]);
});

test.each([
  ["the usual week", defaultTeamHours, {}],
  ["no hours at all", none, {}],
  [
    "ranges that touch",
    week({
      sun: [
        ["09:00", "12:00"],
        ["12:00", "15:00"],
      ],
    }),
    {},
  ],
  ["a time that is none", week({ mon: [["9:00", "25:00"]] }), { "week.mon.0": "invalid" }],
  [
    "two ranges over one another",
    week({
      tue: [
        ["09:00", "12:00"],
        ["11:00", "15:00"],
      ],
    }),
    { "week.tue.1": "hours_overlap" },
  ],
  [
    "the same range twice",
    week({
      tue: [
        ["09:00", "12:00"],
        ["09:00", "12:00"],
      ],
    }),
    { "week.tue.1": "hours_overlap" },
  ],
  [
    "a night that runs into the morning",
    week({ wed: [["20:00", "03:00"]], thu: [["02:00", "10:00"]] }),
    { "week.thu.0": "hours_overlap" },
  ],
  [
    "Saturday's night into Sunday",
    week({ sat: [["20:00", "03:00"]], sun: [["02:00", "10:00"]] }),
    { "week.sun.0": "hours_overlap" },
  ],
  [
    "too many ranges",
    week({
      fri: [
        ["01:00", "02:00"],
        ["03:00", "04:00"],
        ["05:00", "06:00"],
        ["07:00", "08:00"],
        ["09:00", "10:00"],
      ],
    }),
    { "week.fri": "above_limit" },
  ],
  [
    "a day that is none",
    week({}, ["2026-02-31", "2026-11-22", "tomorrow", "2026-13-01"]),
    { "holidays.0": "invalid", "holidays.2": "invalid", "holidays.3": "invalid" },
  ],
] as [string, TeamHours, Record<string, string>][])("hours are checked: %s", (_, hours, expected) => {
  expect(hoursProblems(hours)).toEqual(expected);
});
