import type { QuestionKind } from "#shared/contract/quality.ts";
import type { Language } from "#server/answers/entry.ts";

/** A test question of the organisation, as it is stored. */
export interface OwnQuestion {
  id: string;
  kind: "owner" | "staff";
  question: string;
  language: Language;
  /** Null: a person must answer. */
  expected: { entryId: string | null; title: string; answer: string } | null;
}

/** What is right, in the entries of one knowledge base. */
export interface Expected {
  /** Ids of the entries that say it; empty when none does. */
  entries: ReadonlySet<string>;
  title: string;
  answer: string;
  /** Where the entry stands; null when there is none. */
  sourceId: string | null;
  /** An answer in the owner's own words, or one that no entry has any more: whoever says that is right too. */
  words: string | null;
}

/** Which knowledge a question is put to: all of it, or what is left without words that must not be known. */
export type KnowledgeScope = "whole" | "held_out" | "other_language";

export interface TestedQuestion {
  kind: QuestionKind;
  /** The test question's, for the organisation's own. */
  id: string | null;
  question: string;
  language: Language;
  asked: KnowledgeScope;
  /** Null: a person must answer. */
  expected: Expected | null;
  /** Questions made from the same one share it: what is chosen on one of them must not be measured on another. */
  group: string;
}
