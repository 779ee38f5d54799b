import fc from "fast-check";
import { expect, test } from "vitest";
import { type TeamHours, teamState, weekdays } from "./team-hours.ts";
import { addDays, instantAt, wallTime } from "./zoned-time.ts";

// A18: whatever the clock and the calendar do. Zones without summer time, with it on either half of the year, and with
// half hours; years with leap days.
const zones = ["Asia/Riyadh", "Africa/Cairo", "Europe/London", "America/New_York", "Asia/Kolkata", "UTC"];
const minuteMs = 60_000;
const zone = fc.constantFrom(...zones);
const minute = fc
  .integer({ min: Date.UTC(2024, 0, 1) / minuteMs, max: Date.UTC(2033, 0, 1) / minuteMs })
  .map((value) => new Date(value * minuteMs));
const runs = { numRuns: 10_000 };

test("A18 of 10,000 instants in six zones each is found again by its day and time", () => {
  fc.assert(
    fc.property(minute, zone, (at, timeZone) => {
      const shown = wallTime(at, timeZone);
      const found = instantAt(shown.date, shown.time, timeZone);
      expect(found && wallTime(found, timeZone)).toEqual(shown);
      // An hour that summer time repeats has two instants.
      expect(Math.abs(found!.getTime() - at.getTime())).toBeLessThanOrEqual(60 * minuteMs);
    }),
    runs,
  );
});

test("A18 a day later is the next day, over months, leap days and changes of the clock", () => {
  fc.assert(
    fc.property(minute, zone, fc.integer({ min: 0, max: 400 }), (at, timeZone, days) => {
      const { date } = wallTime(at, timeZone);
      const noon = instantAt(date, "12:00", timeZone)!;
      // Noon is far from every change of the clock, so that whole days lie between two of them, give or take an hour.
      const then = instantAt(addDays(date, days), "12:00", timeZone)!;
      expect(Math.round((then.getTime() - noon.getTime()) / (24 * 60 * minuteMs))).toBe(days);
    }),
    runs,
  );
});

/** A shift of at least two hours on some days; some begin in the evening and run into the next day. */
const hours: fc.Arbitrary<TeamHours> = fc
  .record({
    days: fc.subarray([...weekdays], { minLength: 1 }),
    from: fc.integer({ min: 0, max: 23 }),
    length: fc.integer({ min: 2, max: 12 }),
  })
  .map(({ days, from, length }) => {
    const time = (hour: number) => `${String(hour % 24).padStart(2, "0")}:00`;
    const week = Object.fromEntries(
      weekdays.map((day) => [day, days.includes(day) ? [[time(from), time(from + length)]] : []]),
    ) as unknown as TeamHours["week"];
    return { week, holidays: [] };
  });

test("A18 a team is available exactly from the time at which it promises to return", () => {
  let closed = 0;
  fc.assert(
    fc.property(hours, zone, minute, (team, timeZone, at) => {
      const state = teamState(team, timeZone, at);
      if (state.open) return;
      closed += 1;
      const back = instantAt(state.back!.date, state.back!.time, timeZone)!;
      expect(teamState(team, timeZone, back).open).toBe(true);
      expect(back.getTime()).toBeGreaterThan(at.getTime());
      const between = new Date(at.getTime() + Math.floor((back.getTime() - at.getTime()) / 2));
      expect(teamState(team, timeZone, between).open).toBe(false);
    }),
    runs,
  );
  expect(closed).toBeGreaterThan(2_500);
});
