import type { Comparison, HoldReason } from "#shared/contract/quality.ts";
import type { QuestionResult } from "./ask.ts";
import { accuracyOf, failureOf } from "./report.ts";

/** Significance level: probability of such a difference between equally good versions. */
const mostChance = 0.01;
const mostExamples = 50;

/** One question with the results of the new and the live version. */
export interface Pair {
  now: QuestionResult;
  before: QuestionResult;
}

/**
 * Probability of at least `worse` of `worse + better` differences by chance: McNemar's test, exact and one-sided. Only
 * questions on which the versions differ count.
 */
export function chanceOf(worse: number, better: number): number {
  const changed = worse + better;
  // Logarithms avoid an overflow with many questions.
  let log = -changed * Math.LN2;
  let chance = 0;
  for (let heads = 0; heads <= changed; heads++) {
    if (heads >= worse) chance += Math.exp(log);
    log += Math.log((changed - heads) / (heads + 1));
  }
  return Math.min(1, chance);
}

/** Whether a question of the organisation is answered wrongly now and was not before. */
const isOwnWrong = ({ now, before }: Pair): boolean =>
  now.tested.id !== null && now.outcome === "wrong" && before.outcome !== "wrong";

const isWorse = ({ now, before }: Pair): boolean => before.outcome === "right" && now.outcome !== "right";

/** Comparison of the new version with the live one, which has the number `number`. */
export function compare(pairs: readonly Pair[], number: number): Comparison {
  const worse = pairs.filter((pair) => isWorse(pair) || isOwnWrong(pair));
  const first = (pair: Pair) => (isOwnWrong(pair) ? 0 : pair.now.outcome === "wrong" ? 1 : 2);
  return {
    with: number,
    questions: pairs.length,
    better: pairs.filter(({ now, before }) => now.outcome === "right" && before.outcome !== "right").length,
    worse: pairs.filter(isWorse).length,
    own_wrong: pairs.filter(isOwnWrong).length,
    before: accuracyOf(pairs.map((pair) => pair.before)),
    now: accuracyOf(pairs.map((pair) => pair.now)),
    examples: worse
      .toSorted((a, b) => first(a) - first(b))
      .slice(0, mostExamples)
      .map((pair) => failureOf(pair.now)),
  };
}

/** Reason why a version must not be published automatically; null where there is none. */
export function holdReasonOf({ own_wrong, worse, better }: Comparison): HoldReason | null {
  if (own_wrong > 0) return "own_question";
  return chanceOf(worse, better) < mostChance ? "fell" : null;
}
