import type { HandoverReason } from "#server/answers/entry.ts";
import type { Withheld } from "#server/modules/billing/index.ts";

/** Why a customer's message is in a human's hands. */
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

/** The text that says so to the customer. What the business pays is no concern of its customers. */
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
