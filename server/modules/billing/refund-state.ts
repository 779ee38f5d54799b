import type { RefundState } from "#shared/contract/refunds.ts";

/** Events of a refund at the provider. */
export type RefundEvent =
  /** The provider's API confirms the refund. */
  | "returned"
  /** The provider refused the refund. */
  | "refused"
  /** The response is missing or unreadable, so the refund may have been done. */
  | "unknown";

export interface RefundTransition {
  state: RefundState;
  /** Whether the credit note is issued now. */
  issues: boolean;
}

/**
 * Returns the change that an event makes to a refund. Only a pending refund changes; the first clear response
 * counts.
 */
export function next(state: RefundState, event: RefundEvent): RefundTransition {
  if (state !== "asked" || event === "unknown") return { state, issues: false };
  return event === "returned" ? { state: "done", issues: true } : { state: "refused", issues: false };
}
