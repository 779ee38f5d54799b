import { expect, test } from "vitest";
import { isValidPage, lastPageOf, pagerItems } from "./pagination.ts";

test("C124 up to five pages show every number", () => {
  expect(pagerItems(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pagerItems(1, 1)).toEqual([1]);
});

test("C124 D31 more than five: first, last, current ± 1, gaps only where a page is hidden", () => {
  expect(pagerItems(1, 6)).toEqual([1, 2, "gap", 6]);
  expect(pagerItems(2, 6)).toEqual([1, 2, 3, "gap", 6]);
  expect(pagerItems(3, 6)).toEqual([1, 2, 3, 4, "gap", 6]);
  expect(pagerItems(4, 6)).toEqual([1, "gap", 3, 4, 5, 6]);
  expect(pagerItems(10, 20)).toEqual([1, "gap", 9, 10, 11, "gap", 20]);
  expect(pagerItems(20, 20)).toEqual([1, "gap", 19, 20]);
});

test("C122 a page outside 1…last is refused", () => {
  expect([0, 1, 7, 8, 1.5].map((page) => isValidPage(page, 7))).toEqual([false, true, true, false, false]);
  expect(lastPageOf(0, 5)).toBe(1);
  expect(lastPageOf(11, 5)).toBe(3);
});
