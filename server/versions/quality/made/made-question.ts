import type { Language } from "#server/answers/entry.ts";
import type { MadeKind, TopicSubject } from "#shared/contract/quality.ts";
import type { Form } from "./phrasings.ts";

/** One thing that a reply must say: all of its numbers, and the share of its words that tells it from other things. */
export interface Statement {
  /** As `numbersIn` gives them; an inner list is several ways of writing one number. */
  numbers: readonly (readonly string[])[];
  words: readonly string[];
  /** Of the words, 0–1. */
  share: number;
}

/** What a right reply says; null where only a person can answer. */
export interface Wanted {
  /** Of each inner list one statement must be made. */
  all: readonly (readonly Statement[])[];
  /** `no`: the reply denies it; `yes`: it does not. */
  polarity?: "yes" | "no";
  /** As the owner reads it. */
  answer: string;
  title: string;
  entryId: string | null;
  sourceId: string | null;
}

/** What questions are made about, in the owner's words. */
export interface Topic {
  subject: TopicSubject;
  /** The list, text or source; empty where the subject says it all. */
  name: string;
}

/** A question made from the knowledge itself. */
export interface MadeQuestion {
  form: Form;
  kind: MadeKind;
  question: string;
  language: Language;
  /** Asked first; the agent's own reply to it stands between. */
  before?: string;
  wanted: Wanted | null;
  topic: Topic;
}
