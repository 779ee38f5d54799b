import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

const everyone = () => true;

test("an organisation with much waiting delays another by one of its requests", () => {
  const queue = new FairQueue<string>(100);
  for (const n of [1, 2, 3]) queue.add("busy", `busy ${n}`);
  queue.add("quiet", "quiet 1");
  queue.add("quiet", "quiet 2");
  const served = Array.from({ length: 6 }, () => queue.take(everyone));
  expect(served).toEqual(["busy 1", "quiet 1", "busy 2", "quiet 2", "busy 3", undefined]);
  expect(queue.size).toBe(0);
});

test("who may not be served keeps the turn", () => {
  const queue = new FairQueue<string>(100);
  queue.add("a", "a 1");
  queue.add("b", "b 1");
  expect(queue.take((id) => id !== "a")).toBe("b 1");
  queue.add("b", "b 2");
  expect(queue.take(everyone)).toBe("a 1");
});

test("beyond its limit an organisation is refused, and another is not", () => {
  const queue = new FairQueue<string>(2);
  expect(["1", "2", "3"].map((item) => queue.add("a", item))).toEqual([true, true, false]);
  expect(queue.add("b", "1")).toBe(true);
  queue.remove("a", "1");
  queue.remove("a", "1");
  expect(queue.add("a", "4")).toBe(true);
  expect(queue.clear()).toHaveLength(3);
  expect(queue.size).toBe(0);
});
