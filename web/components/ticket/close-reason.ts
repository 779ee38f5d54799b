import type { CloseReason, ShownCloseReason } from "#shared/contract/tickets.ts";

/** The reasons a person can choose. `resolved` has its own button on the ticket. */
export const closeReasonChoices = [
  "answered",
  "no_reply",
  "duplicate",
  "spam",
  "out_of_scope",
  "other",
] as const satisfies readonly CloseReason[];

/** Returns the reason of closing. Null for an unknown code. */
export function closeReasonOf(code: string | null): ShownCloseReason | null {
  return code === "resolved" || code === "merged"
    ? code
    : (closeReasonChoices.find((reason) => reason === code) ?? null);
}
