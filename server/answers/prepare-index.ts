import { answer } from "./answers.ts";
import type { Turn } from "./entry.ts";
import type { AnswerIndex } from "./index/answer-index.ts";

/** Something of everything that is put together when it is first asked for: rows, facts, names, what texts say. */
const questions = ["كم سعر القهوة؟", "how much is the cheapest one?", "متى تفتحون وهل توصلون للرياض؟"];
const history: readonly Turn[] = [
  { role: "customer", text: "كم سعر القهوة؟" },
  { role: "agent", text: "40" },
];

/**
 * Works out what the first question to a version would: at thousands of rows that takes longer than an answer may. It
 * changes no answer.
 */
export function prepareIndex(index: AnswerIndex): void {
  const settings = { brand: {}, answerFrom: 0.5, clarifyFrom: 0.25 };
  const now = { at: new Date(0), timeZone: "UTC" };
  for (const question of questions)
    for (const before of [[], history]) answer(index, { question, history: before, settings, now });
}
