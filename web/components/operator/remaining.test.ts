import { expect, test } from "vitest";
import { calculateRemaining } from "./remaining.ts";

const from = "2026-11-20T08:00:00Z";
const due = "2026-11-21T08:00:00Z";
const remainingAt = (time: string) => calculateRemaining(from, due, Date.parse(time));

test("the 24 hours count down to zero, then up", () => {
  expect(remainingAt("2026-11-20T08:00:00Z")).toEqual({ isLate: false, hours: 24, minutes: 0, share: 0 });
  expect(remainingAt("2026-11-21T06:15:30Z")).toMatchObject({ isLate: false, hours: 1, minutes: 44 });
  expect(remainingAt("2026-11-20T20:00:00Z").share).toBe(0.5);
  expect(remainingAt("2026-11-21T08:00:00Z")).toEqual({ isLate: false, hours: 0, minutes: 0, share: 1 });
  expect(remainingAt("2026-11-22T10:05:00Z")).toEqual({ isLate: true, hours: 26, minutes: 5, share: 1 });
});

test("a clock that is behind the server's shows all 24 hours", () => {
  expect(remainingAt("2026-11-20T07:59:00Z").share).toBe(0);
});
