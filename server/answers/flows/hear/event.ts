import type { Answer } from "#server/answers/entry.ts";
import type { FlowEvent, FlowState, Slot, Slots } from "#server/answers/flows/flow.ts";
import { type Details, detailsIn } from "./details.ts";
import type { Hearing } from "./hearing.ts";
import { restOf } from "./request-cues.ts";

/** What a message means to a flow that is under way, with what has to be said of its details. */
export interface NamedEvent extends Pick<Details, "problem" | "unlisted"> {
  event: FlowEvent;
}

const answeredBeside = ["answer", "clarify", "smalltalk"];

/** Ends the request: said of nothing in particular ("ما ابي سكر" is of the sugar). */
function isCancelled({ message }: Hearing): boolean {
  return message.has("cancel") && !message.has("receive:") && restOf(message) === "";
}

/** "ما ابي اعطيكم رقمي": will not say what was asked for. */
const isWithheld = ({ message, asked }: Hearing, { stage }: FlowState): boolean =>
  stage === "collecting" && (asked === "name" || asked === "phone") && message.has("cancel");

const changeable = ["address", "name", "phone", "date", "time", "service", "topic"] as const;

/** The detail that is to be different ("غير العنوان"), where one has been collected. */
function changedSlot({ message, before }: Hearing): Slot | undefined {
  const named = message.valueOf("field");
  return changeable.find((slot) => slot === named && before[slot] !== undefined);
}

/** `said` is what the engine makes of the message by itself. */
export function eventOf(
  hearing: Hearing,
  state: FlowState,
  said: Pick<Answer, "decision" | "reason">,
): NamedEvent {
  const { message, written } = hearing;
  const wantsPerson = said.reason === "asked_for_human" && state.kind !== "lead";
  // "لا غلط" to a summary says that it is wrong, and complains of nothing.
  const isBareNo = state.stage !== "offered" && message.has("no") && restOf(message) === "";
  if ((said.reason === "complaint" && !isBareNo) || wantsPerson) return { event: { kind: "leaves" } };
  if (isCancelled(hearing)) return { event: { kind: "cancels" } };
  const { slots, problem, unlisted } = detailsIn(hearing, state.stage === "confirming");
  if (state.stage === "offered") return { event: offeredEvent(hearing, slots) };
  const isTold = Object.keys(slots).length > 0 || problem !== undefined;
  const notes = { ...(problem !== undefined && { problem }), ...(unlisted !== undefined && { unlisted }) };
  if (isTold) return { event: { kind: "tells", slots }, ...notes };
  if (isWithheld(hearing, state)) return { event: { kind: "withholds" } };
  const changed = message.has("change") ? changedSlot(hearing) : undefined;
  if (changed !== undefined) return { event: { kind: "changes", slot: changed } };
  if (message.isQuestion) return { event: { kind: "asks" } };
  if (message.has("yes")) return { event: { kind: "agrees" } };
  if (message.has("change")) return { event: { kind: "changes" } };
  if (message.has("no")) return { event: { kind: "refuses" } };
  const isAnswered = answeredBeside.includes(said.decision);
  if (isAnswered || /[?؟]/u.test(written)) return { event: { kind: "asks" } };
  return { event: { kind: "unclear" }, ...notes };
}

/** An offer is taken up in words, or by details of the request; whatever else is said has nothing to do with it. */
function offeredEvent({ message }: Hearing, { date, time, items, phone, receive }: Slots): FlowEvent {
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
