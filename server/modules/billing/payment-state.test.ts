import { expect, test } from "vitest";
import { paymentState } from "#shared/contract/payments.ts";
import { next, type PaymentEvent } from "./payment-state.ts";

const events: PaymentEvent[] = [
  "unpaid",
  "attempt_failed",
  "paid",
  "amount_differs",
  "expired",
  "refunded",
  "refunded_here",
  "part_refunded_here",
];

/**
 * The table has one row per state and one column per event in the order above. `+` means that the plan is
 * activated, and `!` that a person has to review the payment.
 */
const table: Record<(typeof paymentState.options)[number], string[]> = {
  created: [
    "pending",
    "failed",
    "paid +",
    "pending !amount_differs",
    "expired",
    "refunded !refunded",
    "refunded",
    "created",
  ],
  pending: [
    "pending",
    "failed",
    "paid +",
    "pending !amount_differs",
    "expired",
    "refunded !refunded",
    "refunded",
    "pending",
  ],
  failed: [
    "pending",
    "failed",
    "paid +",
    "failed !amount_differs",
    "expired",
    "refunded !refunded",
    "refunded",
    "failed",
  ],
  expired: [
    "expired",
    "expired",
    "paid +",
    "expired !amount_differs",
    "expired",
    "refunded !refunded",
    "refunded",
    "expired",
  ],
  paid: ["paid", "paid", "paid", "paid", "paid", "refunded !refunded", "refunded", "paid"],
  refunded: ["refunded", "refunded", "refunded", "refunded", "refunded", "refunded", "refunded", "refunded"],
};

test.each(paymentState.options)("%s: every event leads where the table says", (state) => {
  const found = events.map((event) => {
    const { state: after, activates, attention } = next(state, event);
    return `${after}${activates ? " +" : ""}${attention ? ` !${attention}` : ""}`;
  });
  expect(found).toEqual(table[state]);
});

test("only what was not paid before activates, and nothing that was paid becomes unpaid", () => {
  for (const state of paymentState.options)
    for (const event of events) {
      const transition = next(state, event);
      expect(transition.activates).toBe(event === "paid" && state !== "paid" && state !== "refunded");
      if (state === "paid") expect(["paid", "refunded"]).toContain(transition.state);
    }
});
