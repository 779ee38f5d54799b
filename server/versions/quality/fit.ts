import type { AnswerIndex } from "#server/answers/answers.ts";
import type { Knowledge, Thresholds } from "./ask.ts";
import type { TestedQuestion } from "./question.ts";

/** What a version learns of its own doubt from questions whose right answers are known. */
export interface Fit {
  apply: (index: AnswerIndex) => AnswerIndex;
  /** Null when there were too few questions to choose on. */
  thresholds: Thresholds | null;
}

export function fit(_knowledge: Knowledge, _questions: readonly TestedQuestion[]): Fit {
  return { apply: (index) => index, thresholds: null };
}
