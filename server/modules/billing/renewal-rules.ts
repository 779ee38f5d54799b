import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import { type CardChargeState, isUndecided } from "./card-charge-state.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Days of the attempts, counted from the first charge a day before the term ends. */
const leadMs = dayMs;
const retryDays = [1, 3, 5, 7] as const;
/** Time in which a cardholder can confirm a charge. */
export const maxConfirmMs = dayMs;

/** Reason of a failed charge. After either of the last two, no other charge is attempted for the term. */
export type ChargeProblem = "declined" | "not_confirmed" | "card_unusable" | "price_changed";

export interface ChargeFacts {
  id: string;
  attempt: number;
  state: CardChargeState;
  problem: ChargeProblem | null;
}

export interface RenewalFacts {
  /** The last paid term; null when there was none. */
  term: { endsAt: Date; plan: PlanId; period: BillingPeriod; price: number | null } | null;
  hasActiveCard: boolean;
  /** An open request exists: the owner wants another plan or pays in another way. */
  hasOpenRequest: boolean;
  /** The charges for the end of this term, the first attempt first. */
  charges: readonly ChargeFacts[];
}

export type RenewalStep =
  | { does: "nothing" }
  | { does: "wait"; until: Date }
  | { does: "read"; chargeId: string }
  | { does: "charge"; attempt: number };

/** Returns the time of an attempt, counted from 1; null when there are no more. */
export function attemptAt(termEndsAt: Date, attempt: number): Date | null {
  const days = attempt === 1 ? 0 : retryDays[attempt - 2];
  return days === undefined ? null : new Date(termEndsAt.getTime() - leadMs + days * dayMs);
}

/** Returns the next step of a term's renewal. It is computed again after every step and keeps no state. */
export function nextStep(
  { term, hasActiveCard, hasOpenRequest, charges }: RenewalFacts,
  now: Date,
): RenewalStep {
  const last = charges.at(-1);
  if (last && isUndecided(last.state)) return { does: "read", chargeId: last.id };
  // A plan by agreement has no price that a card could be charged.
  if (!term || term.price === null || !hasActiveCard || hasOpenRequest) return { does: "nothing" };
  if (last?.state === "paid" || last?.problem === "card_unusable" || last?.problem === "price_changed")
    return { does: "nothing" };
  const attempt = (last?.attempt ?? 0) + 1;
  const due = attemptAt(term.endsAt, attempt);
  if (due === null) return { does: "nothing" };
  // A card that is saved long after the term has ended renews nothing automatically; the owner decides.
  if (attempt === 1 && now.getTime() > term.endsAt.getTime() + retryDays[3] * dayMs)
    return { does: "nothing" };
  return due > now ? { does: "wait", until: due } : { does: "charge", attempt };
}
