import type { FlowKind, Slot } from "#server/answers/flows/flow.ts";
import type { PartOfDay } from "#shared/rules/flow-request.ts";

/** Sentences of the agent while it takes a request. */
export interface FlowSentences {
  /** Offers to take the request here, after the answer how it is done elsewhere. */
  offer: Record<FlowKind, string>;
  offerChoices: readonly [yes: string, no: string];
  /** Explains at the beginning what happens with the request. */
  opening: Record<FlowKind, string>;
  ask: Record<Exclude<Slot, "which">, string>;
  which: (said: string) => string;
  /** Asks which one is meant where there are too many to list. */
  whichOf: (said: string) => string;
  receiveChoices: readonly [delivery: string, pickup: string];
  /** Before a question that is asked once more. */
  notUnderstood: string;
  phoneUnclear: string;
  /** After a question that is asked once more. */
  wayOut: string;
  /** Before the first question to a customer who wants to be called. */
  contact: string;
  notListed: (said: string) => string;
  /** Names the things that are on no list. */
  leftOut: (said: readonly string[]) => string;
  /** Names the ordered things that are not available. */
  outOfStock: (said: readonly string[]) => string;
  asWritten: string;
  /** Repeats the understood part of an order. */
  noted: (items: string) => string;
  summary: Record<FlowKind, string>;
  label: Record<
    "receive" | "address" | "service" | "when" | "persons" | "topic" | "name" | "phone" | "total",
    string
  >;
  withoutDelivery: string;
  send: Record<FlowKind, string>;
  confirmChoices: readonly [yes: string, change: string, cancel: string];
  cancelled: string;
  /** The answer to a question in between that the knowledge does not answer. */
  askedTeam: string;
  closedOn: (day: string) => string;
  openOn: (day: string, hours: string) => string;
  isPast: string;
  line: (label: string, value: string) => string;
  parts: Record<PartOfDay, string>;
  at: (time: string) => string;
}
