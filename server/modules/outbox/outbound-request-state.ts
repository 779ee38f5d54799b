/** Where a request to a platform stands. It only goes forward, unless staff try again what failed or is unknown. */
export type OutboundRequestState =
  | "queued"
  | "sending"
  | "uncertain"
  | "sent"
  | "delivered"
  | "read"
  | "failed";
/** In the order in which a request goes through them; `failed` stands beside it. */
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
  /** A worker takes the request for sending. */
  | "claim"
  /** The platform has the request: it said so, or its list shows it. */
  | "sent"
  | "delivered"
  | "read"
  /** The platform reports afterwards that the message did not arrive. */
  | "undelivered"
  /** The platform refused the request, or no attempt is left. */
  | "rejected"
  /** The request surely did not arrive, and is attempted again. */
  | "postponed"
  /** Nobody knows whether the request arrived: its answer was lost, or its process died. */
  | "answer_lost"
  /** The platform's list does not show the request either: a person decides. */
  | "not_found"
  /** No attempt could succeed, or it is too late for one. */
  | "given_up"
  /** The campaign was cancelled after an attempt that may have arrived. */
  | "cancelled"
  /** A member of staff tries again. */
  | "retry";

export interface InvalidTransition {
  refused: "not_queued" | "not_sending" | "not_uncertain" | "delivered_or_under_way";
}

/** Platforms report in any order: `read` before `sent` is read. */
const forward = (from: OutboundRequestState, to: OutboundRequestState): OutboundRequestState =>
  outboundRequestStates.indexOf(to) > outboundRequestStates.indexOf(from) ? to : from;

/** What an event makes of a request; an event that changes nothing leaves it in its state. */
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
      // A failure counts only as long as nothing arrived.
      return state === "delivered" || state === "read" ? state : "failed";
    // What the platform reported before its answer came stands.
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

/** The event of a status that a platform reports. */
export const eventOfStatus = {
  sent: "sent",
  delivered: "delivered",
  read: "read",
  failed: "undelivered",
} as const;
