import type { AnswerIndex } from "../index/answerIndex.ts";
import type { Retrieval } from "../retrieve/retrieve.ts";
import { COEFFICIENTS, INTERCEPT } from "./coefficients.ts";
import { featuresOf } from "./features.ts";

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** Probability that the best hit answers the question, 0–1; 0 when nothing matched. */
export function probabilityOf(index: AnswerIndex, retrieval: Retrieval): number {
  const features = featuresOf(index, retrieval);
  if (features === undefined) return 0;
  return logistic(features.reduce((sum, value, i) => sum + value * (COEFFICIENTS[i] ?? 0), INTERCEPT));
}
