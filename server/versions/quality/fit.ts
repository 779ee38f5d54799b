import { promisedAccuracy } from "#shared/values/quality.ts";
import { calibrate, chooseThresholds, withCalibration, type AnswerIndex } from "#server/answers/answers.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import { askQuestion, withCorrected, type Knowledge } from "./ask.ts";
import type { TestedQuestion } from "./question.ts";
import { hash, sampleEvenly } from "./seeded.ts";
import { standardThresholds, type Thresholds } from "./thresholds.ts";

/** Calibration of a version by questions with known answers. */
export interface Fit {
  /** Applies the calibration to an index of the version. */
  apply: (index: AnswerIndex) => AnswerIndex;
  /** The indexes that were asked, calibrated. */
  knowledge: Knowledge;
  /** Thresholds; null with too few questions. */
  thresholds: Thresholds | null;
  /** Thresholds that were chosen without a question and all with the same origin. */
  thresholdsFor: (question: TestedQuestion) => Thresholds | null;
}

/**
 * Number of answerable questions for each unanswerable one. Customers ask few of the latter; with the whole bank a small
 * knowledge base would mostly learn not to answer.
 */
const answerablePerForeign = 4;

/** Thresholds are chosen on four fifths of the questions and measured on the last one, five times over. */
const folds = 5;

/**
 * Range of automatic thresholds. Below one half an answer is more likely wrong than right. Above the upper bound, which is that
 * of an unmeasured agent, more caution gains little: on the demo's questions the right share is the same from 0.57 to 0.76,
 * while a quarter of the right answers is lost (decision 0013). A precision that cannot be reached within the range is shown
 * on the page.
 */
const bounds = {
  answerFrom: { least: 0.5, most: standardThresholds.answerFrom },
  clarifyFrom: { least: 0.2, most: 0.4 },
};

/** Thresholds with which everything is answered, to collect the probabilities. */
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
    // Computed answers do not depend on the thresholds of texts, so they are left out.
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
 * Questions for the calibration: those whose wording the knowledge does not contain, because it is always certain of its own
 * wording. Questions in the other language need an index of their own and are left out.
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
