/**
 * `npm run eval -- FOLDER`: runs an evaluation set through the production chunking, indexing, ranking and decision
 * and prints its figures as one JSON object, the last line.
 */
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
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
import { outcomeOf } from "#server/answers/evaluate/outcome.ts";
import { readSet } from "./read-set.ts";

const SETTINGS = { brand: {}, answerFrom: 0.5, clarifyFrom: 0.25 };

function rounded(value: number | null, digits = 4): number | null {
  return value === null ? null : Number(value.toFixed(digits));
}

function evaluate(folder: string): Record<string, string | number | null> {
  const { knowledge, questions } = readSet(folder);
  const start = performance.now();
  const entries = entriesOf(knowledge);
  const built = buildIndex(entries);
  const buildSeconds = (performance.now() - start) / 1000;
  // What serves customers has been through a file.
  const index = loadIndex(serialiseIndex(built));
  const outcomes = questions.map((question) => outcomeOf(index, question));
  const times = questions.map((question) => {
    const asked = performance.now();
    answer(index, { question: question.text, history: [], settings: SETTINGS });
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

const [given] = process.argv.slice(2);
const folder = given === undefined ? undefined : resolve(process.env["INIT_CWD"] ?? process.cwd(), given);
const found = [folder, given === undefined ? undefined : resolve(given)].find(
  (path) => path !== undefined && existsSync(path),
);
if (found === undefined) {
  console.error(given === undefined ? "usage: npm run eval -- FOLDER" : `no such folder: ${given}`);
  process.exitCode = 2;
} else {
  console.log(JSON.stringify(evaluate(found)));
}
