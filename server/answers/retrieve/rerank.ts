import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { expressionShares } from "./passages.ts";
import { judge, type Judgement } from "./phrasings/judge.ts";
import type { Query } from "./query.ts";
import type { EntryScore } from "./top-list.ts";

/** Entries looked at again; the right one is nearly always among them. */
export const candidates = 10;
/** How much what was learnt from the phrasings counts beside the scores. */
const learntLimit = 0.5;
/** A best vote under this is nobody's: nothing near the question was ever written. */
const minVote = 0.25;

/** Passages looked at word by word, and what all of the question's expressions in one add to the best score. */
const read = 8;
const expressionsLimit = 0.15;

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
    score:
      (1 - learntLimit) * (score / most) + learntLimit * Math.max(0, (votes.get(position) ?? 0) / surest),
  }));
  const best = Math.max(...together.map(({ score }) => score));
  return together.map((each) => ({ ...each, score: (most * each.score) / best }));
}

/** Passages in the order of scores and expressions together; the best keeps the best score. */
function withExpressions(index: AnswerIndex, query: Query, passages: readonly EntryScore[]): RerankedEntry[] {
  const most = passages[0]?.score ?? 0;
  const shares = expressionShares(index, query, passages.slice(0, read));
  const together = passages.map(({ score }, at) => score + expressionsLimit * most * (shares[at] ?? 0));
  const best = Math.max(...together);
  return passages.map(({ position }, at) => {
    const score = (most * together[at]!) / best;
    return { position, score, plain: score };
  });
}

/**
 * Orders FAQs among themselves and passages among themselves anew; the best of each keeps its score, so that the kinds
 * stand to each other as before. `best`: at least candidates of the ranking, best first, where there are as many.
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
