/**
 * Where a ticket stands. The API's three words follow from it: `pending` is with the agent or waiting for the customer,
 * `deferred` waits for staff.
 */
export type TicketState = "with_agent" | "waiting_for_staff" | "waiting_for_customer" | "closed";
export const ticketStates: readonly TicketState[] = [
  "with_agent",
  "waiting_for_staff",
  "waiting_for_customer",
  "closed",
];

interface Closing {
  reason: string;
  note: string | null;
  /** Null when no member did. */
  memberId: string | null;
}

export type TicketEvent =
  /** `staffWroteSince`: somebody of the business has written since the ticket was closed. */
  | { kind: "customer_writes"; staffWroteSince: boolean }
  /** An absence note and the like. */
  | { kind: "machine_writes" }
  /** The customer answers how satisfied they were, which asks for nothing. */
  | { kind: "customer_rates" }
  | { kind: "agent_replies" }
  | { kind: "agent_escalates"; reason: string }
  /** Nobody answers by itself, or what the customer was to be told did not reach them. */
  | { kind: "escalates"; reason: string }
  | { kind: "staff_reply" }
  /** In the platform's own app, where nobody looks at the ticket. */
  | { kind: "staff_write_elsewhere" }
  | { kind: "staff_close"; closing: Closing }
  /** The member who closed it takes that back: it stands again where it stood before. */
  | { kind: "close_undone"; to: TicketState }
  /** Nothing is left to do for it, and no person has it. */
  | { kind: "closes_by_itself"; reason: string };

/** `deferReason`, `closing` and `waitsAsBefore` are there where the event brings them. */
export interface TicketChange {
  state: TicketState;
  /** It waits since when it waited before, as if it had not been closed. */
  waitsAsBefore?: true;
  deferReason?: string;
  closing?: Closing;
}

export interface Refusal {
  refused: "ticket_closed" | "not_closed" | "not_with_agent" | "already_waiting";
}

/** What an event makes of a ticket; an event that changes nothing leaves it in its state. */
export function next(state: TicketState, event: TicketEvent): TicketChange | Refusal {
  switch (event.kind) {
    case "machine_writes":
    case "customer_rates":
    case "agent_replies":
      return { state };
    case "customer_writes":
      // What they write to a person waits for a person, also when the matter was closed in between.
      if (state === "closed") return { state: event.staffWroteSince ? "waiting_for_staff" : "with_agent" };
      return { state: state === "waiting_for_customer" ? "waiting_for_staff" : state };
    case "agent_escalates":
      return { state: "waiting_for_staff", deferReason: event.reason };
    case "escalates":
      // One that a person has to see to already keeps its reason and its place.
      return state === "waiting_for_staff"
        ? { refused: "already_waiting" }
        : { state: "waiting_for_staff", deferReason: event.reason };
    case "staff_reply":
      return state === "closed" ? { refused: "ticket_closed" } : { state: "waiting_for_customer" };
    case "staff_write_elsewhere":
      if (state === "closed") return { refused: "ticket_closed" };
      return { state: state === "with_agent" ? "waiting_for_customer" : state };
    case "staff_close":
      return state === "closed" ? { refused: "ticket_closed" } : { state: "closed", closing: event.closing };
    case "close_undone":
      return state === "closed" ? { state: event.to, waitsAsBefore: true } : { refused: "not_closed" };
    case "closes_by_itself":
      return state === "with_agent"
        ? { state: "closed", closing: { reason: event.reason, note: null, memberId: null } }
        : { refused: "not_with_agent" };
  }
}

/** How a state is stored: the word of the API, and whether a person has the ticket. */
export const storedState: Record<TicketState, { status: string; handledByHuman: boolean }> = {
  with_agent: { status: "pending", handledByHuman: false },
  waiting_for_staff: { status: "deferred", handledByHuman: true },
  waiting_for_customer: { status: "pending", handledByHuman: true },
  closed: { status: "closed", handledByHuman: false },
};

export function ticketState(row: { status: string; handled_by_human: boolean }): TicketState {
  if (row.status === "closed") return "closed";
  if (row.status === "deferred") return "waiting_for_staff";
  return row.handled_by_human ? "waiting_for_customer" : "with_agent";
}
