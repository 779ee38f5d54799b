import { targetAccuracy } from "#shared/contract/quality.ts";
import { calibrate, chooseThresholds, withCalibration, type AnswerIndex } from "#server/answers/answers.ts";
import { sameText } from "../written-faqs.ts";
import { ask, type Knowledge, type Thresholds } from "./ask.ts";
import type { TestedQuestion } from "./question.ts";
import { spread } from "./seeded.ts";

/** What a version learns of its own doubt from questions whose right answers are known. */
export interface Fit {
  apply: (index: AnswerIndex) => AnswerIndex;
  /** Null when there were too few questions to choose on. */
  thresholds: Thresholds | null;
}

/**
 * One made-up question without an answer for so many with one. Customers ask few of them: were all of the bank taken,
 * a small knowledge base would learn above all to be silent.
 */
const answerablePerForeign = 4;

/** Everything is said, so that it can be seen how sure of it the agent was. */
const sayAll: Thresholds = { answerFrom: 0, clarifyFrom: 0 };

/** Fits the probabilities to the questions, then chooses the thresholds that reach the target on them. */
export function fit(knowledge: Knowledge, questions: readonly TestedQuestion[]): Fit {
  const learnt = telling(knowledge, questions);
  const { held_out } = knowledge.indexes;
  const calibration = calibrate(
    held_out,
    learnt.map(({ question, expected }) => ({ question, entries: [...(expected?.entries ?? [])] })),
  );
  const apply = (index: AnswerIndex) => withCalibration(index, calibration);
  const fitted = { ...knowledge, indexes: { ...knowledge.indexes, held_out: apply(held_out) } };
  const outcomes = learnt.map((question) => {
    const { isAnswered, confidence, outcome } = ask(fitted, { ...question, asked: "held_out" }, sayAll);
    return { confidence: isAnswered ? confidence : 0, right: isAnswered && outcome === "right" };
  });
  return { apply, thresholds: chooseThresholds(outcomes, targetAccuracy) };
}

/**
 * The questions that tell how far to trust an answer: worded as the knowledge does not have them, because what it has
 * word for word it is always sure of. Those in the other language need knowledge of their own and are left out.
 */
function telling(knowledge: Knowledge, questions: readonly TestedQuestion[]): TestedQuestion[] {
  const known = new Set(
    knowledge.indexes.held_out.entries.flatMap((entry) =>
      entry.kind === "faq" ? entry.phrasings.map(sameText) : [],
    ),
  );
  const written = questions.filter(
    ({ kind, question, expected }) =>
      kind !== "unanswerable" &&
      kind !== "other_language" &&
      expected?.entries.size !== 0 &&
      !known.has(sameText(question)),
  );
  const foreign = questions.filter((question) => question.kind === "unanswerable");
  return [...written, ...spread(foreign, Math.floor(written.length / answerablePerForeign))];
}
