import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { entriesOf } from "#server/answers/evaluate/evaluation-set.ts";
import { recallAt } from "#server/answers/evaluate/measures.ts";
import { outcomeOf } from "#server/answers/evaluate/outcome.ts";
import type { Figures } from "./evaluate.ts";
import { FLOORS, missed } from "./floors.ts";
import { readSet } from "./read-set.ts";

const DATA = join(resolve(process.env["WAKIL_SHARED"] ?? "../shared"), "data");
if (!existsSync(DATA))
  console.log("evals/floor.test.ts skipped: no evaluation data (set WAKIL_SHARED to its folder)");

/** A fast sample of each set; `npm run eval:all` asks everything. */
const SAMPLED = FLOORS.flatMap(({ set, sample }) => (sample === undefined ? [] : [{ set, ...sample }]));

test.skipIf(!existsSync(DATA)).each(SAMPLED)(
  "$set stays above its floor",
  ({ set, step, top1 }) => {
    const { knowledge, questions } = readSet(join(DATA, set));
    const index = buildIndex(entriesOf(knowledge));
    const outcomes = questions.filter((_, i) => i % step === 0).map((question) => outcomeOf(index, question));
    expect(recallAt(outcomes, 1)).toBeGreaterThanOrEqual(top1);
  },
  180_000,
);

test("a figure under its floor is named, one at it or without a floor is not", () => {
  const figures = { set: "s", top1: 0.7, auroc: null } as Figures;
  expect(missed(figures, [{ set: "s", top1: 0.71 }])).toEqual(["s: top1 0.7 is under its floor 0.71"]);
  expect(missed(figures, [{ set: "s", top1: 0.7, auroc: 0.8 }])).toEqual([
    "s: auroc 0 is under its floor 0.8",
  ]);
  expect(missed(figures, [{ set: "s", top1: 0.7 }])).toEqual([]);
  expect(missed(figures, [{ set: "t", top1: 0.9 }])).toEqual([]);
});
