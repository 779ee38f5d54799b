import type { QuestionKind } from "#shared/contract/quality.ts";
import type { Language } from "#server/answers/entry.ts";

/** A stored test question of the organisation. */
export interface OwnQuestion {
  id: string;
  kind: "owner" | "staff";
  question: string;
  language: Language;
  /** Null: a person must answer. */
  expected: { entryId: string | null; title: string; answer: string } | null;
}

/** The right answer in the entries of one knowledge base. */
export interface Expected {
  /** Ids of the right entries; empty when there are none. */
  entries: ReadonlySet<string>;
  title: string;
  answer: string;
  /** Place of the entry; null when there is none. */
  sourceId: string | null;
  /** A right answer in the owner's words, or one that no entry has any more. */
  words: string | null;
}

/** Knowledge with which a question is answered: all of it, or without the held-out words. */
export type KnowledgeScope = "whole" | "held_out" | "other_language";

export interface TestedQuestion {
  kind: QuestionKind;
  /** Id of the test question, for the organisation's own. */
  id: string | null;
  question: string;
  language: Language;
  asked: KnowledgeScope;
  /** Null: a person must answer. */
  expected: Expected | null;
  /** Group of questions with the same origin: thresholds chosen on one must not be measured on another. */
  group: string;
}
