import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { computeExpressionShares } from "./passages.ts";
import { judge, type Judgement } from "./phrasings/judge.ts";
import type { Query } from "./query.ts";
import type { EntryScore } from "./top-list.ts";

/** Entries that are put in order again; the right one is nearly always among them. */
export const maxReranked = 10;
/** Share of the votes that were learnt from phrasings in an entry's score. */
const votesShare = 0.5;
/** A best vote under this is nobody's: nothing near the question was ever written. */
const minVote = 0.25;

/** Passages that are read word by word. */
const maxPassagesRead = 8;
/** Share of the best score that a passage gains when it has all of the question's expressions. */
const expressionsWeight = 0.15;

export interface RerankedEntry extends EntryScore {
  /** Its score before. */
  plain: number;
}

export interface Reranked {
  best: RerankedEntry[];
  /** Absent when the version has learnt nothing from phrasings. */
  judgement: Judgement | undefined;
}

/** FAQs in the order of scores and votes together; the best keeps the best score. */
function withVotes(faqs: readonly EntryScore[], { votes }: Judgement): RerankedEntry[] {
  const most = faqs[0]?.score ?? 0;
  const surest = Math.max(minVote, ...faqs.map(({ position }) => votes.get(position) ?? 0));
  const together = faqs.map(({ position, score }) => ({
    position,
    plain: score,
    score: (1 - votesShare) * (score / most) + votesShare * Math.max(0, (votes.get(position) ?? 0) / surest),
  }));
  const best = Math.max(...together.map(({ score }) => score));
  return together.map((each) => ({ ...each, score: (most * each.score) / best }));
}

/** Passages in the order of scores and expressions together; the best keeps the best score. */
function withExpressions(index: AnswerIndex, query: Query, passages: readonly EntryScore[]): RerankedEntry[] {
  const most = passages[0]?.score ?? 0;
  const shares = computeExpressionShares(index, query, passages.slice(0, maxPassagesRead));
  const together = passages.map(({ score }, at) => score + expressionsWeight * most * (shares[at] ?? 0));
  const best = Math.max(...together);
  return passages.map(({ position }, at) => {
    const score = (most * together[at]!) / best;
    return { position, score, plain: score };
  });
}

/**
 * Orders FAQs among themselves and passages among themselves anew; the best of each keeps its score, so that the kinds
 * stand to each other as before. `best`: at least `maxReranked` entries of the ranking, best first, where there are as many.
 */
export function rerank(index: AnswerIndex, query: Query, best: readonly EntryScore[]): Reranked {
  const judgement = judge(index, query);
  const kinds = Map.groupBy(best, ({ position }) => index.entries.kindOf(position));
  const plain = (each: EntryScore): RerankedEntry => ({ ...each, plain: each.score });
  const faqs = kinds.get("faq") ?? [];
  const all = [
    ...(judgement === undefined ? faqs.map(plain) : withVotes(faqs, judgement)),
    ...withExpressions(index, query, kinds.get("passage") ?? []),
    ...(kinds.get("product") ?? []).map(plain),
  ];
  return { best: all.sort((a, b) => b.score - a.score || a.position - b.position), judgement };
}
