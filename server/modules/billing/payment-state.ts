import type { PaymentAttention, PaymentState } from "#shared/contract/payments.ts";

/** Events of a payment, always read from the provider's API. */
export type PaymentEvent =
  /** The payment page is open, and nothing is paid. */
  | "unpaid"
  /** The last attempt on the page failed; another one is possible. */
  | "attempt_failed"
  /** The exact amount is paid. */
  | "paid"
  /** Another amount or currency is paid. */
  | "amount_differs"
  /** The payment page has closed. */
  | "expired"
  /** The payment was refunded in full or in part, and not by a refund made here. */
  | "refunded"
  /** The payment was refunded in full by operators here. */
  | "refunded_here"
  /** The payment was refunded in part by operators here. */
  | "part_refunded_here";

export interface PaymentTransition {
  state: PaymentState;
  /** Whether the paid plan is activated. */
  activates: boolean;
  /** Reason why a person must review the payment; null leaves it unchanged. */
  attention: PaymentAttention | null;
}

/**
 * Returns the change that an event makes to a payment. Events may be repeated and arrive in any order, because each
 * is the current state at the provider. A paid payment never becomes unpaid, and a refund is final.
 */
export function next(state: PaymentState, event: PaymentEvent): PaymentTransition {
  const unchanged: PaymentTransition = { state, activates: false, attention: null };
  if (state === "refunded") return unchanged;
  if (event === "part_refunded_here") return unchanged;
  if (event === "refunded_here") return { state: "refunded", activates: false, attention: null };
  if (event === "refunded") return { state: "refunded", activates: false, attention: "refunded" };
  if (state === "paid") return unchanged;
  switch (event) {
    case "paid":
      return { state: "paid", activates: true, attention: null };
    case "amount_differs":
      return {
        state: state === "created" ? "pending" : state,
        activates: false,
        attention: "amount_differs",
      };
    case "expired":
      return { state: "expired", activates: false, attention: null };
    case "attempt_failed":
      return state === "expired" ? unchanged : { state: "failed", activates: false, attention: null };
    case "unpaid":
      return state === "expired" ? unchanged : { state: "pending", activates: false, attention: null };
  }
}

/** Whether a payment in this state can still be paid on the provider's page. */
export const isPayable = (state: PaymentState): boolean =>
  state === "created" || state === "pending" || state === "failed";
