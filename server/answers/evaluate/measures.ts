/** What happened to one question of an evaluation set. */
export interface Outcome {
  answerable: boolean;
  /** Place of the first accepted answer among the ranked ones, from 1; undefined when it is not among them. */
  rank: number | undefined;
  /** Probability with which the best entry would be said, 0–1. */
  confidence: number;
  /** Whether the quoted sentences hold an accepted span; undefined when the set has no spans for it. */
  spanFound: boolean | undefined;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Share of answerable questions with an accepted answer among the first `k`. */
export function recallAt(outcomes: readonly Outcome[], k: number): number | null {
  return mean(outcomes.filter((o) => o.answerable).map((o) => (o.rank !== undefined && o.rank <= k ? 1 : 0)));
}

/** Mean of 1 / rank over answerable questions, 0 past rank 10. */
export function mrr10(outcomes: readonly Outcome[]): number | null {
  return mean(
    outcomes.filter((o) => o.answerable).map((o) => (o.rank !== undefined && o.rank <= 10 ? 1 / o.rank : 0)),
  );
}

/** Probability that a positive scores above a negative, ties half; null without both. */
export function auroc(scores: readonly number[], positive: readonly boolean[]): number | null {
  const order = scores.map((_, i) => i).sort((a, b) => scores[a]! - scores[b]!);
  let rankSum = 0;
  let positives = 0;
  for (let i = 0; i < order.length;) {
    let end = i;
    while (end < order.length && scores[order[end]!] === scores[order[i]!]) end++;
    const rank = (i + end + 1) / 2;
    for (; i < end; i++) {
      if (!positive[order[i]!]) continue;
      rankSum += rank;
      positives++;
    }
  }
  const negatives = order.length - positives;
  return positives === 0 || negatives === 0
    ? null
    : (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/** How well confidence tells questions the knowledge answers from those it does not. */
export function separation(outcomes: readonly Outcome[]): number | null {
  return auroc(
    outcomes.map((o) => o.confidence),
    outcomes.map((o) => o.answerable),
  );
}

/**
 * Largest share of all questions that can be answered, most confident first, while at least `precision` of those
 * answers are right. An answer to an unanswerable question is wrong.
 */
export function coverageAt(outcomes: readonly Outcome[], precision: number): number | null {
  if (outcomes.length === 0) return null;
  const sorted = outcomes.toSorted((a, b) => b.confidence - a.confidence);
  let right = 0;
  let best = 0;
  sorted.forEach((outcome, i) => {
    if (outcome.answerable && outcome.rank === 1) right++;
    // Equal confidences cannot be told apart by a threshold: only their end is a possible cut.
    const cut = sorted[i + 1]?.confidence !== outcome.confidence;
    if (cut && right / (i + 1) >= precision) best = i + 1;
  });
  return best / sorted.length;
}

/** Of the questions whose right entry came first, the share whose quoted sentences hold an accepted span. */
export function spanInAnswer(outcomes: readonly Outcome[]): number | null {
  return mean(
    outcomes.filter((o) => o.rank === 1 && o.spanFound !== undefined).map((o) => (o.spanFound ? 1 : 0)),
  );
}

export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.length === 0
    ? null
    : (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null);
}
