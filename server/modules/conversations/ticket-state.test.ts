import { expect, test } from "vitest";
import { next, storedState, type TicketEvent, ticketState, ticketStates } from "./ticket-state.ts";

const closing = { reason: "answered", note: "…", memberId: "m" };
const bySelf = { reason: "out_of_scope", note: null, memberId: null };
const toStaff = { state: "waiting_for_staff", deferReason: "r" };
const closed = { refused: "ticket_closed" };
const notClosed = { refused: "not_closed" };
const notWithAgent = { refused: "not_with_agent" };

/** Columns: with the agent, waiting for staff, waiting for the customer, closed; a word alone is a state and nothing else. */
const table: [TicketEvent, [unknown, unknown, unknown, unknown]][] = [
  [
    { kind: "customer_writes", staffWroteSince: false },
    ["with_agent", "waiting_for_staff", "waiting_for_staff", "with_agent"],
  ],
  [
    { kind: "customer_writes", staffWroteSince: true },
    ["with_agent", "waiting_for_staff", "waiting_for_staff", "waiting_for_staff"],
  ],
  [{ kind: "machine_writes" }, ["with_agent", "waiting_for_staff", "waiting_for_customer", "closed"]],
  [{ kind: "customer_rates" }, ["with_agent", "waiting_for_staff", "waiting_for_customer", "closed"]],
  [{ kind: "agent_replies" }, ["with_agent", "waiting_for_staff", "waiting_for_customer", "closed"]],
  [{ kind: "agent_escalates", reason: "r" }, [toStaff, toStaff, toStaff, toStaff]],
  [{ kind: "escalates", reason: "r" }, [toStaff, { refused: "already_waiting" }, toStaff, toStaff]],
  [{ kind: "staff_reply" }, ["waiting_for_customer", "waiting_for_customer", "waiting_for_customer", closed]],
  [
    { kind: "staff_write_elsewhere" },
    ["waiting_for_customer", "waiting_for_staff", "waiting_for_customer", closed],
  ],
  [
    { kind: "staff_close", closing },
    [{ state: "closed", closing }, { state: "closed", closing }, { state: "closed", closing }, closed],
  ],
  [
    { kind: "close_undone", to: "waiting_for_staff" },
    [notClosed, notClosed, notClosed, { state: "waiting_for_staff", waitsAsBefore: true }],
  ],
  [
    { kind: "closes_by_itself", reason: "out_of_scope" },
    [{ state: "closed", closing: bySelf }, notWithAgent, notWithAgent, notWithAgent],
  ],
];

const cases = table.flatMap(([event, expected]) =>
  ticketStates.map((state, at) => ({ event, kind: event.kind, state, expected: expected[at] })),
);

test.each(cases)("$state, $kind", ({ state, event, expected }) => {
  expect(next(state, event)).toEqual(typeof expected === "string" ? { state: expected } : expected);
});

test("a state is found again in what is stored of it", () => {
  for (const state of ticketStates) {
    const { status, handledByHuman } = storedState[state];
    expect(ticketState({ status, handled_by_human: handledByHuman })).toBe(state);
  }
});
