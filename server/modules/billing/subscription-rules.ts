import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { SubscriptionStatus, UsageNotice } from "#shared/contract/subscriptions.ts";
import { next, type SettledStatus } from "./subscription-state.ts";

export const trialDays = 7;
/** Plan whose limits apply to the trial. */
export const trialPlan: PlanId = "professional";
/** Time in which the agent continues to answer after a paid term, as the terms promise. */
const graceDays = 14;
/** Hours within which the account manager contacts the business. */
const maxActivationHours = 24;
/** Share of the plan's limit at which the business is notified, as the pricing page promises. */
const noticeShare = 0.8;

export const dayMs = 24 * 3_600_000;

export interface Term {
  plan: PlanId;
  period: BillingPeriod;
  price: number | null;
  startsAt: Date;
  endsAt: Date;
}

/** A stored subscription with its `terms`, oldest first. */
export interface StoredSubscription {
  status: SubscriptionStatus;
  trialStartedAt: Date | null;
  trialEndsAt: Date | null;
  terms: Term[];
}

export const noSubscription: StoredSubscription = {
  status: "NA",
  trialStartedAt: null,
  trialEndsAt: null,
  terms: [],
};

const isAfter = (one: Date | null | undefined, other: Date): boolean =>
  one !== null && one !== undefined && one.getTime() > other.getTime();

const paidUntil = ({ terms }: StoredSubscription): Date | null => terms.at(-1)?.endsAt ?? null;

/** Returns the current status: the stored one, unless its time has ended. No job is needed for a trial to end. */
export function statusAt(stored: StoredSubscription, now: Date): SubscriptionStatus {
  const { status } = stored;
  if (status === "trial_activated" && !isAfter(stored.trialEndsAt, now))
    return statusAfter(status, "trial_ended");
  if (status === "subscription_activated" && !isAfter(paidUntil(stored), now))
    return statusAfter(status, "term_ended");
  return status;
}

function statusAfter(status: SubscriptionStatus, kind: "trial_ended" | "term_ended"): SubscriptionStatus {
  const outcome = next(status, { kind });
  return "refused" in outcome ? status : outcome.status;
}

/** Returns the status after a request was declined, which is the same as without the request. */
export function statusWithoutRequest(stored: StoredSubscription, now: Date): SettledStatus {
  const paid = paidUntil(stored);
  if (paid) return isAfter(paid, now) ? "subscription_activated" : "subscription_expired";
  if (stored.trialEndsAt) return isAfter(stored.trialEndsAt, now) ? "trial_activated" : "trial_expired";
  return "NA";
}

/** Returns the term that runs at this time. */
export const termAt = ({ terms }: StoredSubscription, now: Date): Term | null =>
  terms.findLast((term) => !isAfter(term.startsAt, now) && isAfter(term.endsAt, now)) ?? null;

/** Returns the end of the days of grace if `now` is within them. */
export function graceEnd(stored: StoredSubscription, now: Date): Date | null {
  const paid = paidUntil(stored);
  if (!paid || isAfter(paid, now)) return null;
  const end = new Date(paid.getTime() + graceDays * dayMs);
  return isAfter(end, now) ? end : null;
}

/** Whether the trial or a paid term runs or ended within the days of grace. A request alone gives no access (D07). */
export const isActive = (stored: StoredSubscription, now: Date): boolean =>
  isAfter(stored.trialEndsAt, now) || isAfter(paidUntil(stored), now) || graceEnd(stored, now) !== null;

/** Returns the end of the running term, or of the last one. */
export const endOf = (stored: StoredSubscription): Date | null => paidUntil(stored) ?? stored.trialEndsAt;

/** Returns the days left of the running term. A begun day counts as one, and the result is never below 0. */
export function daysLeft(stored: StoredSubscription, now: Date): number {
  const end = endOf(stored);
  return end ? Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs)) : 0;
}

/** Returns the same time some calendar months later, or on the month's last day if the month has no such day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}

const rank: Record<PlanId, number> = { basic: 1, professional: 2, enterprise: 3 };

/**
 * Returns the term of an activation. An early renewal begins when the running term ends, so that no paid day is
 * lost. An upgrade begins now and is extended by the remaining time.
 */
export function termOf(
  stored: StoredSubscription,
  subscription: { plan: PlanId; period: BillingPeriod },
  now: Date,
): { startsAt: Date; endsAt: Date } {
  const months = subscription.period === "year" ? 12 : 1;
  const paid = paidUntil(stored);
  const running = termAt(stored, now);
  const from = paid && isAfter(paid, now) ? paid : now;
  const isUpgrade = running !== null && rank[subscription.plan] > rank[running.plan];
  return { startsAt: isUpgrade ? now : from, endsAt: addMonths(from, months) };
}

/** Reason why a plan allows no replies of the agent to customers. */
export type Withheld = "subscription_ended" | "limit_reached";

/** Whether a trial or a subscription has ever started. Before that the agent is being set up and tested. */
const hasBegun = (stored: StoredSubscription): boolean =>
  stored.trialEndsAt !== null || stored.terms.length > 0;

/** Whether a trial or a subscription has started and none runs or is within its days of grace. */
export const hasEnded = (stored: StoredSubscription, now: Date): boolean =>
  hasBegun(stored) && !isActive(stored, now);

export interface UsageMonth {
  plan: PlanId;
  from: Date;
  until: Date;
}

/**
 * Returns the month that counts against the plan's limit. Months start on the day of the month on which the term
 * began, also in the days of grace. The trial is one such month.
 */
export function usageMonth(stored: StoredSubscription, now: Date): UsageMonth | null {
  const term = termAt(stored, now) ?? (graceEnd(stored, now) ? stored.terms.at(-1) : undefined);
  if (term) {
    let month = 0;
    while (!isAfter(addMonths(term.startsAt, month + 1), now)) month += 1;
    return {
      plan: term.plan,
      from: addMonths(term.startsAt, month),
      until: addMonths(term.startsAt, month + 1),
    };
  }
  if (stored.trialStartedAt && isAfter(stored.trialEndsAt, now) && stored.trialEndsAt)
    return { plan: trialPlan, from: stored.trialStartedAt, until: stored.trialEndsAt };
  return null;
}

/** Returns the deadline for the account manager's contact about a request. */
export const dueAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + maxActivationHours * 3_600_000);

/** Returns the used share of the plan's limit, at most 1; null when the plan has no limit. */
export const shareUsed = (used: number, limit: number | null): number | null =>
  limit === null ? null : Math.min(1, used / limit);

/** Returns the notice for the business's usage. */
export function usageNotice(used: number, limit: number | null): UsageNotice | null {
  const share = shareUsed(used, limit);
  if (share === null || share < noticeShare) return null;
  return share < 1 ? "near_limit" : "limit_reached";
}

/**
 * Returns the reason why the agent may not answer customers, with `used` replies in the counted month; null when it
 * may.
 */
export function withheldBy(
  stored: StoredSubscription,
  now: Date,
  used: number,
  limit: number | null,
): Withheld | null {
  if (hasEnded(stored, now)) return "subscription_ended";
  if (!hasBegun(stored)) return null;
  return usageNotice(used, limit) === "limit_reached" ? "limit_reached" : null;
}

/** Returns the state of a term. A term that was paid in advance may not have begun. */
export function termState({ startsAt, endsAt }: Term, now: Date): "upcoming" | "running" | "ended" {
  if (isAfter(startsAt, now)) return "upcoming";
  return isAfter(endsAt, now) ? "running" : "ended";
}
