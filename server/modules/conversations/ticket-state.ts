/**
 * State of a ticket. The three statuses of the API follow from it: `pending` is with the agent or waiting for the
 * customer, and `deferred` waits for staff. A `merged` ticket is closed and continues in another ticket.
 */
export type TicketState = "with_agent" | "waiting_for_staff" | "waiting_for_customer" | "closed" | "merged";
export const ticketStates: readonly TicketState[] = [
  "with_agent",
  "waiting_for_staff",
  "waiting_for_customer",
  "closed",
  "merged",
];

interface Closing {
  reason: string;
  note: string | null;
  /** Null when no member closed it. */
  memberId: string | null;
}

/** The target ticket of a merge, and the data that undoing the merge needs. */
interface Merging {
  intoId: string;
  intoNumber: number;
  memberId: string;
  before: object;
}

/** Since when and why a ticket waits for staff. */
interface Waiting {
  since: Date | null;
  reason: string | null;
}

export type TicketEvent =
  /** `staffWroteSince`: a member of the business has written since the ticket was closed. */
  | { kind: "customer_writes"; staffWroteSince: boolean }
  /** An automatic message such as an absence note. */
  | { kind: "machine_writes" }
  /** The customer rates the help, which needs no reply. */
  | { kind: "customer_rates" }
  | { kind: "agent_replies" }
  | { kind: "agent_escalates"; reason: string }
  /** The agent cannot answer, or a reply did not reach the customer. */
  | { kind: "escalates"; reason: string }
  | { kind: "staff_reply" }
  /** Staff write in the platform's own app, without seeing the ticket. */
  | { kind: "staff_write_elsewhere" }
  | { kind: "staff_close"; closing: Closing }
  /** The member who closed the ticket undoes it: the ticket returns to its former state. */
  | { kind: "close_undone"; to: TicketState }
  /** A member of the business opens a closed ticket again, because something is left to do. */
  | { kind: "staff_reopen" }
  /** The ticket continues in another one. */
  | { kind: "merges"; merging: Merging }
  /**
   * Another ticket in the state `from` continues in this one. `waiting` is the combined waiting time when the other
   * ticket waits for staff.
   */
  | { kind: "takes_in"; from: TicketState; waiting: Waiting }
  /** The merged ticket returns to its former state. */
  | { kind: "merge_undone"; to: TicketState }
  /** The target ticket of the merge returns to its former state, if nothing has happened to it since. */
  | { kind: "gives_back"; to: TicketState; waiting: Waiting }
  /** Nothing is left to do for the ticket, and no person has it. */
  | { kind: "closes_by_itself"; reason: string };

/**
 * New values of a ticket. Only some events set `deferReason`, `waiting`, `closing`, `merging` and `waitsAsBefore`.
 */
export interface TicketChange {
  state: TicketState;
  /** Whether the ticket keeps its former waiting time, as if it had not been closed. */
  waitsAsBefore?: true;
  deferReason?: string;
  /** Replaces the ticket's own value. */
  waiting?: Waiting;
  closing?: Closing;
  merging?: Merging;
}

export interface Refusal {
  refused:
    | "ticket_closed"
    | "ticket_merged"
    | "ticket_not_merged"
    | "not_closed"
    | "not_with_agent"
    | "already_waiting";
}

/** States by urgency: two merged tickets take the more urgent state of both. */
const byUrgency: readonly TicketState[] = [
  "closed",
  "with_agent",
  "waiting_for_customer",
  "waiting_for_staff",
];

/** Returns the change that an event makes to a ticket. An event that changes nothing keeps the state. */
export function next(state: TicketState, event: TicketEvent): TicketChange | Refusal {
  switch (event.kind) {
    case "machine_writes":
    case "customer_rates":
    case "agent_replies":
      return { state };
    case "customer_writes":
      // A message to a person waits for a person, even if the ticket was closed in between. A merged ticket is
      // reopened like a closed one, because its customer can only be answered in the conversation where they write.
      if (state === "closed" || state === "merged")
        return { state: event.staffWroteSince ? "waiting_for_staff" : "with_agent" };
      return { state: state === "waiting_for_customer" ? "waiting_for_staff" : state };
    case "agent_escalates":
      return { state: "waiting_for_staff", deferReason: event.reason };
    case "escalates":
      // A ticket that already waits for staff keeps its reason and its place.
      return state === "waiting_for_staff"
        ? { refused: "already_waiting" }
        : { state: "waiting_for_staff", deferReason: event.reason };
    case "staff_reply":
      return refusalOf(state) ?? { state: "waiting_for_customer" };
    case "staff_write_elsewhere":
      if (state === "closed" || state === "merged") return { refused: "ticket_closed" };
      return { state: state === "with_agent" ? "waiting_for_customer" : state };
    case "staff_close":
      return refusalOf(state) ?? { state: "closed", closing: event.closing };
    case "close_undone":
      return state === "closed" ? { state: event.to, waitsAsBefore: true } : { refused: "not_closed" };
    case "staff_reopen":
      if (state === "merged") return { refused: "ticket_merged" };
      return state === "closed"
        ? { state: "waiting_for_staff", deferReason: "reopened" }
        : { refused: "not_closed" };
    case "merges":
      if (state === "merged") return { refused: "ticket_merged" };
      return {
        state: "merged",
        merging: event.merging,
        // A ticket that was closed before keeps the reason, time and author of its closing.
        ...(state !== "closed" && {
          closing: { reason: "merged", note: null, memberId: event.merging.memberId },
        }),
      };
    case "takes_in":
      if (state === "merged") return { refused: "ticket_merged" };
      if (event.from === "waiting_for_staff")
        return refusalOf(state) ?? { state: "waiting_for_staff", waiting: event.waiting };
      if (byUrgency.indexOf(event.from) <= byUrgency.indexOf(state)) return { state };
      return refusalOf(state) ?? { state: event.from };
    case "merge_undone":
      return state === "merged" ? { state: event.to, waitsAsBefore: true } : { refused: "ticket_not_merged" };
    case "gives_back":
      return refusalOf(state) ?? { state: event.to, waiting: event.waiting };
    case "closes_by_itself":
      return state === "with_agent"
        ? { state: "closed", closing: { reason: event.reason, note: null, memberId: null } }
        : { refused: "not_with_agent" };
  }
}

const refusalOf = (state: TicketState): Refusal | null =>
  state === "closed"
    ? { refused: "ticket_closed" }
    : state === "merged"
      ? { refused: "ticket_merged" }
      : null;

/**
 * Stored form of a state: the status of the API, whether a person has the ticket, and whether it names another ticket.
 */
export const storedState: Record<
  TicketState,
  { status: string; handledByHuman: boolean; isMerged: boolean }
> = {
  with_agent: { status: "pending", handledByHuman: false, isMerged: false },
  waiting_for_staff: { status: "deferred", handledByHuman: true, isMerged: false },
  waiting_for_customer: { status: "pending", handledByHuman: true, isMerged: false },
  closed: { status: "closed", handledByHuman: false, isMerged: false },
  merged: { status: "closed", handledByHuman: false, isMerged: true },
};

export function ticketState(row: {
  status: string;
  handled_by_human: boolean;
  merged_into_id?: string | null;
}): TicketState {
  if (row.status === "closed") return row.merged_into_id ? "merged" : "closed";
  if (row.status === "deferred") return "waiting_for_staff";
  return row.handled_by_human ? "waiting_for_customer" : "with_agent";
}
