import { expect, test } from "vitest";
import { messageStatus, windowProblem } from "./outbound-request-rules.ts";

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
  const hoursBefore = (hours: number) => new Date(now.getTime() - hours * 3600_000);
  expect(windowProblem(can, "agent", hoursBefore(23.9), now)).toBeNull();
  expect(windowProblem(can, "agent", hoursBefore(24), now)).toBe("window_closed");
  expect(windowProblem(can, "staff", hoursBefore(100), now)).toBeNull();
  expect(windowProblem(can, "staff", null, now)).toBe("window_closed");
  expect(windowProblem({ ...can, windowHours: null }, "agent", null, now)).toBeNull();
});
