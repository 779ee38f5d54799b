/**
 * Flows: what a customer asks the team to do (an order, a booking, a call back), collected in a few turns until a
 * person can act on it. A flow's state is data; it is stored with the agent's reply and handed in with the next message.
 */
import type { Language } from "#server/answers/entry.ts";
import type { FlowKind, RequestDetails, RequestedItem } from "#shared/rules/flow-request.ts";

export type { FlowKind, RequestDetails };

/** An item of an order while it is collected. */
export interface OrderItem extends RequestedItem {
  /** Names that the customer can choose from, while it is open which row or size is meant. */
  among?: { entryId: string; option?: string; name: string }[];
}

/** What a flow has heard so far. */
export type Slots = Omit<RequestDetails, "items"> & { items?: OrderItem[] };

/** What a flow asks for. `which`: one of several rows or sizes; `change`: what is to be different. */
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
  /** Of the flow's replies: a name or a number in other letters does not change it. */
  language: Language;
  slots: Slots;
  /** What was asked last. */
  asked?: Slot;
  /** How often in a row the answer to that was not understood. */
  misses: number;
  /** What the customer asked for and the lists do not have: taken as it is written once they say so again. */
  unlisted?: OrderItem;
  /** What is ordered is a plan or a membership: nothing is delivered. */
  isSubscription?: true;
  /** The conversation is with a person already; the details follow. */
  isHandedOver?: true;
}

/** What a message means to a flow. */
export type FlowEvent =
  /** Details, one or several. */
  | { kind: "tells"; slots: Slots }
  | { kind: "agrees" }
  | { kind: "refuses" }
  /** Wants something different: which detail, or without saying what. */
  | { kind: "changes"; slot?: Slot }
  /** Will not give the name or number that is asked for. */
  | { kind: "withholds" }
  | { kind: "cancels" }
  /** A question that is answered in between. */
  | { kind: "asks" }
  | { kind: "unclear" }
  /** Wants a person, or is angry. */
  | { kind: "leaves" };

/** What the agent does next. */
export type FlowAct =
  | "offer"
  | "ask"
  | "ask_again"
  | "confirm"
  | "ask_change"
  /** To the team, complete. */
  | "send"
  /** To the team with what is there: asking once more would not help. */
  | "give_up"
  | "cancelled"
  /** The offer was not taken up; the flow ends without a word. */
  | "dropped"
  /** A person takes over, with what is there. */
  | "left";

/** `state` null: the flow is over. */
export interface FlowStep {
  state: FlowState | null;
  act: FlowAct;
}

/** What a business's flows have to know of it. */
export interface FlowNeeds {
  /** It delivers, so an order says whether it is delivered or collected. */
  delivers: boolean;
}
