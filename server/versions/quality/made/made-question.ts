import type { Language } from "#server/answers/entry.ts";
import type { MadeKind, TopicSubject } from "#shared/contract/quality.ts";
import type { Form } from "./phrasings.ts";

/** A statement that a reply must contain: all of its numbers, and a share of its distinguishing words. */
export interface Statement {
  /** Numbers in the spelling of `numbersIn`; an inner list has several spellings of one number. */
  numbers: readonly (readonly string[])[];
  words: readonly string[];
  /** Required share of the words, 0–1. */
  share: number;
}

/** The content of a right reply; null when only a person can answer. */
export interface Wanted {
  /** The reply must contain one statement of each inner list. */
  all: readonly (readonly Statement[])[];
  /** `no`: the reply must deny the question; `yes`: it must not. */
  polarity?: "yes" | "no";
  /** The answer as the owner sees it. */
  answer: string;
  title: string;
  entryId: string | null;
  sourceId: string | null;
}

/** The subject of generated questions, in the owner's words. */
export interface Topic {
  subject: TopicSubject;
  /** The list, text or source; empty when the subject is sufficient. */
  name: string;
}

/** A question that is generated from the knowledge itself. */
export interface MadeQuestion {
  form: Form;
  kind: MadeKind;
  question: string;
  language: Language;
  /** A question that is asked first; the agent's own reply to it is part of the conversation. */
  before?: string;
  wanted: Wanted | null;
  topic: Topic;
}
