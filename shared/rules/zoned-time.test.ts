import { expect, test } from "vitest";
import { addDays, instantAt, instantOf, wallTime } from "./zoned-time.ts";

test("a wall clock's day and time become the instant they stand for, and back", () => {
  expect(instantAt("2026-11-20", "18:00", "Asia/Riyadh")?.toISOString()).toBe("2026-11-20T15:00:00.000Z");
  expect(wallTime(new Date("2026-11-20T22:30:00Z"), "Asia/Riyadh")).toEqual({
    date: "2026-11-21",
    time: "01:30",
  });
});

test("summer time of a zone counts for the day that is meant, not for today", () => {
  expect(instantAt("2026-07-01", "09:00", "Europe/London")?.toISOString()).toBe("2026-07-01T08:00:00.000Z");
  expect(instantAt("2026-12-01", "09:00", "Europe/London")?.toISOString()).toBe("2026-12-01T09:00:00.000Z");
  expect(instantAt("2026-03-29", "01:30", "Europe/London")?.toISOString()).toBe("2026-03-29T01:30:00.000Z");
  // West of Greenwich too, a time that the change leaves out is an hour later, not earlier.
  expect(instantAt("2032-03-14", "02:00", "America/New_York")?.toISOString()).toBe(
    "2032-03-14T07:00:00.000Z",
  );
});

test("the seconds of a local moment stay, over a clock change too", () => {
  expect(instantOf("2026-11-20T18:00:45", "Asia/Riyadh")?.toISOString()).toBe("2026-11-20T15:00:45.000Z");
  expect(instantOf("2026-03-29T01:30:15", "Europe/London")?.toISOString()).toBe("2026-03-29T01:30:15.000Z");
});

test("an invalid date or time has no instant", () => {
  expect(instantOf("", "Asia/Riyadh")).toBeNull();
  expect(instantOf("2026-11-20", "Asia/Riyadh")).toBeNull();
  expect(instantAt("", "09:00", "Asia/Riyadh")).toBeNull();
  expect(instantAt("2026-11-20", "", "Asia/Riyadh")).toBeNull();
});

test("days are counted over the ends of months and years", () => {
  expect(addDays("2026-12-30", 3)).toBe("2027-01-02");
});
