/** Where a charge of a saved card stands. `confirming`: the bank wants the cardholder to confirm it. */
export const cardChargeStates = ["asked", "confirming", "paid", "failed"] as const;
export type CardChargeState = (typeof cardChargeStates)[number];

/** What is learnt about a charge, always from the provider's API. */
export type CardChargeEvent =
  /** The provider knows nothing of it: the order never arrived. */
  | "unknown"
  /** The cardholder has to confirm it. */
  | "confirming"
  /** Exactly what was ordered is paid. */
  | "paid"
  /** Something else than what was ordered is paid, or the money went back. */
  | "differs"
  | "declined"
  /** Nobody confirmed it in time. */
  | "not_confirmed"
  /** The provider refuses the card itself. */
  | "card_unusable";

export interface CardChargeTransition {
  state: CardChargeState;
  /** Whether the term is to be renewed. */
  renews: boolean;
}

/**
 * What an event makes of a charge. Nothing that was paid becomes unpaid; a charge that was given up and is confirmed all
 * the same renews: the money was taken.
 */
export function next(state: CardChargeState, event: CardChargeEvent): CardChargeTransition {
  const stay: CardChargeTransition = { state, renews: false };
  if (state === "paid" || event === "unknown" || event === "differs") return stay;
  if (event === "paid") return { state: "paid", renews: true };
  if (state === "failed") return stay;
  if (event === "confirming") return { state: "confirming", renews: false };
  return { state: "failed", renews: false };
}

export const isUndecided = (state: CardChargeState): boolean => state === "asked" || state === "confirming";
