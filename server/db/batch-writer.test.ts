import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBatchWriter } from "./batch-writer.ts";

class Refused extends Error {}
const isRefused = (problem: unknown) => problem instanceof Refused;

test("who calls while a batch is under way goes with the others in the next, and each gets their own result", async () => {
  const rounds: number[][] = [];
  const double = createBatchWriter<number, number>(
    async (all) => {
      rounds.push(all);
      await sleep(5);
      return all.map((one) => one * 2);
    },
    { concurrency: 1, maxBatch: 4, isRefused },
  );
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map(double));
  expect(results).toEqual([2, 4, 6, 8, 10, 12]);
  expect(rounds).toEqual([[1], [2, 3, 4, 5], [6]]);
  expect(await double(7)).toBe(14);
});

test("what the database refuses of one is refused to that one alone", async () => {
  const write = createBatchWriter<string, string>(
    async (all) => {
      if (all.includes("bad")) throw new Refused("bad");
      return all;
    },
    { concurrency: 1, maxBatch: 10, isRefused },
  );
  const results = await Promise.allSettled(["a", "b", "bad", "c"].map(write));
  expect(results.map((one) => (one.status === "fulfilled" ? one.value : "refused"))).toEqual([
    "a",
    "b",
    "refused",
    "c",
  ]);
});

test("a database that is down is asked once for all who wait, and again for those who come later", async () => {
  let callCount = 0;
  let down = true;
  const write = createBatchWriter<number, number>(
    async (all) => {
      callCount += 1;
      await sleep(1);
      if (down) throw new Error("down");
      return all;
    },
    { concurrency: 1, maxBatch: 100, isRefused },
  );
  const results = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => write(index)));
  expect(results.every((one) => one.status === "rejected")).toBe(true);
  expect(callCount).toBe(2);
  down = false;
  expect(await write(1)).toBe(1);
});
