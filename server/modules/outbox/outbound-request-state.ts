/** Where a request to a platform stands. Only forward, but for staff who try again what failed or is unknown. */
export type RequestState = "queued" | "sending" | "uncertain" | "sent" | "delivered" | "read" | "failed";
export const requestStates: readonly RequestState[] = [
  "queued",
  "sending",
  "uncertain",
  "sent",
  "delivered",
  "read",
  "failed",
];

export type RequestEvent =
  /** A worker takes it for sending. */
  | "claim"
  /** The platform has it: it said so, or its list shows it. */
  | "sent"
  | "delivered"
  | "read"
  /** The platform told afterwards that it did not arrive. */
  | "undelivered"
  /** The platform refused it. */
  | "rejected"
  /** It surely did not arrive, and is tried again. */
  | "postponed"
  /** Nobody knows whether it arrived: its answer was lost, or its process died. */
  | "answer_lost"
  /** The platform's list does not show it either: a person decides. */
  | "not_found"
  /** No try could succeed, or it is too late for one. */
  | "given_up"
  /** Its campaign was cancelled after a try that may have arrived. */
  | "cancelled"
  | "retry";

export interface Refusal {
  refused: "not_queued" | "not_sending" | "not_uncertain" | "delivered_or_under_way";
}

const order: RequestState[] = ["queued", "sending", "uncertain", "sent", "delivered", "read"];

/** The platform tells in any order: `read` before `sent` is read. */
const forward = (from: RequestState, to: RequestState): RequestState =>
  order.indexOf(to) > order.indexOf(from) ? to : from;

/** Where a request stands after an event; an event that changes nothing leaves it in its state. */
export function next(state: RequestState, event: RequestEvent): RequestState | Refusal {
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
    // What the platform told before its answer came stands.
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
