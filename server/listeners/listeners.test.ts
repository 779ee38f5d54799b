import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { startListeners } from "./listeners.ts";

const log = { info() {} };
const pauseMs = { first: 1, longest: 4 };
const untilEnded = (signal: AbortSignal) =>
  new Promise<boolean>((done) => signal.addEventListener("abort", () => done(true)));

test("no more lines than the bound; those of accounts that went are hung up, and others take their place", async () => {
  let ids = ["a", "b", "c"];
  const open = new Set<string>();
  const lines = startListeners({
    list: async () => ids,
    async hold(id, signal) {
      open.add(id);
      await untilEnded(signal);
      return open.delete(id);
    },
    maxListeners: 2,
    lookMs: 5,
    pauseMs,
    log,
  });
  await vi.waitFor(() => expect([...open]).toEqual(["a", "b"]));
  ids = ["b", "c"];
  await vi.waitFor(() => expect([...open].toSorted()).toEqual(["b", "c"]));
  await lines.stop();
  expect(open.size).toBe(0);
  expect(lines.held()).toEqual([]);
});

test("a broken line is opened again, one that does not exist is not tried twice", async () => {
  const tries = { broken: 0, none: 0 };
  const lines = startListeners({
    list: async () => ["broken", "none"],
    async hold(id) {
      tries[id as keyof typeof tries] += 1;
      await sleep(1);
      if (id === "none") return false;
      throw new Error("it hung up");
    },
    lookMs: 5,
    pauseMs,
    log,
  });
  await vi.waitFor(() => expect(tries.broken).toBeGreaterThan(4));
  await lines.stop();
  expect(tries.none).toBe(1);
  const triesBefore = tries.broken;
  await sleep(30);
  expect(tries.broken).toBe(triesBefore);
});
