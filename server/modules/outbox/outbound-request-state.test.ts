import { expect, test } from "vitest";
import {
  eventOfStatus,
  next,
  type OutboundRequestEvent,
  type OutboundRequestState,
  outboundRequestStates,
} from "./outbound-request-state.ts";

const notQueued = { refused: "not_queued" };
const notSending = { refused: "not_sending" };
const notUncertain = { refused: "not_uncertain" };
const noRetry = { refused: "delivered_or_under_way" };

/** The columns are: queued, sending, uncertain, sent, delivered, read, failed. */
const table: Record<OutboundRequestEvent, unknown[]> = {
  claim: ["sending", notQueued, notQueued, notQueued, notQueued, notQueued, notQueued],
  sent: ["sent", "sent", "sent", "sent", "delivered", "read", "failed"],
  delivered: ["delivered", "delivered", "delivered", "delivered", "delivered", "read", "delivered"],
  read: ["read", "read", "read", "read", "read", "read", "read"],
  undelivered: ["failed", "failed", "failed", "failed", "delivered", "read", "failed"],
  rejected: [notSending, "failed", notSending, notSending, notSending, notSending, notSending],
  postponed: [notSending, "queued", notSending, notSending, notSending, notSending, notSending],
  answer_lost: [notSending, "uncertain", notSending, notSending, notSending, notSending, notSending],
  not_found: [
    notUncertain,
    notUncertain,
    "uncertain",
    notUncertain,
    notUncertain,
    notUncertain,
    notUncertain,
  ],
  given_up: ["failed", notQueued, notQueued, notQueued, notQueued, notQueued, notQueued],
  cancelled: ["uncertain", notQueued, notQueued, notQueued, notQueued, notQueued, notQueued],
  retry: [noRetry, noRetry, "queued", noRetry, noRetry, noRetry, "queued"],
};
const events = Object.keys(table) as OutboundRequestEvent[];

test.each(
  events.flatMap((event) =>
    outboundRequestStates.map((state, index) => ({
      event,
      state,
      expected: table[event][index] as OutboundRequestState,
    })),
  ),
)("a request that is $state, on $event", ({ event, state, expected }) => {
  expect(next(state, event)).toEqual(expected);
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

test("A04: in whatever order statuses arrive, what was read stays read and nothing goes backwards", () => {
  const orders = permutations(Object.values(eventOfStatus));
  expect(orders).toHaveLength(24);
  const rank: OutboundRequestState[] = [
    "queued",
    "sending",
    "uncertain",
    "sent",
    "failed",
    "delivered",
    "read",
  ];
  for (const order of orders) {
    let state: OutboundRequestState = "sending";
    for (const event of order) {
      const nextState = next(state, event) as OutboundRequestState;
      if (state === "delivered" || state === "read")
        expect(rank.indexOf(nextState)).toBeGreaterThanOrEqual(rank.indexOf(state));
      state = nextState;
    }
    expect(state, order.join(" ")).toBe("read");
  }
});

test("a failure counts as long as nothing arrived, and stays when a late 'sent' comes", () => {
  expect(next("sent", "undelivered")).toBe("failed");
  expect(next("failed", "sent")).toBe("failed");
  expect(next("delivered", "undelivered")).toBe("delivered");
});
