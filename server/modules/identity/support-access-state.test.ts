import { expect, test } from "vitest";
import { next, stateAt, type SupportAccessEvent, type SupportAccessState } from "./support-access-state.ts";

type Outcome = ReturnType<typeof next>;
const on: Outcome = { state: "on" };
const off: Outcome = { state: "off" };

/** The expected outcome for every state and event. */
const table: Record<SupportAccessState, Record<SupportAccessEvent, Outcome>> = {
  off: { granted: on, ended: { refused: "support_access_off" }, expired: off },
  on: { granted: { refused: "support_access_on" }, ended: off, expired: off },
};

const cases = Object.entries(table).flatMap(([state, row]) =>
  Object.entries(row).map(([event, outcome]) => [state, event, outcome] as const),
);

test.each(cases)("access that is %s and %s", (state, event, outcome) => {
  expect(next(state as SupportAccessState, event as SupportAccessEvent)).toEqual(outcome);
});

test("access is on from its beginning until its end, not at its end, and never after an owner ended it", () => {
  const atTime = (time: string) => new Date(`2026-11-20T${time}Z`);
  const access = { ended_at: null, expires_at: atTime("12:00:00") };
  expect(stateAt(null, atTime("08:00:00"))).toBe("off");
  expect(stateAt(access, atTime("11:59:59"))).toBe("on");
  expect(stateAt(access, atTime("12:00:00"))).toBe("off");
  expect(stateAt({ ...access, ended_at: atTime("09:00:00") }, atTime("10:00:00"))).toBe("off");
});
