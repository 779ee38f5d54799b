import type { Comparison, HoldReason } from "#shared/contract/quality.ts";
import type { QuestionResult } from "./ask.ts";
import { accuracyOf, failureOf } from "./report.ts";

/** Chance that as lopsided a change comes about with versions that are equally good. */
const mostChance = 0.01;
const mostExamples = 50;

/** One question, put to the new version and to the live one. */
export interface Pair {
  now: QuestionResult;
  before: QuestionResult;
}

/**
 * Chance of at least `worse` of `worse + better` coins falling on one side: McNemar's test, exact and one-sided. Only
 * questions on which two versions differ tell them apart.
 */
export function chanceOf(worse: number, better: number): number {
  const changed = worse + better;
  // Logarithms: 2 to the power of a thousand is no number.
  let log = -changed * Math.LN2;
  let chance = 0;
  for (let heads = 0; heads <= changed; heads++) {
    if (heads >= worse) chance += Math.exp(log);
    log += Math.log((changed - heads) / (heads + 1));
  }
  return Math.min(1, chance);
}

/** True where the organisation's own question is now answered wrongly, and was not. */
const isOwnWrong = ({ now, before }: Pair): boolean =>
  now.tested.id !== null && now.outcome === "wrong" && before.outcome !== "wrong";

const isWorse = ({ now, before }: Pair): boolean => before.outcome === "right" && now.outcome !== "right";

/** The new version beside the live one, which has the number `number`. */
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

/** Why a version must not be published by itself; null when nothing speaks against it. */
export function holdReasonOf({ own_wrong, worse, better }: Comparison): HoldReason | null {
  if (own_wrong > 0) return "own_question";
  return chanceOf(worse, better) < mostChance ? "fell" : null;
}
