import { expect, test } from "vitest";
import { daysOf, spanOf } from "./date-range.ts";

// In Riyadh it is already the 21st.
const now = new Date("2026-11-20T22:30:00Z");

test("a span ends on the day that it is where the business is", () => {
  expect(daysOf("today", now)).toEqual({ from: "2026-11-21", to: "2026-11-21" });
  expect(daysOf("week", now)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  expect(daysOf("month", now)).toEqual({ from: "2026-10-23", to: "2026-11-21" });
});

test("days of an address are known as a span only when they are exactly that", () => {
  expect(spanOf("2026-11-15", "2026-11-21", now)).toBe("week");
  expect(spanOf("2026-11-15", "2026-11-20", now)).toBeUndefined();
  expect(spanOf(undefined, "2026-11-21", now)).toBeUndefined();
});
