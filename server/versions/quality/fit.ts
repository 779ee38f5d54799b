import { promisedAccuracy } from "#shared/values/quality.ts";
import { calibrate, chooseThresholds, withCalibration, type AnswerIndex } from "#server/answers/answers.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import { askQuestion, withCorrected, type Knowledge } from "./ask.ts";
import type { TestedQuestion } from "./question.ts";
import { hash, sampleEvenly } from "./seeded.ts";
import { standardThresholds, type Thresholds } from "./thresholds.ts";

/** What a version learns of its own doubt from questions whose right answers are known. */
export interface Fit {
  /** An index of the version with its probabilities corrected. */
  apply: (index: AnswerIndex) => AnswerIndex;
  /** The indexes that were asked, corrected. */
  knowledge: Knowledge;
  /** Null when there were too few questions to choose on. */
  thresholds: Thresholds | null;
  /** Those that were chosen without looking at a question, or at any that was made from the same one. */
  thresholdsFor: (question: TestedQuestion) => Thresholds | null;
}

/**
 * One made-up question without an answer for so many with one. Customers ask few of them: were all of the bank taken,
 * a small knowledge base would learn above all to be silent.
 */
const answerablePerForeign = 4;

/** Thresholds are chosen on four fifths of the questions and measured on the last one, five times over. */
const folds = 5;

/**
 * How far automatic thresholds go. Below the half an answer is likelier wrong than right. Above the other bound, where
 * an agent stands that was never measured, more caution buys little: on the demo's questions the right share is the same
 * from 0.57 to 0.76, while a quarter of the right answers falls silent (decision 0013). A promise that can't be kept
 * within is seen on the screen, not hidden by an agent that says nothing.
 */
const bounds = {
  answerFrom: { least: 0.5, most: standardThresholds.answerFrom },
  clarifyFrom: { least: 0.2, most: 0.4 },
};

/** Everything is said, so that it can be seen how sure of it the agent was. */
const sayAll: Thresholds = { answerFrom: 0, clarifyFrom: 0 };

const foldOf = ({ group }: TestedQuestion): number => hash(group) % folds;

/** Fits the probabilities to the questions, then chooses the thresholds that keep the promise on them. */
export function fit(knowledge: Knowledge, questions: readonly TestedQuestion[]): Fit {
  const learnt = telling(knowledge, questions);
  const { held_out } = knowledge.indexes;
  const calibration = calibrate(
    held_out,
    learnt.map(({ question, expected }) => ({ question, entries: [...(expected?.entries ?? [])] })),
  );
  const apply = (index: AnswerIndex) => withCalibration(index, calibration);
  const corrected = withCorrected(knowledge, apply);
  const outcomes = learnt.flatMap((question) => {
    const { isAnswered, isComputed, confidence, outcome } = askQuestion(
      corrected,
      { ...question, asked: "held_out" },
      sayAll,
    );
    // A computed answer is as sure with any threshold: it must not make the texts' answers fall silent.
    if (isComputed) return [];
    const right = isAnswered && outcome === "right";
    return [{ fold: foldOf(question), confidence: isAnswered ? confidence : 0, right }];
  });
  const without = Array.from({ length: folds }, (_, fold) =>
    choose(outcomes.filter((outcome) => outcome.fold !== fold)),
  );
  return {
    apply,
    knowledge: corrected,
    thresholds: choose(outcomes),
    thresholdsFor: (question) => without[foldOf(question)] ?? null,
  };
}

function choose(outcomes: readonly { confidence: number; right: boolean }[]): Thresholds | null {
  const chosen = chooseThresholds(outcomes, promisedAccuracy);
  const within = (value: number, { least, most }: { least: number; most: number }) =>
    Math.min(most, Math.max(least, value));
  return (
    chosen && {
      answerFrom: within(chosen.answerFrom, bounds.answerFrom),
      clarifyFrom: within(chosen.clarifyFrom, bounds.clarifyFrom),
    }
  );
}

/**
 * The questions that tell how far to trust an answer: worded as the knowledge does not have them, because what it has
 * word for word it is always sure of. Those in the other language need knowledge of their own and are left out.
 */
function telling(knowledge: Knowledge, questions: readonly TestedQuestion[]): TestedQuestion[] {
  const known = new Set(
    [...knowledge.indexes.held_out.entries].flatMap((entry) =>
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
  return [...written, ...sampleEvenly(foreign, Math.floor(written.length / answerablePerForeign))];
}
