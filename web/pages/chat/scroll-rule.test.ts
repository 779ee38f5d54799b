import { expect, test } from "vitest";
import { isNearBottom } from "./scroll-rule.ts";

const stateAtDistance = (distance: number) =>
  isNearBottom({ scrollTop: 1000 - distance, clientHeight: 600, scrollHeight: 1600 });

test("C191 within 200 px of the end the list follows, further up it does not", () => {
  expect([0, 198, 199, 200, 201, 900].map(stateAtDistance)).toEqual([true, true, true, true, false, false]);
});

test("C191 a list that does not fill its frame follows", () => {
  expect(isNearBottom({ scrollTop: 0, clientHeight: 600, scrollHeight: 300 })).toBe(true);
});
