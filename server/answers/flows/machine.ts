import { missingOfBooking } from "./booking.ts";
import type { FlowEvent, FlowNeeds, FlowState, FlowStep, Slot } from "./flow.ts";
import { missingOfLead } from "./lead.ts";
import { missingOfOrder } from "./order.ts";

/** A question that was not understood so often in a row goes to a person. */
const maxMisses = 2;

/** What a flow still has to ask, first things first. */
export function missingOf({ kind, slots }: Pick<FlowState, "kind" | "slots">, needs: FlowNeeds): Slot[] {
  switch (kind) {
    case "order":
      return missingOfOrder(slots, needs);
    case "booking":
      return missingOfBooking(slots);
    case "lead":
      return missingOfLead(slots);
  }
}

/** The next question, or the summary when there is none left. */
function proceed(state: FlowState, needs: FlowNeeds): FlowStep {
  const [slot] = missingOf(state, needs);
  const { asked: _, ...rest } = state;
  if (slot === undefined) return { state: { ...rest, stage: "confirming", misses: 0 }, act: "confirm" };
  return { state: { ...rest, stage: "collecting", asked: slot, misses: 0 }, act: "ask" };
}

const over = (act: FlowStep["act"]): FlowStep => ({ state: null, act });

/** Says the same once more; who is not understood twice is not asked a third time. */
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

function whenCollecting(state: FlowState, event: FlowEvent): FlowStep {
  switch (event.kind) {
    case "changes":
      return { state: { ...state, asked: "change", misses: 0 }, act: "ask_change" };
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
    case "refuses":
      return {
        state: { ...state, stage: "collecting", asked: "change", misses: 0 },
        act: "ask_change",
      };
    case "asks":
      return { state, act: "confirm" };
    default:
      return again(state, "confirm");
  }
}

/** Where a flow stands after a message. Pure: every stage and event is in the table of machine.test.ts. */
export function next(state: FlowState, event: FlowEvent, needs: FlowNeeds): FlowStep {
  if (event.kind === "leaves") return over("left");
  if (event.kind === "tells") return proceed({ ...state, slots: { ...state.slots, ...event.slots } }, needs);
  if (state.stage === "offered") return whenOffered(state, event, needs);
  if (event.kind === "cancels") return over("cancelled");
  return state.stage === "collecting" ? whenCollecting(state, event) : whenConfirming(state, event);
}

/** A flow's first step, with what the customer has said already. */
export const begin = (state: FlowState, needs: FlowNeeds): FlowStep =>
  state.stage === "offered" ? { state, act: "offer" } : proceed(state, needs);
