import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { KnowledgeLine } from "#server/answers/evaluate/evaluation-set.ts";
import { readSet } from "../../evals/read-set.ts";

/** Folder of the evaluation sets; undefined where they are not. */
export function dataFolder(): string | undefined {
  const folder = join(resolve(process.env["WAKIL_SHARED"] ?? "../shared"), "data");
  return existsSync(folder) ? folder : undefined;
}

/** The sets with questions in the language of their knowledge: no engine but ours crosses over. */
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

/** Real texts the large knowledge bases are grown from, and real questions put to them. */
export interface Seed {
  lines: KnowledgeLine[];
  questions: string[];
}

const grownFrom = ["arcd", "covid_faq", "banking_ar_k10", "curekart"];
const maxQuestions = 1_000;

export function readSeed(folder: string): Seed {
  const sets = grownFrom.map((name) => readSet(join(folder, name)));
  const all = sets.flatMap((set) => set.questions.map((each) => each.text));
  // Stepping through them by a prime mixes the sets: however early a measurement ends, it had all of them.
  const questions = Array.from({ length: maxQuestions }, (_, n) => all[(n * 7919) % all.length] ?? "");
  return { lines: sets.flatMap((set) => set.knowledge), questions };
}
