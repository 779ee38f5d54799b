import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startLoop } from "./loop.ts";

const warn = vi.fn();
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Starts a loop that counts its calls of `look`; each call returns the result of `answer`. */
function startCountedLoop(
  answer: () => Promise<number | null>,
  options: { maxWaitMs: number; minWaitMs?: number },
) {
  const looks: number[] = [];
  const startedAt = performance.now();
  const loop = startLoop(
    () => {
      // The timers of a woken loop have a resolution of one millisecond, so the times are rounded.
      looks.push(Math.round((performance.now() - startedAt) / 10) * 10);
      return answer();
    },
    { failureMessage: "the look failed", log: { warn }, ...options },
  );
  return { loop, looks };
}

test("it looks at once, at the time it was told, and at the latest after the longest wait", async () => {
  const answers = [300, null, 9_000];
  const { loop, looks } = startCountedLoop(async () => answers.shift() ?? null, { maxWaitMs: 1_000 });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(looks).toEqual([0, 300, 1_300, 2_300]);
  await loop.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looks).toHaveLength(4);
});

test("whoever wakes it is heard once more after the look that is under way, never at the same time", async () => {
  let under = 0;
  const { loop, looks } = startCountedLoop(
    async () => {
      under += 1;
      expect(under).toBe(1);
      await new Promise((done) => setTimeout(done, 100));
      under -= 1;
      return null;
    },
    { maxWaitMs: 1_000 },
  );
  await vi.advanceTimersByTimeAsync(50);
  for (let n = 0; n < 5; n += 1) loop.wake();
  await vi.advanceTimersByTimeAsync(400);
  expect(looks).toEqual([0, 100]);
  await loop.stop();
});

test("however often it is woken, its looks keep their distance; waking in a while never delays an earlier look", async () => {
  const { loop, looks } = startCountedLoop(async () => null, { maxWaitMs: 1_000, minWaitMs: 200 });
  await vi.advanceTimersByTimeAsync(1);
  for (let n = 0; n < 10; n += 1) {
    loop.wake();
    await vi.advanceTimersByTimeAsync(30);
  }
  loop.wakeIn(150);
  loop.wakeIn(900);
  await vi.advanceTimersByTimeAsync(700);
  expect(looks).toEqual([0, 200, 400]);
  await loop.stop();
});

test("a look that fails is logged and made again after a second", async () => {
  let isDown = true;
  const { loop, looks } = startCountedLoop(
    async () => {
      if (isDown) throw new Error("down");
      return null;
    },
    { maxWaitMs: 5_000 },
  );
  await vi.advanceTimersByTimeAsync(500);
  isDown = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(looks).toEqual([0, 1_000]);
  expect(warn).toHaveBeenCalledWith({ problem: "down" }, "the look failed");
  await loop.stop();
});
