import { expect, test } from "vitest";
import { next, storedState, type TicketEvent, ticketState, ticketStates } from "./ticket-state.ts";

const closing = { reason: "answered", note: "…", memberId: "m" };
const bySelf = { reason: "out_of_scope", note: null, memberId: null };
const toStaff = { state: "waiting_for_staff", deferReason: "r" };
const closed = { refused: "ticket_closed" };
const notClosed = { refused: "not_closed" };
const merged = { refused: "ticket_merged" };
const notMerged = { refused: "ticket_not_merged" };
const merging = { intoId: "a", intoNumber: 7, memberId: "m", before: {} };
const stillMerged = { state: "merged", merging, closing: { reason: "merged", note: null, memberId: "m" } };
const waiting = { since: new Date(0), reason: "w" };
const waits = { state: "waiting_for_staff", waiting };
const unchanged: [unknown, unknown, unknown, unknown, unknown] = [
  "with_agent",
  "waiting_for_staff",
  "waiting_for_customer",
  "closed",
  "merged",
];
const notWithAgent = { refused: "not_with_agent" };

/**
 * The columns are: with the agent, waiting for staff, waiting for the customer, closed, merged. A string alone
 * means that only the state changes.
 */
const table: [TicketEvent, [unknown, unknown, unknown, unknown, unknown]][] = [
  [
    { kind: "customer_writes", staffWroteSince: false },
    ["with_agent", "waiting_for_staff", "waiting_for_staff", "with_agent", "with_agent"],
  ],
  [
    { kind: "customer_writes", staffWroteSince: true },
    ["with_agent", "waiting_for_staff", "waiting_for_staff", "waiting_for_staff", "waiting_for_staff"],
  ],
  [{ kind: "machine_writes" }, unchanged],
  [{ kind: "customer_rates" }, unchanged],
  [{ kind: "agent_replies" }, unchanged],
  [{ kind: "agent_escalates", reason: "r" }, [toStaff, toStaff, toStaff, toStaff, toStaff]],
  [{ kind: "escalates", reason: "r" }, [toStaff, { refused: "already_waiting" }, toStaff, toStaff, toStaff]],
  [
    { kind: "staff_reply" },
    ["waiting_for_customer", "waiting_for_customer", "waiting_for_customer", closed, merged],
  ],
  [
    { kind: "staff_write_elsewhere" },
    ["waiting_for_customer", "waiting_for_staff", "waiting_for_customer", closed, closed],
  ],
  [
    { kind: "staff_close", closing },
    [
      { state: "closed", closing },
      { state: "closed", closing },
      { state: "closed", closing },
      closed,
      merged,
    ],
  ],
  [
    { kind: "close_undone", to: "waiting_for_staff" },
    [notClosed, notClosed, notClosed, { state: "waiting_for_staff", waitsAsBefore: true }, notClosed],
  ],
  [
    { kind: "staff_reopen" },
    [notClosed, notClosed, notClosed, { state: "waiting_for_staff", deferReason: "reopened" }, merged],
  ],
  [
    { kind: "closes_by_itself", reason: "out_of_scope" },
    [{ state: "closed", closing: bySelf }, notWithAgent, notWithAgent, notWithAgent, notWithAgent],
  ],
  [
    { kind: "merges", merging },
    [stillMerged, stillMerged, stillMerged, { state: "merged", merging }, merged],
  ],
  [{ kind: "takes_in", from: "waiting_for_staff", waiting }, [waits, waits, waits, closed, merged]],
  [
    { kind: "takes_in", from: "waiting_for_customer", waiting },
    ["waiting_for_customer", "waiting_for_staff", "waiting_for_customer", closed, merged],
  ],
  [
    { kind: "takes_in", from: "with_agent", waiting },
    ["with_agent", "waiting_for_staff", "waiting_for_customer", closed, merged],
  ],
  [
    { kind: "takes_in", from: "closed", waiting },
    ["with_agent", "waiting_for_staff", "waiting_for_customer", "closed", merged],
  ],
  [
    { kind: "merge_undone", to: "waiting_for_staff" },
    [notMerged, notMerged, notMerged, notMerged, { state: "waiting_for_staff", waitsAsBefore: true }],
  ],
  [
    { kind: "gives_back", to: "with_agent", waiting },
    [
      { state: "with_agent", waiting },
      { state: "with_agent", waiting },
      { state: "with_agent", waiting },
      closed,
      merged,
    ],
  ],
];

const cases = table.flatMap(([event, expected]) =>
  ticketStates.map((state, index) => ({ event, kind: event.kind, state, expected: expected[index] })),
);

test.each(cases)("$state, $kind", ({ state, event, expected }) => {
  expect(next(state, event)).toEqual(typeof expected === "string" ? { state: expected } : expected);
});

test("a state is found again in what is stored of it", () => {
  for (const state of ticketStates) {
    const { status, handledByHuman, isMerged } = storedState[state];
    const merged_into_id = isMerged ? "another" : null;
    expect(ticketState({ status, handled_by_human: handledByHuman, merged_into_id })).toBe(state);
  }
});
