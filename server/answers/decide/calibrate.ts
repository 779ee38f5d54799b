import type { AnswerIndex } from "../index/answer-index.ts";
import type { Calibration } from "../index/calibration.ts";
import { search } from "../retrieve/retrieve.ts";
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
 * How many questions' worth of evidence stands against any correction. A handful of questions must not move what the
 * agent says to everybody; from a hundred on they decide.
 */
const PRIOR = 5;
const STEPS = 30;
/** A correction steeper or flatter than this says that the questions are not of this knowledge. */
const SLOPE = { least: 0.4, most: 2.5 };
const MOST_SHIFT = 2.5;
/** As many hits as an answer looks at: the probability depends on the second and third. */
const LOOKED_AT = 5;

function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * Platt scaling by Newton's method, with a normal prior around "no correction". Deterministic; the same outcomes in
 * any order give the same correction but for rounding.
 */
export function fitCalibration(outcomes: readonly Outcome[]): Calibration {
  let slope = 1;
  let shift = 0;
  for (let step = 0; step < STEPS && outcomes.length > 0; step++) {
    let [toSlope, toShift] = [-PRIOR * (slope - 1), -PRIOR * shift];
    let [slopes, shifts, both] = [PRIOR, PRIOR, 0];
    for (const { logit, right } of outcomes) {
      const p = 1 / (1 + Math.exp(-(slope * logit + shift)));
      const error = Number(right) - p;
      const curve = p * (1 - p);
      toSlope += error * logit;
      toShift += error;
      slopes += curve * logit * logit;
      shifts += curve;
      both += curve * logit;
    }
    const determinant = slopes * shifts - both * both;
    slope += (toSlope * shifts - toShift * both) / determinant;
    shift += (toShift * slopes - toSlope * both) / determinant;
    slope = bounded(slope, SLOPE.least, SLOPE.most);
    shift = bounded(shift, -MOST_SHIFT, MOST_SHIFT);
  }
  return { slope, shift, questions: outcomes.length };
}

/** Learns from a version's test questions how far to trust its probabilities. Few questions change little. */
export function calibrate(index: AnswerIndex, questions: readonly LabelledQuestion[]): Calibration {
  const plain = { ...index, calibration: undefined };
  const outcomes = questions.flatMap(({ question, entries }): Outcome[] => {
    const retrieval = search(plain, question, LOOKED_AT);
    const best = retrieval.hits[0];
    if (best === undefined) return [];
    return [{ logit: logitOf(probabilityOf(retrieval)), right: entries.includes(best.entry.id) }];
  });
  return fitCalibration(outcomes);
}

/** The same index, stating corrected probabilities. */
export function withCalibration(index: AnswerIndex, calibration: Calibration): AnswerIndex {
  return { ...index, calibration };
}
