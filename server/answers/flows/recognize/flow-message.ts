import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { Moment } from "#server/answers/entry.ts";
import type { FlowKind, OrderItem, Slot, Slots } from "#server/answers/flows/flow.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { RecognizedMessage } from "./request-cues.ts";

/** A customer's message with everything that a flow needs to interpret it. */
export interface FlowMessage {
  index: AnswerIndex;
  kind: FlowKind;
  /** The message's text as the customer wrote it. */
  written: string;
  message: RecognizedMessage;
  voice: Voice;
  now: Moment;
  /** What the agent asked last; undefined in a flow's first message. */
  asked: Slot | undefined;
  /** The details that earlier messages have given. */
  before: Slots;
  /** The item of an earlier message that no list of the business contains. */
  unlisted: OrderItem | undefined;
}
