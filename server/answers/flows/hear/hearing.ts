import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { Moment } from "#server/answers/entry.ts";
import type { FlowKind, OrderItem, Slot, Slots } from "#server/answers/flows/flow.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { RecognizedMessage } from "./request-cues.ts";

/** A message as a flow reads it. */
export interface Hearing {
  index: AnswerIndex;
  kind: FlowKind;
  /** As the customer wrote it. */
  written: string;
  message: RecognizedMessage;
  voice: Voice;
  now: Moment;
  /** What the agent asked last; undefined in a flow's first message. */
  asked: Slot | undefined;
  before: Slots;
  /** What they asked for before and the lists do not have. */
  unlisted: OrderItem | undefined;
}
