import { expect, test } from "vitest";
import { circuitBreakers } from "./breaker.ts";

const limits = { failures: 3, restMs: 1000, kept: 100 };

function broken() {
  let now = 0;
  const breakers = circuitBreakers(() => now, limits);
  for (let times = 0; times < limits.failures; times++) breakers.failed("shop");
  return { breakers, wait: (ms: number) => (now += ms) };
}

test("after failures in a row a provider is left alone; a success in between begins the count anew", () => {
  const breakers = circuitBreakers(() => 0, limits);
  for (let times = 0; times < 10; times++) {
    breakers.failed("shop");
    breakers.failed("shop");
    breakers.succeeded("shop");
  }
  expect(breakers.admits("shop")).toBe(true);
  expect(broken().breakers.admits("shop")).toBe(false);
});

test("one organisation's provider says nothing about another's", () => {
  expect(broken().breakers.admits("other")).toBe(true);
});

test("after the rest exactly one call tries it out; its success opens the way for all", () => {
  const { breakers, wait } = broken();
  wait(limits.restMs);
  expect([1, 2, 3].map(() => breakers.admits("shop"))).toEqual([true, false, false]);
  breakers.succeeded("shop");
  expect([1, 2].map(() => breakers.admits("shop"))).toEqual([true, true]);
});

test("a try that fails again rests again; one that tells nothing leaves the try to the next", () => {
  const { breakers, wait } = broken();
  wait(limits.restMs);
  breakers.admits("shop");
  breakers.failed("shop");
  wait(limits.restMs - 1);
  expect(breakers.admits("shop")).toBe(false);
  wait(1);
  expect(breakers.admits("shop")).toBe(true);
  breakers.passed("shop");
  expect(breakers.admits("shop")).toBe(true);
});
