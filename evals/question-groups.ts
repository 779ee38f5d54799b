// `node evals/question-groups.ts DATA_FOLDER` measures how well open questions are grouped by meaning. The
// questions of each set come with their right answer; two questions belong together when it is the same one.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { QuestionLine } from "#server/answers/evaluate/evaluation-set.ts";
import { groupQuestions } from "#server/answers/question-groups/group.ts";

/** Maximum number of questions, as many as the product groups at once. */
const most = 2000;
const sets = ["stackfaq", "clinc_k10", "banking_en_k10", "banking_ar_k10", "curekart"];

const pairsOf = (n: number): number => (n * (n - 1)) / 2;

function pairsWithin<T>(items: readonly T[], keyOf: (item: T) => string): number {
  const groups = Map.groupBy(items, keyOf);
  return [...groups.values()].reduce((sum, group) => sum + pairsOf(group.length), 0);
}

const [folder = "../shared/data"] = process.argv.slice(2);
console.log("set | questions | answers | groups | pairs that belong together | of those that do | ms");
for (const name of sets) {
  const path = join(folder, name, "questions.jsonl");
  if (!existsSync(path)) {
    console.log(`${name} | skipped: ${path} is not there`);
    continue;
  }
  const lines = (await readFile(path, "utf8")).trim().split("\n");
  const questions = lines
    .map((line) => JSON.parse(line) as QuestionLine)
    .filter(({ answers }) => answers.length === 1)
    .slice(0, most);
  const answerOf = (question: QuestionLine) => question.answers[0] ?? "";
  const began = performance.now();
  const groups = groupQuestions(questions);
  const took = performance.now() - began;
  const joined = groups.reduce((sum, group) => sum + pairsOf(group.questions.length), 0);
  const right = groups.reduce((sum, group) => sum + pairsWithin(group.questions, answerOf), 0);
  const figures = [
    name,
    questions.length,
    new Set(questions.map(answerOf)).size,
    groups.length,
    (right / joined).toFixed(2),
    (right / pairsWithin(questions, answerOf)).toFixed(2),
    took.toFixed(0),
  ];
  console.log(figures.join(" | "));
}
