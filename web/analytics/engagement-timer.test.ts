import { expect, test } from "vitest";
import { createEngagementTimer } from "./engagement-timer.ts";

test("C262 an engagement is reported for an action more than 10 s after the last start, which is then reset", () => {
  const reported: number[] = [];
  const done = createEngagementTimer(0, (ms) => reported.push(ms));
  done(5_000);
  done(10_000);
  expect(reported).toEqual([]);
  done(10_001);
  done(12_000);
  done(20_001);
  expect(reported).toEqual([10_001]);
  done(20_002);
  expect(reported).toEqual([10_001, 10_001]);
});
