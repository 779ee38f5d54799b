import { expect, test } from "vitest";
import {
  attemptAt,
  type ChargeFacts,
  nextStep,
  type RenewalFacts,
  type RenewalStep,
} from "./renewal-rules.ts";

const endsAt = new Date("2026-12-10T12:00:00Z");
const term = { endsAt, plan: "basic", period: "month", price: 259 } as const;
const atDay = (days: number) => new Date(endsAt.getTime() + days * 86_400_000);
const failedCharge = (attempt: number, problem: ChargeFacts["problem"] = "declined"): ChargeFacts => ({
  id: `charge ${attempt}`,
  attempt,
  state: "failed",
  problem,
});
const facts = (more: Partial<RenewalFacts> = {}): RenewalFacts => ({
  term,
  hasActiveCard: true,
  hasOpenRequest: false,
  charges: [],
  ...more,
});

test("a term is charged a day before its end and again after 1, 3, 5 and 7 days, then no more", () => {
  expect([1, 2, 3, 4, 5, 6].map((attempt) => attemptAt(endsAt, attempt))).toEqual([
    atDay(-1),
    atDay(0),
    atDay(2),
    atDay(4),
    atDay(6),
    null,
  ]);
  const cases: [string, RenewalFacts, number, RenewalStep][] = [
    ["long before", facts(), -5, { does: "wait", until: atDay(-1) }],
    ["a day before", facts(), -1, { does: "charge", attempt: 1 }],
    ["no card", facts({ hasActiveCard: false }), -1, { does: "nothing" }],
    ["no term", facts({ term: null }), -1, { does: "nothing" }],
    ["a price by agreement", facts({ term: { ...term, price: null } }), -1, { does: "nothing" }],
    ["a request is open", facts({ hasOpenRequest: true }), -1, { does: "nothing" }],
    ["declined once", facts({ charges: [failedCharge(1)] }), -0.5, { does: "wait", until: atDay(0) }],
    ["declined once, a day later", facts({ charges: [failedCharge(1)] }), 0, { does: "charge", attempt: 2 }],
    [
      "not confirmed",
      facts({ charges: [failedCharge(1, "not_confirmed")] }),
      0,
      { does: "charge", attempt: 2 },
    ],
    ["the card is refused", facts({ charges: [failedCharge(1, "card_unusable")] }), 3, { does: "nothing" }],
    ["the price has changed", facts({ charges: [failedCharge(1, "price_changed")] }), 3, { does: "nothing" }],
    [
      "all attempts",
      facts({ charges: [1, 2, 3, 4, 5].map((n) => failedCharge(n)) }),
      6.5,
      { does: "nothing" },
    ],
    ["a card saved in the grace", facts(), 3, { does: "charge", attempt: 1 }],
    ["a card saved much later", facts(), 8, { does: "nothing" }],
    [
      "nobody knows",
      facts({ hasActiveCard: false, charges: [{ id: "x", attempt: 1, state: "asked", problem: null }] }),
      0,
      { does: "read", chargeId: "x" },
    ],
    [
      "paid",
      facts({ charges: [{ id: "x", attempt: 1, state: "paid", problem: null }] }),
      0,
      { does: "nothing" },
    ],
  ];
  for (const [name, subscription, days, step] of cases)
    expect(nextStep(subscription, atDay(days)), name).toEqual(step);
});
