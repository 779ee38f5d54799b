import type { Language, Moment } from "#server/answers/entry.ts";
import type { BusinessFacts, Fact } from "#server/answers/facts/facts.ts";
import type { FactFrame } from "#server/answers/facts/ask/frame.ts";

/** What is said, and the facts that it stands on. */
export interface FactAnswer {
  text: string;
  facts: readonly Fact[];
}

/** What an answer is made from. */
export interface Question {
  frame: FactFrame;
  facts: BusinessFacts;
  language: Language;
  now: Moment | undefined;
}
