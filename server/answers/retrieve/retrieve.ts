import type { KnowledgeEntry } from "../entry.ts";
import type { AnswerIndex } from "../index/answer-index.ts";
import { fromArabizi, isArabizi } from "../text/arabizi.ts";
import { tokens } from "../text/tokens.ts";
import { queryOf, type Query } from "./query.ts";
import { rank, type Ranking } from "./score.ts";

export interface Hit {
  entry: KnowledgeEntry;
  position: number;
  /** Raw score: comparable within one question only. */
  score: number;
}

export interface Retrieval {
  query: Query;
  hits: Hit[];
  ranking: Ranking;
}

export function search(index: AnswerIndex, question: string, k: number): Retrieval {
  const query = queryOf(index, tokens(isArabizi(question) ? fromArabizi(question) : question));
  const ranking = rank(index, query, k);
  const hits = ranking.best.flatMap(({ position, score }) => {
    const entry = index.entries[position];
    return entry === undefined ? [] : [{ entry, position, score }];
  });
  return { query, hits, ranking };
}

/** The `k` entries that fit the question best, best first. */
export function retrieve(index: AnswerIndex, question: string, k: number): Hit[] {
  return search(index, question, k).hits;
}
