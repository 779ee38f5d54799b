/** State of a request to a platform. It only moves forward, unless staff retry a failed or unknown request. */
export type OutboundRequestState =
  | "queued"
  | "sending"
  | "uncertain"
  | "sent"
  | "delivered"
  | "read"
  | "failed";
/** States in their order; `failed` has no place in it. */
export const outboundRequestStates: readonly OutboundRequestState[] = [
  "queued",
  "sending",
  "uncertain",
  "sent",
  "delivered",
  "read",
  "failed",
];

export type OutboundRequestEvent =
  /** A worker claims the request for sending. */
  | "claim"
  /** The platform has the request, by its response or by its list. */
  | "sent"
  | "delivered"
  | "read"
  /** The platform reports afterwards that the message did not arrive. */
  | "undelivered"
  /** The platform refused the request, or no attempt is left. */
  | "rejected"
  /** The request certainly did not arrive, and is attempted again. */
  | "postponed"
  /** It is unknown whether the request arrived: the response was lost, or the process died. */
  | "answer_lost"
  /** The platform's list does not contain the request either, so a person decides. */
  | "not_found"
  /** No attempt can succeed, or it is too late for one. */
  | "given_up"
  /** The campaign was cancelled after an attempt that may have arrived. */
  | "cancelled"
  /** A member of staff retries the request. */
  | "retry";

export interface InvalidTransition {
  refused: "not_queued" | "not_sending" | "not_uncertain" | "delivered_or_under_way";
}

/** Platforms report in any order; `read` before `sent` counts as read. */
const forward = (from: OutboundRequestState, to: OutboundRequestState): OutboundRequestState =>
  outboundRequestStates.indexOf(to) > outboundRequestStates.indexOf(from) ? to : from;

/** Returns the change that an event makes to a request. An event that changes nothing keeps the state. */
export function next(
  state: OutboundRequestState,
  event: OutboundRequestEvent,
): OutboundRequestState | InvalidTransition {
  switch (event) {
    case "claim":
      return state === "queued" ? "sending" : { refused: "not_queued" };
    case "sent":
      return state === "failed" ? state : forward(state, event);
    case "delivered":
    case "read":
      return state === "failed" ? event : forward(state, event);
    case "undelivered":
      // A failure only counts as long as nothing has arrived.
      return state === "delivered" || state === "read" ? state : "failed";
    // A status that the platform reported before its response is kept.
    case "rejected":
      return state === "sending" ? "failed" : { refused: "not_sending" };
    case "postponed":
      return state === "sending" ? "queued" : { refused: "not_sending" };
    case "answer_lost":
      return state === "sending" ? "uncertain" : { refused: "not_sending" };
    case "not_found":
      return state === "uncertain" ? state : { refused: "not_uncertain" };
    case "given_up":
      return state === "queued" ? "failed" : { refused: "not_queued" };
    case "cancelled":
      return state === "queued" ? "uncertain" : { refused: "not_queued" };
    case "retry":
      return state === "failed" || state === "uncertain" ? "queued" : { refused: "delivered_or_under_way" };
  }
}

/** The event for each status that a platform reports. */
export const eventOfStatus = {
  sent: "sent",
  delivered: "delivered",
  read: "read",
  failed: "undelivered",
} as const;
