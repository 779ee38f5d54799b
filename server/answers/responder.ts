/**
 * What answers one question of a message: prose, rows, facts. Each responder says what it has with how sure it is of
 * it; the decision (`decide/`) chooses. A responder is pure and answers null at once where it is not asked.
 */
import type { Voice } from "./compose/catalogue.ts";
import type { Citation, KnowledgeEntry, Moment, Turn } from "./entry.ts";
import type { AnswerIndex } from "./index/answer-index.ts";

/** One question of a message, ready to be looked up. */
export interface UnderstoodMessage {
  /** In the letters of its language (Arabizi in Arabic), without contact data. */
  question: string;
  /** Language and tone of the reply. */
  voice: Voice;
  /** When it is asked, where that is known. */
  now?: Moment | undefined;
}

/** What was said before the message. */
export interface Dialogue {
  /** Earlier turns, oldest first. */
  history: readonly Turn[];
}

/** What the knowledge has to say to one question. */
export interface Finding {
  /** Who found it. */
  from: "prose" | "rows" | "facts";
  /** That `text` answers the question, 0–1. */
  probability: number;
  /** What would be said; undefined when there is nothing to say. */
  text: string | undefined;
  citations: Citation[];
  /** Entries near enough to the question to be offered, best first. */
  alternatives: () => KnowledgeEntry[];
  /** Another entry fits as well: which one is meant is the customer's to say, unless the best is beyond doubt. */
  tied: boolean;
  /** How an offered product is called: by its price question, or by its name. */
  asksPrice: boolean;
  /** `text` asks back ("which branch?"), and these are what can be picked; absent or empty: it answers. */
  choices?: readonly string[];
}

/** Null: not asked, or nothing known. */
export type Responder = (
  index: AnswerIndex,
  message: UnderstoodMessage,
  dialogue: Dialogue,
) => Finding | null;
