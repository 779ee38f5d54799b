import type { ContactType, Person, Service } from "#server/answers/facts/facts.ts";

/** Sentences for answers from facts. */
export interface Wording {
  hoursOf: Record<Service, string>;
  closedOn: (days: string) => string;
  on: (days: string, hours: string) => string;
  inRamadan: string;
  /** `form` is the grammatical form of the subject in Arabic: one place, or a service or several places. */
  openNow: (subject: string, until: string, form: "one" | "feminine") => string;
  openAllDay: (subject: string, form: "one" | "feminine") => string;
  closedNow: (subject: string, form: "one" | "feminine") => string;
  opens: (when: string, hours: string, form: "one" | "feminine") => string;
  yes: string;
  no: string;
  when: { today: string; tomorrow: string; on: (day: string) => string };
  branch: (name: string) => string;
  branches: string;
  weAreAt: string;
  noBranchIn: (place: string) => string;
  contact: Record<ContactType, string>;
  accept: (methods: string) => string;
  acceptYes: (method: string) => string;
  acceptNo: (method: string) => string;
  /** What the business has written on it, in the other language. */
  ownWords: (quote: string) => string;
  notListed: (method: string) => string;
  method: Record<string, string>;
  unlisted: (place: string) => string;
  deliverTo: (place: string) => string;
  zones: string;
  orderFrom: (amount: string) => string;
  freeFrom: (amount: string) => string;
  cheapestTo: (areas: string) => string;
  dearestTo: (areas: string) => string;
  personHere: (name: string, when: string, hours: string, gender: Person["gender"]) => string;
  personAway: (name: string, when: string, gender: Person["gender"]) => string;
  /** `note` holds the source's words ("on leave until 5 December"). */
  onLeave: (name: string, note: string) => string;
  usually: (hours: string) => string;
  /** The hours of the day on which somebody is absent at the requested time. */
  personIn: (when: string, hours: string) => string;
  personPlace: (place: string) => string;
  personFee: (fee: string) => string;
  now: string;
  atThatTime: string;
  nobody: (when: string) => string;
  comma: string;
}
