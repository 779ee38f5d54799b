/**
 * Responders answer one question of a message: from prose, from rows, from facts. Each returns its finding with a
 * probability, and the decision (`decide/`) chooses among them. A responder is pure and returns null where the question
 * is not one of its own.
 */
import type { Voice } from "./compose/catalogue.ts";
import type { Citation, KnowledgeEntry, Moment, Turn } from "./entry.ts";
import type { AnswerIndex } from "./index/answer-index.ts";

/** One question of a message, ready for a search. */
export interface UnderstoodMessage {
  /** The question in the script of its language (Arabizi in Arabic letters), without contact data. */
  question: string;
  /** Language and tone of the reply. */
  voice: Voice;
  /** Time of the message, if known. */
  now?: Moment | undefined;
}

/** The conversation before the message. */
export interface Dialogue {
  /** Earlier turns, oldest first. */
  history: readonly Turn[];
}

/** What the knowledge holds on one question. */
export interface Finding {
  /** Responder that found it. */
  from: "prose" | "rows" | "facts";
  /** Probability (0–1) that `text` answers the question. */
  probability: number;
  /** Text of the answer; undefined when there is none. */
  text: string | undefined;
  citations: Citation[];
  /** Entries near enough to the question to be offered, best first. */
  alternatives: () => KnowledgeEntry[];
  /** Another entry fits as well: the customer is asked which one is meant, unless the best is certain. */
  tied: boolean;
  /** Whether a product is offered by the question for its price; otherwise by its name. */
  asksPrice: boolean;
  /** Rows that keep a limit on a column, which answers whatever kind of value the words ask for ("tents that take 12"). */
  isLimited?: boolean;
  /** A row that was spoken of explains each word of the message, so that its probability needs no context. */
  isOfMentioned?: boolean;
  /** Choices where `text` asks back ("which branch?"); absent or empty where it answers. */
  choices?: readonly string[];
}

/** Returns null where the question is not the responder's or nothing is known. */
export type Responder = (
  index: AnswerIndex,
  message: UnderstoodMessage,
  dialogue: Dialogue,
) => Finding | null;
