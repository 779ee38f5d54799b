import { expect, test } from "vitest";
import { messageStatus, nextOutboxState, type OutboxState, windowProblem } from "./outbound-request-rules.ts";

const statuses = ["sent", "delivered", "read", "failed"] as const;

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

test("A04: in whatever order statuses arrive, what was read stays read and nothing goes backwards", () => {
  const orders = permutations(statuses);
  expect(orders).toHaveLength(24);
  const rank: OutboxState[] = ["queued", "sending", "uncertain", "sent", "failed", "delivered", "read"];
  for (const order of orders) {
    let state: OutboxState = "sending";
    for (const told of order) {
      const next = nextOutboxState(state, told);
      if (state === "delivered" || state === "read")
        expect(rank.indexOf(next)).toBeGreaterThanOrEqual(rank.indexOf(state));
      state = next;
    }
    expect(state, order.join(" ")).toBe("read");
  }
});

test("a failure counts as long as nothing arrived, and stays when a late 'sent' comes", () => {
  expect(nextOutboxState("sent", "failed")).toBe("failed");
  expect(nextOutboxState("failed", "sent")).toBe("failed");
  expect(nextOutboxState("delivered", "failed")).toBe("delivered");
});

test("a message stands where its worst part does", () => {
  expect(messageStatus(["read", "delivered", "sent"])).toBe("sent");
  expect(messageStatus(["read", "read"])).toBe("read");
  expect(messageStatus(["sent", "queued"])).toBe("queued");
  expect(messageStatus(["uncertain", "queued"])).toBe("uncertain");
  expect(messageStatus(["failed", "read"])).toBe("failed");
  expect(messageStatus([])).toBe("queued");
});

test("the window is counted from the customer's last message, longer for staff where the platform says so", () => {
  const can = { maxLength: 1000, idempotent: false, windowHours: { agent: 24, staff: 168 } };
  const now = new Date("2026-11-20T12:00:00Z");
  const before = (hours: number) => new Date(now.getTime() - hours * 3600_000);
  expect(windowProblem(can, "agent", before(23.9), now)).toBeNull();
  expect(windowProblem(can, "agent", before(24), now)).toBe("window_closed");
  expect(windowProblem(can, "staff", before(100), now)).toBeNull();
  expect(windowProblem(can, "staff", null, now)).toBe("window_closed");
  expect(windowProblem({ ...can, windowHours: null }, "agent", null, now)).toBeNull();
});
