import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { Calibration } from "#server/answers/index/calibration.ts";
import { search } from "#server/answers/retrieve/retrieve.ts";
import { logitOf, probabilityOf } from "./probability.ts";

/** A test question and the entries that answer it; none: nothing in the knowledge does. */
export interface LabelledQuestion {
  question: string;
  entries: readonly string[];
}

interface Outcome {
  logit: number;
  right: boolean;
}

/**
 * Weight of the prior that no correction is needed, in questions. A handful of questions must not change the agent's
 * replies; from a hundred questions on they outweigh the prior.
 */
const priorCount = 5;
const steps = 60;
/** Newton steps are bounded, because far from the maximum they overshoot. */
const maxStep = 0.5;
/** A slope outside this range means that the questions do not belong to this knowledge. */
const slopeRange = { least: 0.4, most: 2.5 };
const maxShift = 4;
/** The probability of the best hit also depends on the second and third. */
const maxHitsRead = 5;

function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * Platt scaling: log-odds × slope + shift, with a normal prior around "no correction". One number after the other by
 * Newton's method, each within its bounds. Deterministic.
 */
export function fitCalibration(outcomes: readonly Outcome[]): Calibration {
  let [slope, shift] = [1, 0];
  const stepBy = (weigh: (outcome: Outcome) => number, away: number): number => {
    let [gradient, curvature] = [-priorCount * away, priorCount];
    for (const outcome of outcomes) {
      const p = 1 / (1 + Math.exp(-(slope * outcome.logit + shift)));
      gradient += (Number(outcome.right) - p) * weigh(outcome);
      curvature += p * (1 - p) * weigh(outcome) ** 2;
    }
    return bounded(gradient / curvature, -maxStep, maxStep);
  };
  for (let step = 0; step < steps; step++) {
    slope = bounded(slope + stepBy(({ logit }) => logit, slope - 1), slopeRange.least, slopeRange.most);
    shift = bounded(shift + stepBy(() => 1, shift), -maxShift, maxShift);
  }
  return { slope, shift, questions: outcomes.length };
}

/** Learns from a version's test questions how far to trust its probabilities. Few questions change little. */
export function calibrate(index: AnswerIndex, questions: readonly LabelledQuestion[]): Calibration {
  const plain = { ...index, calibration: undefined };
  const outcomes = questions.flatMap(({ question, entries }): Outcome[] => {
    const retrieval = search(plain, question, maxHitsRead);
    const best = retrieval.hits[0];
    if (best === undefined) return [];
    return [{ logit: logitOf(probabilityOf(retrieval)), right: entries.includes(best.entry.id) }];
  });
  return fitCalibration(outcomes);
}

/** The index with corrected probabilities. */
export function withCalibration(index: AnswerIndex, calibration: Calibration): AnswerIndex {
  return { ...index, calibration };
}
