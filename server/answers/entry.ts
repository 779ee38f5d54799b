import type { StatedFact } from "#shared/rules/business-facts.ts";

/** What an agent knows, in the smallest pieces it can answer from and cite. */

export type Language = "ar" | "en";

/**
 * Where an entry came from; shown as the source of an answer. `label` is ready to read, e.g. "prices.xlsx · row 12".
 */
export interface Origin {
  sourceId: string;
  sourceName: string;
  page?: number;
  sheet?: string;
  row?: number;
  heading?: string;
}

export interface FaqEntry {
  kind: "faq";
  id: string;
  phrasings: string[];
  answer: Partial<Record<Language, string>>;
  /** Curated: said as it is to whoever asks in one of the phrasings, whatever the ranking says. */
  exact?: true;
  /** A fact that the owner stated; the answers say it in words. */
  states?: StatedFact;
  origin: Origin;
}

export interface PassageEntry {
  kind: "passage";
  id: string;
  title?: string;
  text: string;
  origin: Origin;
}

/** One of several prices of a row, by what its column is called: a size, a portion, a period. */
export interface PriceOption {
  label: string;
  amount: number;
}

export interface ProductEntry {
  kind: "product";
  id: string;
  name: Partial<Record<Language, string>>;
  /** What its rows are called by the column of their names: "Plan", "Room". */
  noun?: string;
  /** Title of the part of the list that the row stands in. */
  category?: string;
  /** Today's price, in `currency`. */
  price?: number;
  /** Price before a discount, in `currency`. */
  was?: number;
  /** The price cell as it is written, when it says more than an amount. */
  priceNote?: string;
  /** Unit that the price is for: "month", "visit". */
  unit?: string;
  prices?: PriceOption[];
  /** One lesson of a timetable: Sunday is 0, minutes after midnight. */
  slot?: { day: number; minutes: number; until?: number };
  /** ISO 4217. */
  currency?: string;
  availability?: "in_stock" | "out_of_stock" | "preorder";
  attributes: Record<string, string>;
  origin: Origin;
}

export type KnowledgeEntry = FaqEntry | PassageEntry | ProductEntry;

/** One earlier turn of the conversation, oldest first. */
export interface Turn {
  role: "customer" | "agent" | "staff";
  text: string;
}

export interface AnswerSettings {
  brand: Partial<Record<Language, string>>;
  /** Probability from which the agent answers by itself, 0–1. */
  answerFrom: number;
  /** Probability from which it offers choices rather than handing over, 0–1. */
  clarifyFrom: number;
  /** Tone of the agent's own sentences; the business's words are never changed. Absent: warm. */
  tone?: Tone;
  /** Languages that the agent replies in, the preferred one first. Absent: the customer's language. */
  languages?: readonly Language[];
  /** False: an angry message is answered where the knowledge has an answer. Absent: it goes to a person. */
  complaintsToPerson?: boolean;
}

/** An instant with the business's time zone. */
export interface Moment {
  at: Date;
  /** IANA name, e.g. Asia/Riyadh. */
  timeZone: string;
}

export type Tone = "warm" | "formal" | "brief";

export type Decision = "answer" | "clarify" | "handover" | "smalltalk";

/** Why a message went to a human; each has a text in both languages for the ticket and its mail. */
export type HandoverReason =
  | "no_answer"
  | "low_confidence"
  | "asked_for_human"
  /** The customer wants something done (cancelled, changed, booked, refunded): the agent says how, a person does it. */
  | "asked_to_act"
  | "complaint"
  /** A request that a flow has collected, for a person to confirm. */
  | "order_request"
  | "booking_request"
  | "contact_request"
  | "agent_failed";

export interface Citation {
  entryId: string;
  origin: Origin;
  /** Words of the source that the answer rests on. */
  quote: string;
  /** Calibrated probability that this entry answers the question, 0–1. */
  confidence: number;
  /** False: the entry was considered and not used; staff see it as "what it tried". */
  used: boolean;
  /** The source holds prompt injections or hidden text, which were left out. */
  planted?: true;
}

/** Contact data and order numbers a customer gave in passing, digits in ASCII. */
export interface Captured {
  phone?: string;
  email?: string;
  orderNumber?: string;
  name?: string;
}

export interface Answer {
  decision: Decision;
  /**
   * Reply to the customer, in `language`: plain text with line breaks. For a handover it holds the parts that could be
   * answered and is often empty; the caller adds what happens next, because it knows the business hours.
   */
  text: string;
  language: Language;
  /** Calibrated probability that the best entry answers the question, 0–1. */
  confidence: number;
  citations: Citation[];
  /** The answer was computed from facts or rows, so calibration does not apply to its confidence. */
  isComputed?: true;
  /** For `clarify`: two or three questions the customer can pick from. */
  choices: string[];
  reason?: HandoverReason;
  captured: Captured;
  /** The message is a complaint or urgent: the ticket's priority is raised. */
  urgent: boolean;
}
