import type { SubscriptionStatus } from "#shared/contract/subscriptions.ts";

/** State of a subscription without an open request. */
export type SettledStatus = Exclude<SubscriptionStatus, "subscription_in_progress">;

export type SubscriptionEvent =
  | { kind: "trial_started" }
  /** The business requests a plan or its renewal. */
  | { kind: "requested" }
  /** An operator activates the request. */
  | { kind: "activated" }
  /** An operator declines the request. The former state continues, unless it has ended in the meantime. */
  | { kind: "declined"; returnsTo: SettledStatus }
  /** The business withdraws the request, with the same result. */
  | { kind: "withdrawn"; returnsTo: SettledStatus }
  /** The trial of seven days has ended. */
  | { kind: "trial_ended" }
  /** The last paid term has ended. */
  | { kind: "term_ended" };

export interface SubscriptionRefusal {
  refused: "trial_used" | "subscription_requested" | "request_decided" | "not_running";
}

/** Returns the change that an event makes to a subscription. */
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
