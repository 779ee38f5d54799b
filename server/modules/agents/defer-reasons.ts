import type { HandoverReason } from "#server/answers/entry.ts";
import type { Withheld } from "#server/modules/billing/index.ts";

/** Reason why a message was handed over. */
export type DeferReason =
  | HandoverReason
  | "not_trained"
  | "topic"
  /** A triage rule of the owner. */
  | "rule"
  | "agent_off"
  | "attachment"
  | Withheld;

/** Whether the agent hands over only because it has no answer. */
export const isWithoutAnswer = (reason: DeferReason | null): boolean =>
  reason === "no_answer" || reason === "low_confidence" || reason === "not_trained";

/** Returns the key of the text for the customer, which never mentions the business's plan. */
export function handoverKey(reason: DeferReason) {
  switch (reason) {
    case "no_answer":
    case "low_confidence":
      return "default";
    case "rule":
      return "topic";
    case "subscription_ended":
    case "limit_reached":
      return "agent_off";
    default:
      return reason;
  }
}
