import { expect, test } from "vitest";
import { formatCount } from "./format-count.ts";

test("a number that was counted no further says that there are more, in the order of its digits", () => {
  expect(formatCount(1234)).toBe("1,234");
  expect(formatCount(10_000)).toBe("10,000");
  expect(formatCount(10_001)).toBe("\u206610,000+\u2069");
});
