import type { DayOfWeek, Service } from "#server/answers/facts/facts.ts";

/** What a question wants to know of the business. */
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
  /** From when on something costs nothing. */
  | "free"
  | "minimum"
  | "cheapest"
  | "dearest"
  | "who"
  | "days"
  | "person"
  | "same_day"
  /** Whether somebody is there; of the business only where this moment is meant. */
  | "presence"
  | "when"
  | "parking";

/** A place of a question: as it is known here, and as the customer wrote it. */
export interface NamedPlace {
  key: string;
  isCountry: boolean;
  written: string;
  /** The knowledge speaks of it, of whatever there. */
  isKnown: boolean;
  /** Everywhere else is meant ("outside Riyadh"). */
  isExcluded: boolean;
}

/** A question about the business, taken apart. */
export interface FactFrame {
  asks: ReadonlySet<FactAsk>;
  /** Positions of the branches that are named. */
  branches: readonly number[];
  places: readonly NamedPlace[];
  /** Delivery zones by position, with the name by which the question calls them. */
  zones: readonly { at: number; name: string }[];
  /** Departments of the opening hours that are called, as their table names them. */
  departments: readonly string[];
  methods: readonly string[];
  /** Positions of the people that are meant, by name or by what they do. */
  people: readonly number[];
  /** People were asked for by what they do or by a word for them. */
  isAboutPeople: boolean;
  gender?: "female" | "male" | undefined;
  days: readonly DayOfWeek[];
  /** A day that depends on today. */
  relativeDay?: "today" | "tomorrow" | undefined;
  /** Asked of this moment. */
  isNow: boolean;
  /** A time of day that is named, in minutes. */
  time?: number | undefined;
  isRamadan: boolean;
  service?: Service | undefined;
  /** Words that none of this explains: of them, something else was asked. */
  unexplained: readonly string[];
  /** How many words the question has. */
  length: number;
  /** It begins with "and", or leans on what was said by a pronoun. */
  leans: boolean;
}
