import { useTranslation } from "react-i18next";

const reasons = [
  "no_answer",
  "low_confidence",
  "asked_for_human",
  "asked_to_act",
  "complaint",
  "order_request",
  "booking_request",
  "contact_request",
  "agent_failed",
  "topic",
  "rule",
  "agent_off",
  "subscription_ended",
  "limit_reached",
  "not_trained",
  "attachment",
  "not_delivered",
  "delivery_unknown",
  "reminder",
  "unreadable",
  "reopened",
] as const;
export type DeferReason = (typeof reasons)[number];

/** Returns the reason of the handover. Null when there was none, or for an unknown code of a later version. */
export function deferReasonOf(code: string | null): DeferReason | null {
  return reasons.find((reason) => reason === code) ?? null;
}

/** Returns a function that gives the reason's text. `short` texts have one or two words. */
export function useDeferReason(words: "short" | "normal" = "normal"): (code: string | null) => string | null {
  const { t } = useTranslation("portal");
  return (code) => {
    const reason = deferReasonOf(code);
    return reason && t(words === "short" ? `deferShort.${reason}` : `deferReason.${reason}`);
  };
}
