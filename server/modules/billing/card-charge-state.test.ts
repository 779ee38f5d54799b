import { expect, test } from "vitest";
import {
  type CardChargeEvent,
  cardChargeStates,
  type CardChargeTransition,
  next,
} from "./card-charge-state.ts";

test("every event in every state of a charge: what was paid stays paid, and what is paid late renews", () => {
  const events = [
    "unknown",
    "confirming",
    "paid",
    "differs",
    "declined",
    "not_confirmed",
    "card_unusable",
  ] as const;
  const expected: Record<string, Record<CardChargeEvent, CardChargeTransition["state"]>> = {
    asked: {
      unknown: "asked",
      confirming: "confirming",
      paid: "paid",
      differs: "asked",
      declined: "failed",
      not_confirmed: "failed",
      card_unusable: "failed",
    },
    confirming: {
      unknown: "confirming",
      confirming: "confirming",
      paid: "paid",
      differs: "confirming",
      declined: "failed",
      not_confirmed: "failed",
      card_unusable: "failed",
    },
    failed: {
      unknown: "failed",
      confirming: "failed",
      paid: "paid",
      differs: "failed",
      declined: "failed",
      not_confirmed: "failed",
      card_unusable: "failed",
    },
    paid: {
      unknown: "paid",
      confirming: "paid",
      paid: "paid",
      differs: "paid",
      declined: "paid",
      not_confirmed: "paid",
      card_unusable: "paid",
    },
  };
  for (const state of cardChargeStates)
    for (const event of events)
      expect(next(state, event), `${state} + ${event}`).toEqual({
        state: expected[state]?.[event],
        renews: event === "paid" && state !== "paid",
      });
});
