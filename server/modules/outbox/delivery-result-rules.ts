import type { SendFailure, SendOutcome } from "#server/channels/channel.ts";
import type { OutboundRequestEvent, OutboundRequestState } from "./outbound-request-state.ts";

/** The pauses between tries when nothing is known of how long it will take, in milliseconds. */
const pauses = [2, 5, 15, 60, 300, 900, 3600].map((seconds) => seconds * 1000);
/** After so many tries somebody has to look. */
const maxAttempts = 12;
const pauseAfter = (attempts: number): number =>
  pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1] as number;

/** How long an account waits after so many requests in a row that its platform did not answer. */
export const failurePausesMs = [0, 5_000, 15_000, 30_000, 60_000];

/** Whether the platform did not answer, whoever the message was for. */
export const isPlatformFailure = (outcome: SendOutcome): boolean =>
  outcome.kind === "uncertain" || (outcome.kind === "later" && outcome.trouble === true);

/** What an outcome means for a request: its event, and when it is tried again. */
export interface DeliveryTransition {
  /** Null: what the platform told meanwhile stands. */
  event: OutboundRequestEvent | null;
  failure: SendFailure | null;
  /** Milliseconds until the conversation is tried again; null: not by itself. */
  again: number | null;
  /** Nothing else goes out to this customer now: it would overtake. */
  stop: boolean;
}

/** `state`: as it stands now; a status may have arrived before the answer to the request did. */
export function transition(
  outcome: SendOutcome,
  { state, attempts, idempotent }: { state: OutboundRequestState; attempts: number; idempotent: boolean },
): DeliveryTransition {
  const nothing: DeliveryTransition = { event: null, failure: null, again: null, stop: false };
  if (outcome.kind === "sent") return { ...nothing, event: "sent" };
  if (state !== "sending") return nothing;
  switch (outcome.kind) {
    case "failed":
      return { ...nothing, event: "rejected", failure: outcome.code };
    case "reconnect":
      return { ...nothing, event: "postponed", stop: true };
    case "uncertain":
      // The same Message-ID twice is one mail: such a one is simply sent again.
      return idempotent && attempts < maxAttempts
        ? { ...nothing, event: "postponed", again: pauseAfter(attempts), stop: true }
        : { ...nothing, event: "answer_lost" };
    case "later":
      // Patience that was asked for is no failed try.
      return attempts >= maxAttempts && !outcome.pace
        ? { ...nothing, event: "rejected", failure: "expired" }
        : { ...nothing, event: "postponed", again: outcome.afterMs ?? pauseAfter(attempts), stop: true };
  }
}
