import { expect, test } from "vitest";
import {
  addMonths,
  daysLeft,
  noSubscription,
  type StoredSubscription,
  shareUsed,
  termOf,
  usageNotice,
} from "./subscription-rules.ts";

const atDay = (day: string) => new Date(`${day}T09:00:00Z`);

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2028-02-29", 12, "2029-02-28"],
])("a term from %s for %i months ends on %s", (from, months, to) => {
  expect(addMonths(atDay(from), months)).toEqual(atDay(to));
});

test("C242: a begun day counts as one, and days left never fall below 0", () => {
  const trial: StoredSubscription = {
    ...noSubscription,
    status: "trial_activated",
    trialStartedAt: atDay("2026-01-01"),
    trialEndsAt: atDay("2026-01-08"),
  };
  expect(daysLeft(trial, atDay("2026-01-01"))).toBe(7);
  expect(daysLeft(trial, new Date(atDay("2026-01-01").getTime() + 1))).toBe(7);
  expect(daysLeft(trial, atDay("2026-01-07"))).toBe(1);
  expect(daysLeft(trial, atDay("2026-01-08"))).toBe(0);
  expect(daysLeft(trial, atDay("2026-03-01"))).toBe(0);
});

test("who renews early loses no day, and a larger plan begins at once", () => {
  const running: StoredSubscription = {
    ...noSubscription,
    status: "subscription_in_progress",
    terms: [
      {
        plan: "basic",
        period: "month",
        price: 259,
        startsAt: atDay("2026-01-10"),
        endsAt: atDay("2026-02-10"),
      },
    ],
  };
  const now = atDay("2026-01-20");
  expect(termOf(running, { plan: "basic", period: "month" }, now)).toEqual({
    startsAt: atDay("2026-02-10"),
    endsAt: atDay("2026-03-10"),
  });
  expect(termOf(running, { plan: "professional", period: "year" }, now)).toEqual({
    startsAt: now,
    endsAt: atDay("2027-02-10"),
  });
});

test.each([
  [0, 1000, null],
  [799, 1000, null],
  [800, 1000, "near_limit"],
  [999, 1000, "near_limit"],
  [1000, 1000, "limit_reached"],
  [1200, 1000, "limit_reached"],
  [5000, null, null],
])("%i replies of %s are worth the notice %s", (used, limit, notice) => {
  expect(usageNotice(used, limit)).toBe(notice);
});

test("the share that is used never passes the whole, and a plan without a limit has none", () => {
  expect(shareUsed(250, 1000)).toBe(0.25);
  expect(shareUsed(1200, 1000)).toBe(1);
  expect(shareUsed(1200, null)).toBeNull();
});
