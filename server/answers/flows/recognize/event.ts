import type { Answer } from "#server/answers/entry.ts";
import type { FlowEvent, FlowState, Slot, Slots } from "#server/answers/flows/flow.ts";
import { type Details, recognizeDetails } from "./details.ts";
import type { FlowMessage } from "./flow-message.ts";
import { restOf } from "./request-cues.ts";

/** The event that a message causes in a running flow, with problems of its details. */
export interface NamedEvent extends Pick<Details, "problem" | "unlisted"> {
  event: FlowEvent;
}

const answeredBeside = ["answer", "clarify", "smalltalk"];

/** Whether a message cancels the request and not only one thing ("ما ابي سكر" is about the sugar). */
function isCancelled({ message }: FlowMessage): boolean {
  return message.has("cancel") && !message.has("receive:") && restOf(message) === "";
}

/** Whether the customer declines to give the requested detail: "ما ابي اعطيكم رقمي". */
const isWithheld = ({ message, asked }: FlowMessage, { stage }: FlowState): boolean =>
  stage === "collecting" && (asked === "name" || asked === "phone") && message.has("cancel");

const changeable = ["address", "name", "phone", "date", "time", "service", "topic"] as const;

/** The collected detail that the customer wants to change ("غير العنوان"). */
function changedSlot({ message, before }: FlowMessage): Slot | undefined {
  const named = message.valueOf("field");
  return changeable.find((slot) => slot === named && before[slot] !== undefined);
}

/** `said` is the engine's own answer to the message. */
export function eventOf(
  flowMessage: FlowMessage,
  state: FlowState,
  said: Pick<Answer, "decision" | "reason">,
): NamedEvent {
  const { message, written } = flowMessage;
  const wantsPerson = said.reason === "asked_for_human" && state.kind !== "lead";
  // "لا غلط" in answer to a summary means that it is wrong, and is no complaint.
  const isBareNo = state.stage !== "offered" && message.has("no") && restOf(message) === "";
  if ((said.reason === "complaint" && !isBareNo) || wantsPerson) return { event: { kind: "leaves" } };
  if (isCancelled(flowMessage)) return { event: { kind: "cancels" } };
  const { slots, problem, unlisted } = recognizeDetails(flowMessage, state.stage === "confirming");
  if (state.stage === "offered") return { event: offeredEvent(flowMessage, slots) };
  const givesDetails = Object.keys(slots).length > 0 || problem !== undefined;
  const notes = { ...(problem !== undefined && { problem }), ...(unlisted !== undefined && { unlisted }) };
  if (givesDetails) return { event: { kind: "tells", slots }, ...notes };
  if (isWithheld(flowMessage, state)) return { event: { kind: "withholds" } };
  const changed = message.has("change") ? changedSlot(flowMessage) : undefined;
  if (changed !== undefined) return { event: { kind: "changes", slot: changed } };
  if (message.isQuestion) return { event: { kind: "asks" } };
  if (message.has("yes")) return { event: { kind: "agrees" } };
  if (message.has("change")) return { event: { kind: "changes" } };
  if (message.has("no")) return { event: { kind: "refuses" } };
  const isAnswered = answeredBeside.includes(said.decision);
  if (isAnswered || /[?؟]/u.test(written)) return { event: { kind: "asks" } };
  return { event: { kind: "unclear" }, ...notes };
}

/** An offer is accepted in words or by details of the request; any other message does not accept it. */
function offeredEvent({ message }: FlowMessage, { date, time, items, phone, receive }: Slots): FlowEvent {
  if (message.isQuestion) return { kind: "asks" };
  if (message.has("no")) return { kind: "refuses" };
  const own = { date, time, items, phone, receive };
  if (Object.values(own).some((value) => value !== undefined))
    return {
      kind: "tells",
      slots: Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
    };
  return { kind: message.has("yes") ? "agrees" : "unclear" };
}
