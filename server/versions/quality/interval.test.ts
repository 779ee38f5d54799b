import { expect, test } from "vitest";
import { shareOf } from "./interval.ts";

test("the interval is Wilson's", () => {
  const { share, low, high } = shareOf(86, 100)!;
  expect([share, low.toFixed(4), high.toFixed(4)]).toEqual([0.86, "0.7786", "0.9147"]);
  expect(shareOf(20, 20)).toMatchObject({ share: 1, high: 1 });
  expect(shareOf(0, 8)?.low).toBe(0);
});

test("of nothing there is no share", () => {
  expect(shareOf(0, 0)).toBeNull();
});
