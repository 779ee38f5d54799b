import { type Accuracy, type Estimate, type Outcome } from "#shared/contract/quality.ts";
import { minMadeQuestions } from "#shared/values/quality.ts";
import { shareOf } from "#server/versions/quality/interval.ts";
import type { MadeResult } from "./ask-made.ts";
import type { Form } from "./phrasings.ts";
import { pickWorstTopics } from "./topics.ts";

/** A kind of question, with its frequency among customers' questions. */
interface Kind {
  forms: readonly Form[];
  /** Number of questions of this kind in a hundred. */
  weight: number;
  /** Ratio of the share of right answers to customers' questions of this kind to that of generated ones. */
  ease: number;
}

/**
 * How often customers ask each kind of question, counted in the conversations of the six shared businesses, and how
 * much easier generated questions are, measured on those and on `evals/development` (decision 0013). Without the
 * weights the many questions of a long price list would hide the few texts that customers ask about most.
 */
const kinds: readonly Kind[] = [
  { forms: ["price", "option"], weight: 11, ease: 0.94 },
  { forms: ["follow"], weight: 11, ease: 0.74 },
  { forms: ["stock"], weight: 4, ease: 0.75 },
  { forms: ["attribute", "lesson"], weight: 6, ease: 0.75 },
  { forms: ["cheapest", "dearest", "under", "compare"], weight: 9, ease: 0.86 },
  { forms: ["sum", "both"], weight: 5, ease: 0.57 },
  { forms: ["premise"], weight: 3, ease: 1 },
  {
    forms: [
      "hours",
      "hours_day",
      "hours_branch",
      "where",
      "where_branch",
      "telephone",
      "whatsapp",
      "email",
      "payments",
      "pays_with",
      "delivers",
      "person",
    ],
    weight: 10,
    ease: 0.88,
  },
  { forms: ["text", "faq"], weight: 25, ease: 0.82 },
  { forms: ["several"], weight: 4, ease: 0.94 },
  { forms: ["long"], weight: 2, ease: 1 },
  { forms: ["absent_goods", "absent_detail", "foreign"], weight: 12, ease: 0.93 },
  { forms: ["act"], weight: 12, ease: 0.98 },
];

/** A kind with fewer questions has less weight, because one question must not decide for its whole kind. */
const enoughOfKind = 5;

/**
 * Customers of each business ask different questions. In 95 % of the measured businesses the share of right answers
 * was this close to the estimate, in addition to the sampling error.
 */
const spread = 0.15;

/** Returns the estimate from the results, weighted as customers ask; null with too few questions. */
export function estimateOf(results: readonly MadeResult[]): Estimate | null {
  const known = results.filter(({ asked }) => asked.wanted !== null);
  if (known.length < minMadeQuestions) return null;
  const groups = kinds.flatMap(({ forms, weight, ease }) => {
    const resultsOfKind = results.filter(({ asked }) => forms.includes(asked.form));
    return resultsOfKind.length === 0
      ? []
      : [{ results: resultsOfKind, ease, weight: weight * Math.min(1, resultsOfKind.length / enoughOfKind) }];
  });
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  const count = (of: readonly MadeResult[], ...outcomes: Outcome[]) =>
    of.filter(({ outcome }) => outcomes.includes(outcome)).length / of.length;
  const weightedShare = (
    shareIn: (group: { results: readonly MadeResult[]; ease: number }) => number,
  ): number => groups.reduce((sum, group) => sum + group.weight * shareIn(group), 0) / total;
  const share = weightedShare(({ results, ease }) => ease * count(results, "right"));
  const left = weightedShare(({ results }) => count(results, "handed_over", "asked_back"));
  const wrong = weightedShare(({ results }) => count(results, "wrong"));
  // Questions without a right answer are handed over or answered wrongly in the same proportion as in the test.
  const rest = left + wrong === 0 ? 0 : (1 - share) / (left + wrong);
  const chance = shareOf(share * results.length, results.length)!;
  const away = (bound: number): number => Math.hypot(bound - share, spread);
  return {
    share,
    low: Math.max(0, share - away(chance.low)),
    high: Math.min(1, share + away(chance.high)),
    questions: results.length,
    answered: results.filter(({ isAnswered }) => isAnswered).length,
    left: left + wrong === 0 ? 1 - share : left * rest,
    wrong: wrong * rest,
    topics: pickWorstTopics(results),
  };
}

/** Returns the accuracy of a version for which people wrote too few questions. */
export const accuracyOfMade = (estimate: Estimate | null): Accuracy | null =>
  estimate && {
    share: estimate.share,
    low: estimate.low,
    high: estimate.high,
    questions: estimate.questions,
    answered: estimate.answered,
    basis: "made",
  };
