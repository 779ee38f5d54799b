import { expect, test } from "vitest";
import {
  auroc,
  coverageAt,
  mrr10,
  type Outcome,
  percentile,
  recallAt,
  separation,
  spanInAnswer,
} from "./measures.ts";

function outcome(
  rank: number | undefined,
  confidence: number,
  answerable = true,
  spanFound?: boolean,
): Outcome {
  return { answerable, rank, confidence, spanFound };
}

test("ranks are measured over answerable questions only", () => {
  const outcomes = [
    outcome(1, 0.9),
    outcome(2, 0.8),
    outcome(4, 0.7),
    outcome(undefined, 0.6),
    outcome(undefined, 0.99, false),
  ];
  expect(recallAt(outcomes, 1)).toBe(0.25);
  expect(recallAt(outcomes, 3)).toBe(0.5);
  expect(recallAt(outcomes, 5)).toBe(0.75);
  expect(mrr10(outcomes)).toBeCloseTo((1 + 0.5 + 0.25) / 4);
  expect(mrr10([outcome(11, 1)])).toBe(0);
});

test("separation is the chance that an answerable question scores higher, ties half", () => {
  expect(auroc([0.9, 0.8, 0.2, 0.1], [true, true, false, false])).toBe(1);
  expect(auroc([0.1, 0.9], [true, false])).toBe(0);
  expect(auroc([0.5, 0.5], [true, false])).toBe(0.5);
  expect(auroc([0.9, 0.3, 0.5], [true, true, false])).toBe(0.5);
  expect(separation([outcome(1, 0.9)])).toBeNull();
});

test("coverage is the largest share answered at a precision, and never cuts through a tie", () => {
  const outcomes = [outcome(1, 0.9), outcome(1, 0.8), outcome(undefined, 0.7, false), outcome(1, 0.6)];
  expect(coverageAt(outcomes, 0.9)).toBe(0.5);
  expect(coverageAt(outcomes, 0.75)).toBe(1);
  expect(coverageAt([outcome(1, 0.5), outcome(2, 0.5)], 0.9)).toBe(0);
  expect(coverageAt([], 0.9)).toBeNull();
});

test("spans count where the right entry came first", () => {
  expect(
    spanInAnswer([outcome(1, 1, true, true), outcome(1, 1, true, false), outcome(2, 1, true, false)]),
  ).toBe(0.5);
  expect(spanInAnswer([outcome(1, 1)])).toBeNull();
});

test("percentiles", () => {
  expect(percentile([3, 1, 2, 4], 0.5)).toBe(3);
  expect(percentile([], 0.5)).toBeNull();
});
