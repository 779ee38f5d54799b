import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { unitsOf } from "#server/answers/index/units.ts";
import { stemWeight } from "#server/answers/index/weights.ts";
import { matchOf } from "#server/answers/retrieve/match.ts";
import type { Judgement } from "#server/answers/retrieve/phrasings/judge.ts";
import type { Query } from "#server/answers/retrieve/query.ts";
import type { Retrieval } from "#server/answers/retrieve/retrieve.ts";
import { isArabic } from "#server/answers/text/words.ts";
import { fullWeight } from "#server/answers/retrieve/score.ts";

/** Features of the probability, in this order; all of them mean the same in every knowledge base. */
export const featuresList = [
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
  "vote",
  "logVote",
  "voteMargin",
] as const;

/**
 * Approximate score of an entry of this shape that had exactly the question's words. An entry in the other language is
 * found by stems alone, so it is not measured by the question's letters.
 */
function idealScore(query: Query, entry: KnowledgeEntry): number {
  const text = unitsOf(entry)
    .map((unit) => unit.text)
    .join(" ");
  const [arabic, latin] = [/\p{Script=Arabic}/u.test(text), /\p{Script=Latin}/u.test(text)];
  let ideal = 0;
  for (const { weight, idf, token } of query.words) {
    const isSpoken = isArabic(token.word) ? arabic : latin;
    ideal += weight * idf * ((isSpoken ? token.word.length : 0) + stemWeight);
  }
  return ideal * fullWeight(entry) || 1;
}

export interface Evidence {
  /**
   * The version has learnt from phrasings of the best entry, so the second set of weights in coefficients.ts applies.
   */
  learnt: boolean;
  /** Vote (0–1) of the phrasings for the best entry. */
  vote: number;
  /** Features in the order of `featuresList`. */
  features: number[];
  /** Number of the question's words that carry a subject. */
  subjectWords: number;
  /** Share of those words, weighted by rarity, that the best entry has. */
  contentCovered: number;
  /** The question names a place that the best entry does not mention. */
  elsewhere: boolean;
}

/** Features of the phrasings' votes for the best hit. */
function phrasingEvidence({ votes }: Judgement, position: number): number[] {
  const vote = votes.get(position) ?? 0;
  let other = 0;
  for (const [rival, theirs] of votes) if (rival !== position) other = Math.max(other, theirs);
  return [bounded(vote), Math.log(Math.max(minVote, vote)), bounded(vote - other)];
}

/** Smaller votes are all treated as this one. */
const minVote = 0.02;

/** Votes of the ridge regression may leave the range from 0 to 1 a little. */
function bounded(vote: number): number {
  return Math.min(1, Math.max(-0.5, vote));
}

/** A vote is only used with at least this many phrasings in the question's script. */
const minPhrasings = 2;

function hasLearnt(query: Query, entry: KnowledgeEntry): boolean {
  if (entry.kind !== "faq") return false;
  const arabic = query.words.some(({ token }) => isArabic(token.word));
  const alike = entry.phrasings.filter((phrasing) => /\p{Script=Arabic}/u.test(phrasing) === arabic);
  return alike.length >= minPhrasings;
}

/** Evidence for the best hit of a retrieval; undefined when nothing matched. */
export function evidenceOf(retrieval: Retrieval): Evidence | undefined {
  const { query, hits, ranking, judgement } = retrieval;
  const [first, second, third] = hits;
  if (first === undefined) return undefined;
  const match = matchOf(query, first.entry);
  const content = query.words.filter((word) => !word.token.isFunction);
  const { entry } = first;
  const learnt = judgement !== undefined && hasLearnt(query, entry);
  const scores = [first, second, third].map((hit) => (learnt ? hit?.score : hit?.plain) ?? 0);
  const [top = 0, next = 0, after = 0] = scores;
  const passage = entry.kind === "passage" ? 1 : 0;
  const margin = (top - next) / top;
  const said = learnt ? phrasingEvidence(judgement, first.position) : [0, 0, 0];
  const features = [
    Math.log(top / idealScore(query, first.entry)),
    (top - after) / top,
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
    ...said,
  ];
  const { contentCovered, elsewhere } = match;
  return {
    learnt,
    vote: Math.max(0, said[0] ?? 0),
    features,
    subjectWords: content.length,
    contentCovered,
    elsewhere,
  };
}
