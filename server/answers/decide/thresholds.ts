/** One test question: how sure the agent was of its best answer, and whether that was an accepted one. */
export interface Outcome {
  confidence: number;
  right: boolean;
}

/** Below this many outcomes nothing is chosen, and with fewer answers no precision is believed. */
const minOutcomes = 30;
const minAnswered = 15;
/** An agent that answers at less is guessing, one that answers only at more never speaks. */
const answerRange = { least: 0.35, most: 0.9 };
/** Choices are offered when a right answer is plausible and never in the place of an answer. */
const clarify = { least: 0.15, gap: 0.1 };
/** The threshold of choices is set so that this share of the right answers is at least offered. */
const minOfferedShare = 0.95;

/**
 * Precision of those answered, taken as if one more had been answered, half rightly: 15 of 15 is not 100 %.
 */
function precision(right: number, answered: number): number {
  return (right + 0.5) / (answered + 1);
}

function answerFrom(sorted: readonly Outcome[], target: number): number {
  let right = 0;
  let chosen: number = answerRange.most;
  for (const [at, outcome] of sorted.entries()) {
    if (outcome.confidence < answerRange.least) break;
    if (outcome.right) right++;
    // Equal confidences cannot be told apart: only their end is a possible threshold.
    if (sorted[at + 1]?.confidence === outcome.confidence) continue;
    const answered = at + 1;
    if (answered >= minAnswered && precision(right, answered) >= target) chosen = outcome.confidence;
  }
  return Math.min(chosen, answerRange.most);
}

function clarifyFrom(sorted: readonly Outcome[], answer: number): number {
  const right = sorted.filter((outcome) => outcome.right);
  const lowest = right[Math.ceil(right.length * minOfferedShare) - 1]?.confidence ?? clarify.least;
  return Math.max(clarify.least, Math.min(lowest, answer - clarify.gap));
}

/** Rounded down to what a settings page shows, so that the question the threshold stands on is still answered. */
function shown(value: number): number {
  return Math.floor(value * 100) / 100;
}

/**
 * The lowest thresholds that keep the promise on a version's own test questions: from `answerFrom` on at least
 * `target` (0–1) of the answers are right, and from `clarifyFrom` on nearly all right answers are at least offered.
 * When no threshold keeps the promise the agent is as careful as may be. Null with too few outcomes.
 */
export function chooseThresholds(
  outcomes: readonly Outcome[],
  target: number,
): { answerFrom: number; clarifyFrom: number } | null {
  if (outcomes.length < minOutcomes) return null;
  const sorted = outcomes.toSorted((a, b) => b.confidence - a.confidence);
  const answer = Math.max(answerRange.least, shown(answerFrom(sorted, target)));
  return { answerFrom: answer, clarifyFrom: shown(clarifyFrom(sorted, answer)) };
}
