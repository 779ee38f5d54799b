import fc from "fast-check";
import { expect, test } from "vitest";
import {
  dayMs,
  daysLeft,
  isActive,
  noSubscription,
  statusAt,
  type StoredSubscription,
  trialDays,
} from "./subscription-rules.ts";

const instant = fc.date({ min: new Date("2024-01-01"), max: new Date("2033-01-01"), noInvalidDate: true });
/** The clock may also be set back by up to a year. */
const later = fc.integer({ min: -366 * dayMs, max: 30 * dayMs });
const runs = { numRuns: 10_000 };
const trialOf = (start: Date): StoredSubscription => ({
  ...noSubscription,
  status: "trial_activated",
  trialStartedAt: start,
  trialEndsAt: new Date(start.getTime() + trialDays * dayMs),
});

test("A18 a trial runs seven times 24 hours, whatever the calendar, and a clock that goes back and forth changes nothing", () => {
  fc.assert(
    fc.property(instant, later, (start, ms) => {
      const trial = trialOf(start);
      const now = new Date(start.getTime() + ms);
      const runsNow = ms < trialDays * dayMs;
      expect(statusAt(trial, now)).toBe(runsNow ? "trial_activated" : "trial_expired");
      expect(isActive(trial, now)).toBe(runsNow);
      expect(daysLeft(trial, now)).toBe(Math.max(0, Math.ceil(trialDays - ms / dayMs)));
    }),
    runs,
  );
});
