import { expect, test } from "vitest";
import { problemsOf } from "./organization-health.ts";

const now = new Date("2026-11-20T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const well = {
  created_at: daysAgo(100),
  published_version: 3,
  last_active_at: daysAgo(1),
  broken_channels: 0,
  waiting_day: 0,
};

test("a business that answers, is used and keeps nobody waiting has no problem", () => {
  expect(problemsOf(well, now)).toEqual([]);
  expect(problemsOf({ ...well, last_active_at: daysAgo(14) }, now)).toEqual([]);
});

test("each problem is told, the most pressing first", () => {
  expect(problemsOf({ ...well, broken_channels: 1 }, now)).toEqual(["channel_broken"]);
  expect(problemsOf({ ...well, waiting_day: 2 }, now)).toEqual(["customers_waiting"]);
  expect(problemsOf({ ...well, published_version: null }, now)).toEqual(["untrained"]);
  expect(problemsOf({ ...well, last_active_at: daysAgo(14.1) }, now)).toEqual(["silent"]);
  const all = {
    created_at: daysAgo(15),
    published_version: null,
    last_active_at: null,
    broken_channels: 1,
    waiting_day: 1,
  };
  expect(problemsOf(all, now)).toEqual(["channel_broken", "customers_waiting", "untrained", "silent"]);
});

test("who signed up today is not blamed for having trained nothing yet", () => {
  const fresh = { ...well, created_at: daysAgo(0.5), published_version: null, last_active_at: null };
  expect(problemsOf(fresh, now)).toEqual([]);
});
