import { expect, test } from "vitest";
import { findPeaks } from "./peaks.ts";

const bar = (start: string, in_hours: number, after_hours: number, handed_over = 0) => ({
  start,
  date: start,
  in_hours,
  after_hours,
  handed_over,
});

test("without a reply there is no busiest bar", () => {
  expect(findPeaks([bar("a", 0, 0), bar("b", 0, 0)])).toBeUndefined();
});

test("the newest of equally busy days is the busiest bar", () => {
  expect(findPeaks([bar("a", 3, 0), bar("b", 2, 0, 1), bar("c", 1, 0)])?.busiest.start).toBe("b");
});

test("the latest day is named only when it beats the busiest one after hours", () => {
  expect(findPeaks([bar("a", 9, 3), bar("b", 0, 4)])?.latest?.start).toBe("b");
  expect(findPeaks([bar("a", 9, 3), bar("b", 0, 3)])?.latest).toBeUndefined();
});
