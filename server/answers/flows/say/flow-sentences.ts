import type { FlowKind, Slot } from "#server/answers/flows/flow.ts";
import type { PartOfDay } from "#shared/rules/flow-request.ts";

/** What the agent says while it takes a request. */
export interface FlowSentences {
  /** After how it is done elsewhere: the request can be taken here as well. */
  offer: Record<FlowKind, string>;
  offerChoices: readonly [yes: string, no: string];
  /** What becomes of a request, said when one begins. */
  opening: Record<FlowKind, string>;
  ask: Record<Exclude<Slot, "which">, string>;
  which: (said: string) => string;
  /** The same where there are too many to be named. */
  whichOf: (said: string) => string;
  receiveChoices: readonly [delivery: string, pickup: string];
  /** Before a question that is asked once more. */
  notUnderstood: string;
  phoneUnclear: string;
  /** After a question that is asked once more. */
  wayOut: string;
  /** Who is handed over to be called: before the first question. */
  contact: string;
  notListed: (said: string) => string;
  /** Of several things, those that are on no list. */
  leftOut: (said: readonly string[]) => string;
  /** Of what was ordered, that which cannot be had now. */
  outOfStock: (said: readonly string[]) => string;
  asWritten: string;
  /** What was heard of an order. */
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
  /** A question in between that the knowledge does not answer. */
  askedTeam: string;
  closedOn: (day: string) => string;
  openOn: (day: string, hours: string) => string;
  isPast: string;
  line: (label: string, value: string) => string;
  parts: Record<PartOfDay, string>;
  at: (time: string) => string;
}
