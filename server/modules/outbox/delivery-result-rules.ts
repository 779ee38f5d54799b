import type { SendFailure, SendOutcome } from "#server/channels/channel.ts";
import type { OutboundRequestEvent, OutboundRequestState } from "./outbound-request-state.ts";

/** Pauses between attempts in milliseconds, for platforms that do not state one. */
const retryPausesMs = [2, 5, 15, 60, 300, 900, 3600].map((seconds) => seconds * 1000);
/** Maximum number of attempts before staff are notified. */
const maxAttempts = 12;
const pauseAfter = (attempts: number): number =>
  retryPausesMs[Math.min(Math.max(attempts, 1), retryPausesMs.length) - 1] as number;

/** Pauses of an account, by the number of consecutive requests without a response. */
export const failurePausesMs = [0, 5_000, 15_000, 30_000, 60_000];

/** Whether the platform itself failed, independent of the recipient. */
export const isPlatformFailure = (outcome: SendOutcome): boolean =>
  outcome.kind === "uncertain" || (outcome.kind === "later" && outcome.isPlatformFailure === true);

/** The consequence of an outcome for a request: its event, and when it is tried again. */
export interface DeliveryTransition {
  /** Null when a status of the platform has arrived in the meantime and is kept. */
  event: OutboundRequestEvent | null;
  failure: SendFailure | null;
  /** Milliseconds until the conversation is tried again; null when it is not tried automatically. */
  retryAfterMs: number | null;
  /** Whether nothing else is sent to this customer now, because it would overtake this request. */
  shouldStop: boolean;
}

/**
 * Returns the consequence of an outcome. `state` is the current state, because a status may have arrived before the
 * response.
 */
export function transition(
  outcome: SendOutcome,
  { state, attempts, idempotent }: { state: OutboundRequestState; attempts: number; idempotent: boolean },
): DeliveryTransition {
  const nothing: DeliveryTransition = { event: null, failure: null, retryAfterMs: null, shouldStop: false };
  if (outcome.kind === "sent") return { ...nothing, event: "sent" };
  if (state !== "sending") return nothing;
  switch (outcome.kind) {
    case "failed":
      return { ...nothing, event: "rejected", failure: outcome.code };
    case "reconnect":
      return { ...nothing, event: "postponed", shouldStop: true };
    case "uncertain":
      // Mails with the same Message-ID are shown once, so the mail is simply sent again.
      return idempotent && attempts < maxAttempts
        ? { ...nothing, event: "postponed", retryAfterMs: pauseAfter(attempts), shouldStop: true }
        : { ...nothing, event: "answer_lost" };
    case "later":
      // A pause that the platform requested is not a failed attempt.
      return attempts >= maxAttempts && !outcome.pace
        ? { ...nothing, event: "rejected", failure: "expired" }
        : {
            ...nothing,
            event: "postponed",
            retryAfterMs: outcome.afterMs ?? pauseAfter(attempts),
            shouldStop: true,
          };
  }
}
