import { minMadeQuestions, type Accuracy, type Estimate, type Outcome } from "#shared/contract/quality.ts";
import { shareOf } from "#server/versions/quality/interval.ts";
import type { MadeResult } from "./ask-made.ts";
import type { Form } from "./phrasings.ts";
import { worstTopics } from "./topics.ts";

/**
 * How often customers ask each kind of question, counted on the conversations of six businesses that no phrasing here
 * was written for (decision 0013). Without it the many questions that a long price list gives would hide the few texts
 * that customers ask about most.
 */
const mix: readonly { weight: number; forms: readonly Form[] }[] = [
  { weight: 12, forms: ["price", "option"] },
  { weight: 12, forms: ["follow"] },
  { weight: 5, forms: ["stock"] },
  { weight: 7, forms: ["attribute", "lesson"] },
  { weight: 10, forms: ["cheapest", "dearest", "under", "compare"] },
  { weight: 6, forms: ["sum", "both"] },
  { weight: 4, forms: ["premise"] },
  {
    weight: 12,
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
  },
  { weight: 30, forms: ["text", "faq"] },
  { weight: 5, forms: ["several"] },
  { weight: 3, forms: ["long"] },
  { weight: 13, forms: ["absent_goods", "absent_detail", "foreign"] },
];

/** With fewer questions than this a kind counts for less: one question must not decide for all of its kind. */
const enoughOfKind = 5;

/**
 * Real customers of one business ask other things than those of the next: so far (95 %) the share of their questions
 * that was answered rightly lay from the estimate, beside what chance does to so many questions.
 */
const spread = 0.1;

/** What the results say, in the mix in which customers ask; null of too few questions. */
export function estimateOf(results: readonly MadeResult[]): Estimate | null {
  const known = results.filter(({ asked }) => asked.wanted !== null);
  if (known.length < minMadeQuestions) return null;
  const groups = mix.flatMap(({ weight, forms }) => {
    const of = results.filter(({ asked }) => forms.includes(asked.form));
    return of.length === 0 ? [] : [{ of, weight: weight * Math.min(1, of.length / enoughOfKind) }];
  });
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  const weighed = (...outcomes: Outcome[]): number =>
    groups.reduce((sum, { of, weight }) => {
      const some = of.filter(({ outcome }) => outcomes.includes(outcome)).length;
      return sum + (weight * some) / of.length;
    }, 0) / total;
  const share = weighed("right");
  const chance = shareOf(share * results.length, results.length)!;
  const away = (bound: number): number => Math.hypot(bound - share, spread);
  return {
    share,
    low: Math.max(0, share - away(chance.low)),
    high: Math.min(1, share + away(chance.high)),
    questions: results.length,
    answered: results.filter(({ isAnswered }) => isAnswered).length,
    left: weighed("handed_over", "asked_back"),
    wrong: weighed("wrong"),
    topics: worstTopics(results),
  };
}

/** The figure of a version that too few people wrote questions for. */
export const accuracyOfMade = (estimate: Estimate | null): Accuracy | null =>
  estimate && {
    share: estimate.share,
    low: estimate.low,
    high: estimate.high,
    questions: estimate.questions,
    answered: estimate.answered,
    basis: "made",
  };
