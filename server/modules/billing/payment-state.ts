import type { PaymentAttention, PaymentState } from "#shared/contract/payments.ts";

/** What is learnt about a payment, always from the provider's API. */
export type PaymentEvent =
  /** Its page is open, and nothing is paid. */
  | "unpaid"
  /** The last attempt on its page failed; the page takes another. */
  | "attempt_failed"
  /** Exactly what was asked for is paid. */
  | "paid"
  /** Something is paid, and it is not what was asked for. */
  | "amount_differs"
  /** Its page takes no payment any more. */
  | "expired"
  /** What was paid went back, all of it or a part, and not by a refund of ours. */
  | "refunded"
  /** All of it went back by refunds that operators made here. */
  | "refunded_here"
  /** A part of it did. */
  | "part_refunded_here";

export interface PaymentTransition {
  state: PaymentState;
  /** Whether the plan that was paid is to be activated. */
  activates: boolean;
  /** Why somebody has to look at it from now on; null leaves it as it is. */
  attention: PaymentAttention | null;
}

/**
 * What an event makes of a payment. Events come twice and in any order: the provider's API says how things are now, so
 * only what was paid can never become unpaid, and a refund is the end.
 */
export function next(state: PaymentState, event: PaymentEvent): PaymentTransition {
  const stay: PaymentTransition = { state, activates: false, attention: null };
  if (state === "refunded") return stay;
  if (event === "part_refunded_here") return stay;
  if (event === "refunded_here") return { state: "refunded", activates: false, attention: null };
  if (event === "refunded") return { state: "refunded", activates: false, attention: "refunded" };
  if (state === "paid") return stay;
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
      return state === "expired" ? stay : { state: "failed", activates: false, attention: null };
    case "unpaid":
      return state === "expired" ? stay : { state: "pending", activates: false, attention: null };
  }
}

/** Whether the provider's page of such a payment may still take money. */
export const isPayable = (state: PaymentState): boolean =>
  state === "created" || state === "pending" || state === "failed";
