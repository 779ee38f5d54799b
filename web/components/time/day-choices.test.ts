import { expect, test } from "vitest";
import { dayChoices } from "./day-choices.ts";

const choicesAt = (now: string, zone: string) =>
  dayChoices(new Date(now), zone).map(({ choice, at }) => `${choice} ${at.toISOString()}`);

test("the choices follow the clock of the business, not of the browser", () => {
  expect(choicesAt("2026-11-20T10:00:00Z", "Asia/Riyadh")).toEqual([
    "evening 2026-11-20T16:00:00.000Z",
    "tomorrow 2026-11-21T06:00:00.000Z",
    "threeDays 2026-11-23T06:00:00.000Z",
  ]);
});

test("this evening is not offered when it is over or about to begin", () => {
  expect(choicesAt("2026-11-20T15:40:00Z", "Asia/Riyadh")[0]).toMatch(/^tomorrow 2026-11-21/);
  // After midnight in Riyadh it is the next day there, with an evening of its own.
  expect(choicesAt("2026-11-20T21:30:00Z", "Asia/Riyadh")[0]).toBe("evening 2026-11-21T16:00:00.000Z");
});
