import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { KnowledgeLine } from "#server/answers/evaluate/evaluation-set.ts";
import { readSet } from "../../evals/read-set.ts";

/** Returns the folder of the evaluation sets; undefined when it does not exist. */
export function dataFolder(): string | undefined {
  const folder = join(resolve(process.env["WAKIL_SHARED"] ?? "../shared"), "data");
  return existsSync(folder) ? folder : undefined;
}

/** Sets whose questions are in the language of their knowledge, because no engine except ours works across languages. */
export const dataSets = [
  "arcd",
  "banking_ar_k10",
  "banking_ar_k3",
  "banking_en_k10",
  "banking_en_k3",
  "curekart",
  "clinc_k10",
  "stackfaq",
  "covid_faq",
];

/** Real texts from which large knowledge bases are generated, and real questions about them. */
export interface Seed {
  lines: KnowledgeLine[];
  questions: string[];
}

const seedSets = ["arcd", "covid_faq", "banking_ar_k10", "curekart"];
const maxQuestions = 1_000;

export function readSeed(folder: string): Seed {
  const sets = seedSets.map((name) => readSet(join(folder, name)));
  const all = sets.flatMap((set) => set.questions.map((question) => question.text));
  // Stepping by a prime number mixes the sets, so that a measurement that ends early has used all of them.
  const questions = Array.from({ length: maxQuestions }, (_, n) => all[(n * 7919) % all.length] ?? "");
  return { lines: sets.flatMap((set) => set.knowledge), questions };
}
