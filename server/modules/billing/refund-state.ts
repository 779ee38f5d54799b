import type { RefundState } from "#shared/contract/refunds.ts";

/** What is learnt about a refund that the provider was asked for. */
export type RefundEvent =
  /** The provider's API says that the money went back. */
  | "returned"
  /** The provider refused it: nothing went back. */
  | "refused"
  /** No answer came, or none that can be read: it may have been done. */
  | "unknown";

export interface RefundTransition {
  state: RefundState;
  /** Whether the credit note is issued now. */
  issues: boolean;
}

/** What an event makes of a refund. Only what is asked for changes; the first answer that says something counts. */
export function next(state: RefundState, event: RefundEvent): RefundTransition {
  if (state !== "asked" || event === "unknown") return { state, issues: false };
  return event === "returned" ? { state: "done", issues: true } : { state: "refused", issues: false };
}
