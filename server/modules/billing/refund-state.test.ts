import { expect, test } from "vitest";
import { refundState } from "#shared/contract/refunds.ts";
import { next, type RefundEvent, type RefundTransition } from "./refund-state.ts";

const stays = (state: RefundTransition["state"]) => ({ state, issues: false });

/** The expected transition for every state and event. */
const table: Record<RefundTransition["state"], Record<RefundEvent, RefundTransition>> = {
  asked: { returned: { state: "done", issues: true }, refused: stays("refused"), unknown: stays("asked") },
  done: { returned: stays("done"), refused: stays("done"), unknown: stays("done") },
  refused: { returned: stays("refused"), refused: stays("refused"), unknown: stays("refused") },
};

test.each(refundState.options)("every event has its outcome for a refund that is %s", (state) => {
  for (const [event, outcome] of Object.entries(table[state]))
    expect(next(state, event as RefundEvent), event).toEqual(outcome);
});
