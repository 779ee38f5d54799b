import { expect, test } from "vitest";
import { transition } from "./delivery-result-rules.ts";

test("A06: an unknown outcome is never sent again by itself, but where a second copy is none", () => {
  const cut = { kind: "uncertain", why: "cut" } as const;
  const sending = { state: "sending", attempts: 1 } as const;
  expect(transition(cut, { ...sending, idempotent: false })).toMatchObject({
    event: "answer_lost",
    retryAfterMs: null,
  });
  expect(transition(cut, { ...sending, idempotent: true })).toMatchObject({
    event: "postponed",
    retryAfterMs: 2000,
  });
  // The platform's status arrived first, so the lost response changes nothing.
  expect(transition(cut, { ...sending, state: "delivered", idempotent: false })).toMatchObject({
    event: null,
  });
});

test("A08: patience that the platform asks for is no failed try; other failures end after twelve", () => {
  const state = { state: "sending", attempts: 12, idempotent: false } as const;
  expect(transition({ kind: "later", why: "", pace: "contact", afterMs: 6000 }, state)).toMatchObject({
    event: "postponed",
    retryAfterMs: 6000,
    shouldStop: true,
  });
  expect(transition({ kind: "later", why: "down" }, state)).toMatchObject({
    event: "rejected",
    failure: "expired",
  });
});
