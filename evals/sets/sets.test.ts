import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSet } from "../read-set.ts";

const folder = import.meta.dirname;
const sets = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

function repeated(values: string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

test("there are sets for development and sets held out", () => {
  expect(sets.filter((name) => name.includes("_dev"))).not.toEqual([]);
  expect(sets.filter((name) => name.includes("_held"))).not.toEqual([]);
});

test.each(sets)("%s: ids are unique and no question is asked twice", (name) => {
  const { knowledge, questions } = readSet(join(folder, name));
  expect(repeated(knowledge.map((entry) => entry.id))).toEqual([]);
  expect(repeated(questions.map((question) => question.id))).toEqual([]);
  expect(repeated(questions.map((question) => question.text))).toEqual([]);
});

test.each(sets)("%s: every expected answer is in the knowledge", (name) => {
  const { knowledge, questions } = readSet(join(folder, name));
  const known = new Set(knowledge.map((entry) => entry.answer));
  const missing = questions.flatMap((question) => question.answers.filter((answer) => !known.has(answer)));
  expect(missing).toEqual([]);
});

test.each(sets)("%s: between 15 and 25 of 100 questions have no answer", (name) => {
  const { questions } = readSet(join(folder, name));
  const share = questions.filter((question) => question.answers.length === 0).length / questions.length;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.25);
});
