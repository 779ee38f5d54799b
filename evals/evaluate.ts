import { basename } from "node:path";
import { answer, buildIndex, loadIndex, serialiseIndex } from "#server/answers/answers.ts";
import { entriesOf } from "#server/answers/evaluate/evaluation-set.ts";
import {
  coverageAt,
  mrr10,
  percentile,
  recallAt,
  separation,
  spanInAnswer,
} from "#server/answers/evaluate/measures.ts";
import { evaluateQuestion } from "#server/answers/evaluate/outcome.ts";
import { readSet } from "./read-set.ts";

const evaluationSettings = { brand: {}, answerFrom: 0.5, clarifyFrom: 0.25 };

function rounded(value: number | null, digits = 4): number | null {
  return value === null ? null : Number(value.toFixed(digits));
}

/** Fractions are from 0 to 1; a figure that does not apply to a set is null. */
export type Figures = { set: string } & Record<
  | "n"
  | "top1"
  | "mrr10"
  | "recall3"
  | "recall5"
  | "auroc"
  | "coverage_at_90"
  | "coverage_at_95"
  | "span_in_answer"
  | "p50_ms"
  | "p95_ms"
  | "build_s"
  | "chunks",
  number | null
>;

/** Runs an evaluation set through the production chunking, indexing, ranking and decision. */
export function evaluate(folder: string): Figures {
  const { knowledge, questions } = readSet(folder);
  const start = performance.now();
  const entries = entriesOf(knowledge);
  const built = buildIndex(entries);
  const buildSeconds = (performance.now() - start) / 1000;
  // The index is serialised and loaded again, because the one that serves customers is loaded from a file.
  const index = loadIndex(serialiseIndex(built));
  const outcomes = questions.map((question) => evaluateQuestion(index, question));
  const times = questions.map((question) => {
    const asked = performance.now();
    answer(index, { question: question.text, history: [], settings: evaluationSettings });
    return performance.now() - asked;
  });
  return {
    set: basename(folder),
    n: questions.length,
    top1: rounded(recallAt(outcomes, 1)),
    mrr10: rounded(mrr10(outcomes)),
    recall3: rounded(recallAt(outcomes, 3)),
    recall5: rounded(recallAt(outcomes, 5)),
    auroc: rounded(separation(outcomes)),
    coverage_at_90: rounded(coverageAt(outcomes, 0.9)),
    coverage_at_95: rounded(coverageAt(outcomes, 0.95)),
    span_in_answer: rounded(spanInAnswer(outcomes)),
    p50_ms: rounded(percentile(times, 0.5), 3),
    p95_ms: rounded(percentile(times, 0.95), 3),
    build_s: rounded(buildSeconds, 3),
    chunks: entries.length,
  };
}
