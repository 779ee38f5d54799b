import type { UsageNotice } from "#shared/contract/subscriptions.ts";
import type { SubscriptionNotice } from "#shared/values/notifications.ts";
import { dayMs, endOf, type StoredSubscription, type UsageMonth } from "./subscription-rules.ts";

/** Time before the end of a term at which owners are notified. */
const trialLeadMs = 2 * dayMs;
const termLeadMs = 7 * dayMs;
export const maxLeadMs = Math.max(trialLeadMs, termLeadMs);
/** Ends of terms that are older are not reported, because the server was stopped or upgraded in between. */
export const maxNoticeAgeMs = dayMs;

/** Notices that the owners have received. */
export interface Noticed {
  ending_noticed_for: Date | null;
  ended_noticed_for: Date | null;
  usage_noticed_for: Date | null;
  usage_noticed: UsageNotice | null;
}

export interface NoticeFacts {
  stored: StoredSubscription;
  noticed: Noticed;
  /** Whether a saved card renews the term, which has its own mails. */
  isRenewedByCard: boolean;
  month: UsageMonth | null;
  usage: UsageNotice | null;
}

const isSame = (one: Date | null, other: Date): boolean => one?.getTime() === other.getTime();

/** Returns the notices that are due now, with the values to store so that each is sent once. */
export function dueNotices(
  { stored, noticed, isRenewedByCard, month, usage }: NoticeFacts,
  now: Date,
): { kinds: SubscriptionNotice[]; noticed: Noticed } {
  const kinds: SubscriptionNotice[] = [];
  const after = { ...noticed };
  const end = endOf(stored);
  if (end) {
    const isTerm = stored.terms.length > 0;
    const leftMs = end.getTime() - now.getTime();
    // An owner with an open request has seen the end date already.
    const isProvided = stored.status === "subscription_in_progress" || (isTerm && isRenewedByCard);
    const isNear = leftMs > 0 && leftMs <= (isTerm ? termLeadMs : trialLeadMs);
    const hasEnded = leftMs <= 0 && leftMs > -maxNoticeAgeMs;
    if (isNear && !isProvided && !isSame(noticed.ending_noticed_for, end)) {
      kinds.push(isTerm ? "term_ending" : "trial_ending");
      after.ending_noticed_for = end;
    }
    if (hasEnded && !isSame(noticed.ended_noticed_for, end)) {
      kinds.push(isTerm ? "term_ended" : "trial_ended");
      after.ended_noticed_for = end;
    }
  }
  if (month && usage) {
    const before = isSame(noticed.usage_noticed_for, month.from) ? noticed.usage_noticed : null;
    if (before !== usage && before !== "limit_reached") {
      kinds.push(usage);
      after.usage_noticed_for = month.from;
      after.usage_noticed = usage;
    }
  }
  return { kinds, noticed: after };
}
