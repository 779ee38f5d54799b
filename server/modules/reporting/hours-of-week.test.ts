import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type HoursRange,
  hoursProblems,
  type TeamHours,
  teamState,
  weekdays,
} from "#shared/rules/team-hours.ts";
import { hoursOfWeek, quarterKinds, quartersPerDay, wholeHours } from "./hours-of-week.ts";

const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
const ranges = fc.array(fc.tuple(time, time) as fc.Arbitrary<HoursRange>, { maxLength: 1 });
const holidays = ["2026-11-18", "2026-11-19", "2026-11-21"];
const teamHours = fc
  .tuple(...weekdays.map(() => ranges))
  .map((days): TeamHours => ({
    week: Object.fromEntries(weekdays.map((day, index) => [day, days[index]])) as TeamHours["week"],
    holidays,
  }))
  .filter((hours) => Object.keys(hoursProblems(hours)).length === 0);

test("a quarter that is open or late is so in each of its minutes, holidays and the nights before them included", () => {
  // The date is Sunday, 15 November 2026.
  const sunday = Date.UTC(2026, 10, 15);
  fc.assert(
    fc.property(teamHours, (hours) => {
      const kinds = hoursOfWeek(hours);
      const boundaries = new Set(
        Object.values(hours.week)
          .flat(2)
          .map((at) => Number(at.slice(3)) % 15),
      );
      // When all hours begin and end on quarters, no quarter has to be read message by message.
      if (boundaries.size === 0 || (boundaries.size === 1 && boundaries.has(0)))
        expect(kinds.includes(quarterKinds.mixed)).toBe(false);
      for (let quarter = 0; quarter < 7 * quartersPerDay; quarter += 1) {
        const at = new Date(sunday + quarter * 15 * 60_000);
        const date = at.toISOString().slice(0, 10);
        const before = new Date(at.getTime() - 86_400_000).toISOString().slice(0, 10);
        const kind =
          kinds[quarter * 4 + Number(holidays.includes(date)) + 2 * Number(holidays.includes(before))];
        if (kind === quarterKinds.mixed) continue;
        // The minute differs from quarter to quarter, so that every minute is tested.
        const minute = quarter % 15;
        const { open } = teamState(hours, "UTC", new Date(at.getTime() + minute * 60_000));
        expect(kind, `${at.toISOString()} +${minute}`).toBe(open ? quarterKinds.open : quarterKinds.late);
      }
    }),
    { numRuns: 8 },
  );
});

test("a whole hour has the kind of its four quarters, and is mixed when they differ", () => {
  fc.assert(
    fc.property(teamHours, (hours) => {
      const quarters = hoursOfWeek(hours);
      const kinds = wholeHours(quarters);
      expect(kinds.length * 4).toBe(quarters.length);
      for (let at = 0; at < kinds.length; at += 1) {
        const [hour, days] = [Math.floor(at / 4), at % 4];
        const quarterValues = new Set(
          [0, 1, 2, 3].map((quarter) => quarters[(hour * 4 + quarter) * 4 + days]),
        );
        expect(kinds[at]).toBe(quarterValues.size === 1 ? [...quarterValues][0] : quarterKinds.mixed);
      }
    }),
    { numRuns: 8 },
  );
});
