import { expect, test } from "vitest";
import { dayGroup } from "./day-group.ts";

// 00:30 in Riyadh on 20 November.
const now = new Date("2026-11-19T21:30:00Z");

test("a day begins at midnight where the shop is, not in London", () => {
  expect(dayGroup("2026-11-19T21:05:00Z", now)).toBe("today");
  expect(dayGroup("2026-11-19T20:55:00Z", now)).toBe("yesterday");
});

test("the last seven days are a group of their own, everything before is older", () => {
  expect(dayGroup("2026-11-18T12:00:00Z", now)).toBe("week");
  expect(dayGroup("2026-11-14T12:00:00Z", now)).toBe("week");
  expect(dayGroup("2026-11-13T12:00:00Z", now)).toBe("older");
});

test("a clock that is slightly behind the server's never groups a message under tomorrow", () => {
  expect(dayGroup("2026-11-20T21:30:00Z", now)).toBe("today");
});
