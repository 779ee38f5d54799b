import type { TermList } from "#server/answers/index/derive.ts";
import { bm25K1 } from "#server/answers/index/weights.ts";
import type { TermWeights } from "./query.ts";

/** The terms of a question that a list has, and what each is worth at most in one unit of weight 1. */
export interface WeighedTerms {
  list: TermList;
  terms: readonly number[];
  /** idf × weight in the question × (k1 + 1), in the order of `terms`. */
  rarity: Float64Array;
}

export function weighTerms(list: TermList, weights: TermWeights): WeighedTerms {
  const rarity = Float64Array.from(weights, ([term, weight]) => list.idf[term]! * weight * (bm25K1 + 1));
  return { list, terms: [...weights.keys()], rarity };
}
