/** States of a charge of a saved card. `confirming` means that the bank requires the cardholder's confirmation. */
export const cardChargeStates = ["asked", "confirming", "paid", "failed"] as const;
export type CardChargeState = (typeof cardChargeStates)[number];

/** Events of a charge, always read from the provider's API. */
export type CardChargeEvent =
  /** The provider does not know the charge: the order never arrived. */
  | "unknown"
  /** The cardholder must confirm the charge. */
  | "confirming"
  /** The exact amount is paid. */
  | "paid"
  /** Another amount is paid, or the money was refunded. */
  | "differs"
  | "declined"
  /** The cardholder did not confirm it in time. */
  | "not_confirmed"
  /** The provider refuses the card itself. */
  | "card_unusable";

export interface CardChargeTransition {
  state: CardChargeState;
  /** Whether the term is renewed. */
  renews: boolean;
}

/**
 * Returns the change that an event makes to a charge. A paid charge never becomes unpaid; an abandoned charge that
 * is confirmed later renews the term, because the money was taken.
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
