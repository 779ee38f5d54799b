/**
 * Where a ticket stands. The API's three words follow from it: `pending` is with the agent or waiting for the customer,
 * `deferred` waits for staff; `merged` is closed and continues in another ticket.
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
  /** Null when no member did. */
  memberId: string | null;
}

/** Into which ticket one is merged, and what undoing it needs. */
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
  /** It goes on in another ticket. */
  | { kind: "merges"; merging: Merging }
  /** Another ticket in the state `from` goes on in this one. `waiting`: of the two, where the other waits for staff. */
  | { kind: "takes_in"; from: TicketState; waiting: Waiting }
  /** The ticket that was merged stands again where it stood before. */
  | { kind: "merge_undone"; to: TicketState }
  /** The ticket that took it in does, where nothing has happened to it since. */
  | { kind: "gives_back"; to: TicketState; waiting: Waiting }
  /** Nothing is left to do for it, and no person has it. */
  | { kind: "closes_by_itself"; reason: string };

/** `deferReason`, `waiting`, `closing`, `merging` and `waitsAsBefore` are there where the event brings them. */
export interface TicketChange {
  state: TicketState;
  /** It waits since when it waited before, as if it had not been closed. */
  waitsAsBefore?: true;
  deferReason?: string;
  /** In place of what the ticket has. */
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

/** Where two tickets are one from now on, the state that asks more of somebody is the state of both. */
const byUrgency: readonly TicketState[] = [
  "closed",
  "with_agent",
  "waiting_for_customer",
  "waiting_for_staff",
];

/** What an event makes of a ticket; an event that changes nothing leaves it in its state. */
export function next(state: TicketState, event: TicketEvent): TicketChange | Refusal {
  switch (event.kind) {
    case "machine_writes":
    case "customer_rates":
    case "agent_replies":
      return { state };
    case "customer_writes":
      // What they write to a person waits for a person, also when the matter was closed in between.
      // A merged ticket opens again like a closed one: its customer can be answered only where they write.
      if (state === "closed" || state === "merged")
        return { state: event.staffWroteSince ? "waiting_for_staff" : "with_agent" };
      return { state: state === "waiting_for_customer" ? "waiting_for_staff" : state };
    case "agent_escalates":
      return { state: "waiting_for_staff", deferReason: event.reason };
    case "escalates":
      // One that a person has to see to already keeps its reason and its place.
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
    case "merges":
      if (state === "merged") return { refused: "ticket_merged" };
      return {
        state: "merged",
        merging: event.merging,
        // One that was closed before keeps why, when and by whom.
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

/** How a state is stored: the word of the API, whether a person has the ticket, and whether it names another ticket. */
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
