import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { createCountedIndex, type AnswerIndex } from "#server/answers/index/answer-index.ts";
import { learnPhrasings } from "./phrasings/learn.ts";

/** Everything one version needs to answer, from its entries. Deterministic. */
export function buildIndex(entries: readonly KnowledgeEntry[]): AnswerIndex {
  const counted = createCountedIndex(entries);
  return { ...counted, phrasings: learnPhrasings(counted) };
}
