import type { SubscriptionStatus } from "#shared/contract/subscriptions.ts";

/** Where a subscription stands without an open request. */
export type SettledStatus = Exclude<SubscriptionStatus, "subscription_in_progress">;

export type SubscriptionEvent =
  | { kind: "trial_started" }
  /** The business asks for a plan, or to renew it. */
  | { kind: "requested" }
  /** An operator activates what was asked for. */
  | { kind: "activated" }
  /** An operator declines it: what ran before the request goes on, or has ended meanwhile. */
  | { kind: "declined"; returnsTo: SettledStatus }
  /** The business takes it back, with the same outcome. */
  | { kind: "withdrawn"; returnsTo: SettledStatus }
  /** The seven days are over. */
  | { kind: "trial_ended" }
  /** The last paid term is over. */
  | { kind: "term_ended" };

export interface SubscriptionRefusal {
  refused: "trial_used" | "subscription_requested" | "request_decided" | "not_running";
}

/** What an event makes of a subscription. */
export function next(
  status: SubscriptionStatus,
  event: SubscriptionEvent,
): { status: SubscriptionStatus } | SubscriptionRefusal {
  switch (event.kind) {
    case "trial_started":
      return status === "NA" ? { status: "trial_activated" } : { refused: "trial_used" };
    case "requested":
      return status === "subscription_in_progress"
        ? { refused: "subscription_requested" }
        : { status: "subscription_in_progress" };
    case "activated":
      return status === "subscription_in_progress"
        ? { status: "subscription_activated" }
        : { refused: "request_decided" };
    case "declined":
    case "withdrawn":
      return status === "subscription_in_progress"
        ? { status: event.returnsTo }
        : { refused: "request_decided" };
    case "trial_ended":
      return status === "trial_activated" ? { status: "trial_expired" } : { refused: "not_running" };
    case "term_ended":
      return status === "subscription_activated"
        ? { status: "subscription_expired" }
        : { refused: "not_running" };
  }
}
