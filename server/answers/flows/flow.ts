/**
 * Flows collect a request to the team (an order, a booking, a call back) in a few turns, until a person can act on it.
 * The state of a flow is data: it is stored with the agent's reply and passed in with the next message.
 */
import type { Language } from "#server/answers/entry.ts";
import type { FlowKind, RequestDetails, RequestedItem } from "#shared/rules/flow-request.ts";

export type { FlowKind, RequestDetails };

/** An item of an order while it is collected. */
export interface OrderItem extends RequestedItem {
  /** Names of the rows or sizes to choose from, while the item is ambiguous. */
  among?: { entryId: string; option?: string; name: string }[];
}

/** The details that a flow has collected so far. */
export type Slots = Omit<RequestDetails, "items"> & { items?: OrderItem[] };

/** The detail that a flow asks for. `which` is one of several rows or sizes, `change` the detail to be changed. */
export type Slot =
  | "items"
  | "which"
  | "receive"
  | "address"
  | "service"
  | "date"
  | "time"
  | "topic"
  | "name"
  | "phone"
  | "change";

export type Stage = "offered" | "collecting" | "confirming";

export interface FlowState {
  kind: FlowKind;
  stage: Stage;
  /** Language of the flow's replies; a name or number in other letters does not change it. */
  language: Language;
  slots: Slots;
  /** The last question. */
  asked?: Slot;
  /** Number of consecutive answers to it that were not understood. */
  misses: number;
  /** Things that no list has; they are accepted as written when the customer repeats them. */
  unlisted?: OrderItem;
  /** The order is a plan or a membership, so nothing is delivered. */
  isSubscription?: true;
  /** The conversation was already handed over; the details follow. */
  isHandedOver?: true;
}

/** Event of a flow that a message causes. */
export type FlowEvent =
  /** The message gives details. */
  | { kind: "tells"; slots: Slots }
  | { kind: "agrees" }
  | { kind: "refuses" }
  /** The customer changes a detail, or wants a change without naming it. */
  | { kind: "changes"; slot?: Slot }
  /** The customer declines to give the name or number. */
  | { kind: "withholds" }
  | { kind: "cancels" }
  /** The message is a question that is answered in between. */
  | { kind: "asks" }
  | { kind: "unclear" }
  /** The customer wants a person or is angry. */
  | { kind: "leaves" };

/** The next step of the agent. */
export type FlowAct =
  | "offer"
  | "ask"
  | "ask_again"
  | "confirm"
  | "ask_change"
  /** Hands the complete request to the team. */
  | "send"
  /** Hands the incomplete request to the team, because asking again would not help. */
  | "give_up"
  | "cancelled"
  /** The customer ignored the offer; the flow ends without a reply. */
  | "dropped"
  /** Hands over to a person with the details collected so far. */
  | "left";

/** `state` is null when the flow has ended. */
export interface FlowStep {
  state: FlowState | null;
  act: FlowAct;
}

/** What flows need to know about the business. */
export interface FlowNeeds {
  /** The business delivers, so an order states whether it is delivered or collected. */
  delivers: boolean;
}
