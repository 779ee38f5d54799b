import { expect, test } from "vitest";
import { createLanes } from "./lanes.ts";

test("a platform that stands still holds five places, an account three, and everybody else finds one", () => {
  const lanes = createLanes();
  const first = Array.from({ length: 4 }, () => lanes.enter("whatsapp", "one"));
  expect(first.map((place) => typeof place)).toEqual(["function", "function", "function", "number"]);
  const second = Array.from({ length: 3 }, () => lanes.enter("whatsapp", "other"));
  expect(second.map((place) => typeof place)).toEqual(["function", "function", "number"]);
  expect(typeof lanes.enter("instagram", "one")).toBe("function");
  const leave = first[0] as () => void;
  leave();
  leave();
  expect(typeof lanes.enter("whatsapp", "one")).toBe("function");
  expect(typeof lanes.enter("whatsapp", "one")).toBe("number");
});
