import { expect, test } from "vitest";
import { chooseThresholds, type Outcome } from "./thresholds.ts";

/** `count` outcomes at one confidence, `right` of them right. */
function at(confidence: number, count: number, right: number): Outcome[] {
  return Array.from({ length: count }, (_, i) => ({ confidence, right: i < right }));
}

test("too few outcomes choose nothing", () => {
  expect(chooseThresholds(at(0.9, 29, 29), 0.9)).toBeNull();
});

test("the lowest confidence that keeps the promise is where answers begin", () => {
  const outcomes = [...at(0.9, 40, 40), ...at(0.7, 40, 38), ...at(0.5, 40, 20)];
  expect(chooseThresholds(outcomes, 0.9)?.answerFrom).toBe(0.7);
  expect(chooseThresholds(outcomes, 0.8)?.answerFrom).toBe(0.5);
});

test("the order of the outcomes does not matter", () => {
  const outcomes = [...at(0.5, 40, 20), ...at(0.9, 40, 40), ...at(0.7, 40, 38)];
  expect(chooseThresholds(outcomes, 0.9)).toEqual(chooseThresholds(outcomes.toReversed(), 0.9));
});

test("where no threshold keeps the promise the agent is as careful as may be", () => {
  expect(chooseThresholds(at(0.8, 100, 40), 0.9)?.answerFrom).toBe(0.9);
});

test("a lucky handful is not believed", () => {
  const outcomes = [...at(0.8, 10, 10), ...at(0.5, 90, 40)];
  expect(chooseThresholds(outcomes, 0.9)?.answerFrom).toBe(0.9);
});

test("an agent that is always right still does not answer when it is guessing", () => {
  const chosen = chooseThresholds([...at(0.4, 60, 60), ...at(0.1, 40, 40)], 0.9);
  expect(chosen?.answerFrom).toBe(0.4);
});

test("choices begin where nearly all right answers are offered, below the answers and never at nothing", () => {
  const outcomes = [...at(0.9, 50, 50), ...at(0.4, 30, 25), ...at(0.25, 20, 8), ...at(0.05, 20, 1)];
  const chosen = chooseThresholds(outcomes, 0.95);
  expect(chosen).toEqual({ answerFrom: 0.9, clarifyFrom: 0.25 });
  expect(chooseThresholds(at(0.95, 40, 40), 0.9)?.clarifyFrom).toBeLessThanOrEqual(0.8);
});
