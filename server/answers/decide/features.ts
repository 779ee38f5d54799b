import type { AnswerIndex } from "../index/answerIndex.ts";
import { idfOf, K1 } from "../index/postings.ts";
import { matchOf } from "../retrieve/match.ts";
import type { Query, QueryWord } from "../retrieve/query.ts";
import type { Retrieval } from "../retrieve/retrieve.ts";
import { STEM_WEIGHT } from "../retrieve/score.ts";

/** What the probability is computed from, in this order; all are comparable across knowledge bases. */
export const FEATURES = [
  "logScore",
  "margin",
  "marginThird",
  "covered",
  "contentCovered",
  "known",
  "knownContent",
  "phrasing",
  "agreement",
  "logContent",
  "logPhrasings",
  "passage",
  "passageCovered",
  "passageMargin",
] as const;

/** Share of the question's weight whose words occur anywhere in the knowledge. */
function knownShare(words: readonly QueryWord[]): number {
  let total = 0;
  let known = 0;
  for (const word of words) {
    total += word.weight * word.idf;
    if (word.known) known += word.weight * word.idf;
  }
  return total === 0 ? 1 : known / total;
}

/** The score a text made of the question itself would reach, about. */
function idealScore(query: Query, unseen: number): number {
  let ideal = 0;
  for (const word of query.words) {
    ideal += word.weight * ((word.token.word.length * unseen) / 1.5 + STEM_WEIGHT * word.idf);
  }
  return ideal * ((K1 + 1) / (1 + K1)) || 1;
}

/** Features of the best hit of a retrieval; undefined when nothing matched. */
export function featuresOf(index: AnswerIndex, retrieval: Retrieval): number[] | undefined {
  const { query, hits, ranking } = retrieval;
  const [first, second, third] = hits;
  if (first === undefined) return undefined;
  const unseen = idfOf(index.unitEntry.length, 0);
  const match = matchOf(query, first.entry);
  const content = query.words.filter((word) => !word.token.isFunction);
  const { entry } = first;
  const passage = entry.kind === "passage" ? 1 : 0;
  const margin = (first.score - (second?.score ?? 0)) / first.score;
  return [
    Math.log(first.score / idealScore(query, unseen)),
    margin,
    (first.score - (third?.score ?? 0)) / first.score,
    match.covered,
    match.contentCovered,
    knownShare(query.words),
    knownShare(content),
    match.phrasing,
    (Number(ranking.gramTop === first.position) + Number(ranking.stemTop === first.position)) / 2,
    Math.log(1 + content.length),
    entry.kind === "faq" ? Math.log(entry.phrasings.length) : 0,
    passage,
    passage * match.covered,
    passage * margin,
  ];
}
