import { expect, test } from "vitest";
import { ridge } from "./ridge.ts";

test("solves (K + λI) x = y", () => {
  const k = [2, 1, 0, 1, 2, 1, 0, 1, 2];
  const y = [1, 0, 2];
  const x = ridge(Float64Array.from(k), y, 0.5);
  y.forEach((target, i) => {
    const row = k.slice(3 * i, 3 * i + 3).map((value, j) => value + (i === j ? 0.5 : 0));
    expect(row.reduce((sum, value, j) => sum + value * x[j]!, 0)).toBeCloseTo(target, 10);
  });
});

test("rows that are twins do not blow up", () => {
  const x = ridge(Float64Array.of(1, 1, 1, 1), [1, 0], 0.2);
  expect([...x].every((value) => Math.abs(value) < 10)).toBe(true);
});
