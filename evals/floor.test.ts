import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { entriesOf } from "#server/answers/evaluate/evaluation-set.ts";
import { recallAt, separation } from "#server/answers/evaluate/measures.ts";
import { outcomeOf } from "#server/answers/evaluate/outcome.ts";
import { readSet } from "./read-set.ts";

const DATA = join(resolve(process.env["WAKIL_SHARED"] ?? "../shared"), "data");
if (!existsSync(DATA))
  console.log("evals/floor.test.ts skipped: no evaluation data (set WAKIL_SHARED to its folder)");

/** A fast sample of each set: every `step`-th question. Floors are Lucene's figures with its language analyzers. */
const FLOORS = [
  { set: "arcd", step: 2, top1: 0.697 },
  { set: "banking_ar_k10", step: 3, top1: 0.538 },
  { set: "banking_ar_k3", step: 3, top1: 0.405 },
  { set: "banking_en_k10", step: 5, top1: 0.712 },
  { set: "banking_en_k3", step: 5, top1: 0.577 },
  { set: "curekart", step: 1, top1: 0.715, auroc: 0.83 },
  { set: "clinc_k10", step: 4, top1: 0.647, auroc: 0.85 },
  { set: "covid_faq", step: 5, top1: 0.375 },
  { set: "bilingual_ar_en", step: 1, top1: 0.78 },
  { set: "bilingual_en_ar", step: 1, top1: 0.83 },
];

test.skipIf(!existsSync(DATA)).each(FLOORS)("$set stays above its floor", ({ set, step, top1, auroc }) => {
  const { knowledge, questions } = readSet(join(DATA, set));
  const index = buildIndex(entriesOf(knowledge));
  const outcomes = questions.filter((_, i) => i % step === 0).map((question) => outcomeOf(index, question));
  expect(recallAt(outcomes, 1)).toBeGreaterThan(top1);
  if (auroc !== undefined) expect(separation(outcomes)).toBeGreaterThanOrEqual(auroc);
});
