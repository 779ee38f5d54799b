import type { AnswerIndex } from "../index/answer-index.ts";
import { judge, type Judgement } from "./phrasings/judge.ts";
import type { Query } from "./query.ts";
import type { EntryScore } from "./top-list.ts";

/** Entries looked at again; the right one is nearly always among them. */
export const CANDIDATES = 30;
/** How much what was learnt from the phrasings counts beside the scores. */
const LEARNT = 0.5;
/** A best vote under this is nobody's: nothing near the question was ever written. */
const LEAST_VOTE = 0.25;

export interface RerankedEntry extends EntryScore {
  /** Its score before. */
  plain: number;
}

export interface Reranked {
  best: RerankedEntry[];
  /** Absent when the version has learnt nothing from phrasings. */
  judgement: Judgement | undefined;
}

/** FAQs in the order of scores and votes together; the best keeps the best score, so that other entries stay where they are. */
function withVotes(faqs: readonly EntryScore[], { votes }: Judgement): RerankedEntry[] {
  const most = faqs[0]?.score ?? 0;
  const surest = Math.max(LEAST_VOTE, ...faqs.map(({ position }) => votes.get(position) ?? 0));
  const together = faqs.map(({ position, score }) => ({
    position,
    plain: score,
    score: (1 - LEARNT) * (score / most) + LEARNT * Math.max(0, (votes.get(position) ?? 0) / surest),
  }));
  const best = Math.max(...together.map(({ score }) => score));
  return together.map((each) => ({ ...each, score: (most * each.score) / best }));
}

/** `best`: at least CANDIDATES of the ranking, best first, where there are as many. */
export function rerank(index: AnswerIndex, query: Query, best: readonly EntryScore[]): Reranked {
  const judgement = judge(index, query);
  const plain = (each: EntryScore): RerankedEntry => ({ ...each, plain: each.score });
  if (judgement === undefined) return { best: best.map(plain), judgement };
  const isFaq = ({ position }: EntryScore): boolean => index.entries.kindOf(position) === "faq";
  const faqs = withVotes(best.filter(isFaq), judgement);
  const all = [...faqs, ...best.filter((each) => !isFaq(each)).map(plain)];
  return { best: all.sort((a, b) => b.score - a.score || a.position - b.position), judgement };
}
