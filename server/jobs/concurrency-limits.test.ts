import { expect, test } from "vitest";
import { createConcurrencyLimits, type Slot } from "./concurrency-limits.ts";

test("a platform that stands still holds five slots, an account three, and everybody else finds one", () => {
  const limits = createConcurrencyLimits();
  const isAcquired = (platform: string, account: string) =>
    limits.acquire(platform, account).release !== undefined;
  const first = Array.from({ length: 4 }, () => limits.acquire("whatsapp", "one"));
  expect(first.map(({ release }) => release !== undefined)).toEqual([true, true, true, false]);
  expect(first[3]).toEqual({ retryAfterMs: expect.any(Number) });
  const second = Array.from({ length: 3 }, () => isAcquired("whatsapp", "other"));
  expect(second).toEqual([true, true, false]);
  expect(isAcquired("instagram", "one")).toBe(true);
  const slot = first[0] as Slot;
  slot.release();
  slot.release();
  expect(isAcquired("whatsapp", "one")).toBe(true);
  expect(isAcquired("whatsapp", "one")).toBe(false);
});
