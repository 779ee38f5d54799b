import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

const everyone = () => true;

test("an organisation with much waiting delays another by one of its requests", () => {
  const turns = new Turns<string>(100);
  for (const n of [1, 2, 3]) turns.add("busy", `busy ${n}`);
  turns.add("quiet", "quiet 1");
  turns.add("quiet", "quiet 2");
  const served = Array.from({ length: 6 }, () => turns.take(everyone));
  expect(served).toEqual(["busy 1", "quiet 1", "busy 2", "quiet 2", "busy 3", undefined]);
  expect(turns.size).toBe(0);
});

test("who may not be served keeps the turn", () => {
  const turns = new Turns<string>(100);
  turns.add("a", "a 1");
  turns.add("b", "b 1");
  expect(turns.take((id) => id !== "a")).toBe("b 1");
  turns.add("b", "b 2");
  expect(turns.take(everyone)).toBe("a 1");
});

test("beyond its limit an organisation is refused, and another is not", () => {
  const turns = new Turns<string>(2);
  expect(["1", "2", "3"].map((item) => turns.add("a", item))).toEqual([true, true, false]);
  expect(turns.add("b", "1")).toBe(true);
  turns.remove("a", "1");
  turns.remove("a", "1");
  expect(turns.add("a", "4")).toBe(true);
  expect(turns.clear()).toHaveLength(3);
  expect(turns.size).toBe(0);
});
