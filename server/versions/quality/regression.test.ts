import { expect, test } from "vitest";
import type { Outcome } from "#shared/contract/quality.ts";
import type { QuestionResult } from "./ask.ts";
import { chanceOf, compare, holdReasonOf, type Pair } from "./regression.ts";

const result = (id: string | null, outcome: Outcome): QuestionResult => ({
  tested: {
    kind: id ? "owner" : "held_out",
    id,
    question: "متى تفتحون؟",
    language: "ar",
    asked: "whole",
    expected: null,
    group: "hours",
  },
  outcome,
  isAnswered: outcome === "wrong",
  isComputed: false,
  confidence: 0.7,
  said: "",
  found: null,
});

const pairs = (count: number, before: Outcome, now: Outcome, id: string | null = null): Pair[] =>
  Array.from({ length: count }, () => ({ before: result(id, before), now: result(id, now) }));

const reasonOf = (all: Pair[]) => holdReasonOf(compare(all, 1));

test("the chance is that of tossing coins", () => {
  expect(chanceOf(5, 0)).toBeCloseTo(1 / 32, 12);
  expect(chanceOf(3, 1)).toBeCloseTo(5 / 16, 12);
  expect(chanceOf(0, 0)).toBe(1);
  // Two thousand changed answers must not cause an overflow.
  expect(chanceOf(1000, 1000)).toBeCloseTo(0.509, 3);
});

test("a few questions more or less are chance, seven lost and none won are not", () => {
  expect(reasonOf(pairs(200, "right", "right"))).toBeNull();
  expect(reasonOf([...pairs(6, "right", "handed_over"), ...pairs(100, "right", "right")])).toBeNull();
  expect(reasonOf([...pairs(7, "right", "handed_over"), ...pairs(100, "right", "right")])).toBe("fell");
  expect(reasonOf([...pairs(12, "right", "wrong"), ...pairs(9, "wrong", "right")])).toBeNull();
  expect(reasonOf(pairs(50, "wrong", "right"))).toBeNull();
});

test("one own question that is answered wrongly now is enough", () => {
  const better = pairs(50, "handed_over", "right");
  expect(reasonOf([...better, ...pairs(1, "right", "wrong", "q")])).toBe("own_question");
  // A missing answer became a wrong one, which is worse.
  expect(reasonOf([...better, ...pairs(1, "handed_over", "wrong", "q")])).toBe("own_question");
  expect(reasonOf([...better, ...pairs(1, "wrong", "wrong", "q")])).toBeNull();
  expect(reasonOf([...better, ...pairs(1, "right", "asked_back", "q")])).toBeNull();
});

test("what got worse is listed, own wrong answers first", () => {
  const { worse, better, own_wrong, examples } = compare(
    [
      ...pairs(2, "right", "handed_over"),
      ...pairs(1, "handed_over", "wrong", "mine"),
      ...pairs(3, "asked_back", "right"),
    ],
    4,
  );
  expect({ worse, better, own_wrong }).toEqual({ worse: 2, better: 3, own_wrong: 1 });
  expect(examples.map((example) => example.question_id)).toEqual(["mine", null, null]);
});
