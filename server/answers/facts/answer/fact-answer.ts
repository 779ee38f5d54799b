import type { Language, Moment } from "#server/answers/entry.ts";
import type { BusinessFacts, Fact } from "#server/answers/facts/facts.ts";
import type { FactFrame } from "#server/answers/facts/ask/frame.ts";

/** The text of an answer, with the facts that it is based on. */
export interface FactAnswer {
  text: string;
  facts: readonly Fact[];
}

/** The inputs of an answer. */
export interface Question {
  frame: FactFrame;
  facts: BusinessFacts;
  language: Language;
  now: Moment | undefined;
}
