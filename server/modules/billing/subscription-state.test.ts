import { expect, test } from "vitest";
import { subscriptionStatus } from "#shared/contract/subscriptions.ts";
import { next, type SubscriptionEvent } from "./subscription-state.ts";

const events: SubscriptionEvent[] = [
  { kind: "trial_started" },
  { kind: "requested" },
  { kind: "activated" },
  { kind: "declined", returnsTo: "trial_expired" },
  { kind: "withdrawn", returnsTo: "trial_activated" },
  { kind: "trial_ended" },
  { kind: "term_ended" },
];

/** The table has one row per status and one column per event in the order above. */
const table: Record<(typeof subscriptionStatus.options)[number], string[]> = {
  NA: [
    "trial_activated",
    "subscription_in_progress",
    "!request_decided",
    "!request_decided",
    "!request_decided",
    "!not_running",
    "!not_running",
  ],
  trial_activated: [
    "!trial_used",
    "subscription_in_progress",
    "!request_decided",
    "!request_decided",
    "!request_decided",
    "trial_expired",
    "!not_running",
  ],
  subscription_in_progress: [
    "!trial_used",
    "!subscription_requested",
    "subscription_activated",
    "trial_expired",
    "trial_activated",
    "!not_running",
    "!not_running",
  ],
  subscription_activated: [
    "!trial_used",
    "subscription_in_progress",
    "!request_decided",
    "!request_decided",
    "!request_decided",
    "!not_running",
    "subscription_expired",
  ],
  trial_expired: [
    "!trial_used",
    "subscription_in_progress",
    "!request_decided",
    "!request_decided",
    "!request_decided",
    "!not_running",
    "!not_running",
  ],
  subscription_expired: [
    "!trial_used",
    "subscription_in_progress",
    "!request_decided",
    "!request_decided",
    "!request_decided",
    "!not_running",
    "!not_running",
  ],
};

test.each(subscriptionStatus.options)(
  "C243: every event has its outcome for a subscription in %s",
  (status) => {
    const outcomes = events.map((event) => {
      const outcome = next(status, event);
      return "refused" in outcome ? `!${outcome.refused}` : outcome.status;
    });
    expect(outcomes).toEqual(table[status]);
  },
);

test("C243: the statuses are the six of the specification", () => {
  expect(subscriptionStatus.options).toEqual([
    "NA",
    "trial_activated",
    "subscription_in_progress",
    "subscription_activated",
    "trial_expired",
    "subscription_expired",
  ]);
});
