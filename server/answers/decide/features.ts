import type { KnowledgeEntry } from "../entry.ts";
import { matchOf } from "../retrieve/match.ts";
import type { Query } from "../retrieve/query.ts";
import type { Retrieval } from "../retrieve/retrieve.ts";
import { fullWeight, STEM_WEIGHT } from "../retrieve/score.ts";

/** What the probability is computed from, in this order; all are comparable across knowledge bases. */
export const FEATURES = [
  "logScore",
  "marginThird",
  "coveredMargin",
  "phrasingMargin",
  "uncovered",
  "phrasing",
  "phrasingSquared",
  "agreement",
  "logContent",
  "logPhrasings",
  "passage",
  "passageCovered",
  "passageMargin",
] as const;

/** The score an entry of this shape would reach if it said exactly the question, about. */
function idealScore(query: Query, entry: KnowledgeEntry): number {
  let ideal = 0;
  for (const { weight, idf, token } of query.words) ideal += weight * idf * (token.word.length + STEM_WEIGHT);
  return ideal * fullWeight(entry) || 1;
}

export interface Evidence {
  /** In the order of FEATURES. */
  features: number[];
  /** Words of the question that carry a subject. */
  subjectWords: number;
  /** Share of them, by rarity, that the best entry has. */
  contentCovered: number;
  /** The question names a place the best entry does not speak of. */
  elsewhere: boolean;
}

/** What speaks for the best hit of a retrieval; undefined when nothing matched. */
export function evidenceOf(retrieval: Retrieval): Evidence | undefined {
  const { query, hits, ranking } = retrieval;
  const [first, second, third] = hits;
  if (first === undefined) return undefined;
  const match = matchOf(query, first.entry);
  const content = query.words.filter((word) => !word.token.isFunction);
  const { entry } = first;
  const passage = entry.kind === "passage" ? 1 : 0;
  const margin = (first.score - (second?.score ?? 0)) / first.score;
  const features = [
    Math.log(first.score / idealScore(query, first.entry)),
    (first.score - (third?.score ?? 0)) / first.score,
    margin * match.covered,
    margin * match.phrasing,
    Math.max(0, 0.5 - match.contentCovered),
    match.phrasing,
    match.phrasing ** 2,
    (Number(ranking.gramTop === first.position) + Number(ranking.stemTop === first.position)) / 2,
    Math.log(1 + content.length),
    entry.kind === "faq" ? Math.log(entry.phrasings.length) : 0,
    passage,
    passage * match.covered,
    passage * margin,
  ];
  const { contentCovered, elsewhere } = match;
  return { features, subjectWords: content.length, contentCovered, elsewhere };
}
