import { findMissingBookingSlots } from "./booking.ts";
import type { FlowEvent, FlowNeeds, FlowState, FlowStep, Slot } from "./flow.ts";
import { findMissingLeadSlots } from "./lead.ts";
import { findMissingOrderSlots } from "./order.ts";

/** After this many answers in a row that were not understood the request goes to a person. */
const maxMisses = 2;

/** The details that a flow still has to ask for, in order. */
export function findMissingSlots(
  { kind, slots }: Pick<FlowState, "kind" | "slots">,
  needs: FlowNeeds,
): Slot[] {
  switch (kind) {
    case "order":
      return findMissingOrderSlots(slots, needs);
    case "booking":
      return findMissingBookingSlots(slots);
    case "lead":
      return findMissingLeadSlots(slots);
  }
}

/** The next question, or the summary when there is none left. */
function proceed(state: FlowState, needs: FlowNeeds): FlowStep {
  const [slot] = findMissingSlots(state, needs);
  const { asked: _, ...rest } = state;
  if (slot === undefined) return { state: { ...rest, stage: "confirming", misses: 0 }, act: "confirm" };
  // Details other than the requested one count as not understood, so that the question is not repeated for ever.
  const misses = slot === state.asked ? state.misses : 0;
  return { state: { ...rest, stage: "collecting", asked: slot, misses }, act: "ask" };
}

const over = (act: FlowStep["act"]): FlowStep => ({ state: null, act });

/** Repeats the question; it is not asked a third time. */
function again(state: FlowState, act: FlowStep["act"]): FlowStep {
  const misses = state.misses + 1;
  return misses >= maxMisses ? over("give_up") : { state: { ...state, misses }, act };
}

function whenOffered(state: FlowState, event: FlowEvent, needs: FlowNeeds): FlowStep {
  switch (event.kind) {
    case "agrees":
    case "changes":
      return proceed(state, needs);
    case "refuses":
    case "cancels":
      return over("cancelled");
    default:
      return over("dropped");
  }
}

/** Asks for the new value, or which detail to change where none is named. */
function change(state: FlowState, slot: Slot | undefined): FlowStep {
  const asked = slot ?? "change";
  const step: FlowState = { ...state, stage: "collecting", asked, misses: 0 };
  return { state: step, act: asked === "change" ? "ask_change" : "ask" };
}

function whenCollecting(state: FlowState, event: FlowEvent, needs: FlowNeeds): FlowStep {
  switch (event.kind) {
    case "changes":
      return change(state, event.slot);
    case "agrees":
    case "refuses":
      // "لا خلاص" in answer to what to change keeps everything as it is.
      if (state.asked === "change") return proceed(state, needs);
      return again(state, "ask_again");
    case "withholds":
      return over("give_up");
    case "asks":
      return { state, act: state.asked === "change" ? "ask_change" : "ask" };
    default:
      return again(state, state.asked === "change" ? "ask_change" : "ask_again");
  }
}

function whenConfirming(state: FlowState, event: FlowEvent): FlowStep {
  switch (event.kind) {
    case "agrees":
      return over("send");
    case "changes":
      return change(state, event.slot);
    case "refuses":
      return change(state, undefined);
    case "asks":
      return { state, act: "confirm" };
    default:
      return again(state, "confirm");
  }
}

/** The state of a flow after a message. Pure; machine.test.ts has every stage and event in a table. */
export function next(state: FlowState, event: FlowEvent, needs: FlowNeeds): FlowStep {
  if (event.kind === "leaves") return over("left");
  if (event.kind === "tells") return proceed({ ...state, slots: { ...state.slots, ...event.slots } }, needs);
  if (state.stage === "offered") return whenOffered(state, event, needs);
  if (event.kind === "cancels") return over("cancelled");
  return state.stage === "collecting" ? whenCollecting(state, event, needs) : whenConfirming(state, event);
}

/** The first step of a flow, with details that the customer has given already. */
export const begin = (state: FlowState, needs: FlowNeeds): FlowStep =>
  state.stage === "offered" ? { state, act: "offer" } : proceed(state, needs);
