import type { DayOfWeek, Service } from "#server/answers/facts/facts.ts";

/** Kinds of questions about the business. */
export type FactAsk =
  | "hours"
  | "closing"
  | "open_now"
  | "where"
  | "branches"
  | "phone"
  | "contact"
  | "whatsapp"
  | "email"
  | "website"
  | "social"
  | "payment"
  | "accepts"
  | "delivery"
  | "fee"
  | "duration"
  /** The amount from which something is free. */
  | "free"
  | "minimum"
  | "cheapest"
  | "dearest"
  | "who"
  | "days"
  | "person"
  | "same_day"
  /** Whether somebody is present; for the business only where the question is about now. */
  | "presence"
  /** Whether a thing is to be had, which no fact tells. */
  | "stock"
  | "when"
  | "parking";

/** A place in a question: its key, and the customer's words for it. */
export interface NamedPlace {
  key: string;
  isCountry: boolean;
  written: string;
  /** Some text of the business mentions it. */
  isKnown: boolean;
  /** The question is about everywhere else ("outside Riyadh"). */
  isExcluded: boolean;
}

/** A parsed question about the business. */
export interface FactFrame {
  asks: ReadonlySet<FactAsk>;
  /** Positions of the named branches. */
  branches: readonly number[];
  places: readonly NamedPlace[];
  /** Positions of the named delivery zones, with the question's name for each. */
  zones: readonly { at: number; name: string }[];
  /** Named departments of the opening hours, in the words of their table. */
  departments: readonly string[];
  methods: readonly string[];
  /** Positions of the people who are named or whose role is named. */
  people: readonly number[];
  /** The question names people by role or by a general word. */
  isAboutPeople: boolean;
  /** Where the people work that the question is about, as the list of people calls it. */
  placeOfPeople?: string | undefined;
  /** Only those of the people are meant who were told of before. */
  isOfThem?: boolean | undefined;
  gender?: "female" | "male" | undefined;
  days: readonly DayOfWeek[];
  /** A day that depends on today. */
  relativeDay?: "today" | "tomorrow" | undefined;
  /** The question is about now. */
  isNow: boolean;
  /** The time of day in the question, in minutes from midnight. */
  time?: number | undefined;
  isRamadan: boolean;
  service?: Service | undefined;
  /** Words that the frame does not explain; the question may be about them. */
  unexplained: readonly string[];
  /** Number of words in the question. */
  length: number;
  /** The question begins with "and", or refers back by a pronoun. */
  leans: boolean;
}
