import fc from "fast-check";
import { expect, test } from "vitest";
import { isWindowOpen, windowEnd } from "./reply-window.ts";

const hourMs = 3_600_000;
const channel = { windowHours: { agent: 24, staff: 7 * 24 } };

test("A18 of 10,000 instants a customer's window is open before its end and closed from then on, also across changes of the clock", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2024-01-01"), max: new Date("2033-01-01"), noInvalidDate: true }),
      fc.constantFrom("agent", "staff", "campaign"),
      fc.integer({ min: -24 * hourMs, max: 24 * hourMs }),
      (lastIn, speaker, ms) => {
        const end = windowEnd(channel, speaker, lastIn)!;
        expect((end.getTime() - lastIn.getTime()) / hourMs).toBe(speaker === "staff" ? 168 : 24);
        for (const near of [-1, 0, ms])
          expect(isWindowOpen(channel, speaker, lastIn, new Date(end.getTime() + near))).toBe(near < 0);
      },
    ),
    { numRuns: 10_000 },
  );
});

test("where the customer never wrote it is closed, and where the channel has none it is always open", () => {
  expect(isWindowOpen(channel, "agent", null, new Date())).toBe(false);
  expect(windowEnd(channel, "agent", null)).toBeNull();
  expect(isWindowOpen({ windowHours: null }, "campaign", null, new Date())).toBe(true);
});
