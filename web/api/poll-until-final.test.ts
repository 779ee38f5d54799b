import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { pollUntilFinal } from "./poll-until-final.ts";

const errorWithStatus = (status: number): ApiError => new ApiError(status, {}, "refused");

test.each([
  ["while the first read is under way", undefined, null, 1500],
  ["after data came", "phones", null, 1500],
  ["not after a first read of what does not exist", undefined, errorWithStatus(404), false],
  ["not after a first read that is forbidden", undefined, errorWithStatus(403), false],
  ["after too many requests", undefined, errorWithStatus(429), 1500],
  ["without a connection", undefined, errorWithStatus(0), 1500],
  ["after an error of the server", undefined, errorWithStatus(503), 1500],
  ["after a failure beside data", "phones", errorWithStatus(404), 1500],
])("a page polls %s", (_, data, error, expected) => {
  expect(pollUntilFinal(1500)({ state: { data, error } })).toBe(expected);
});

test("a query without an interval is not polled", () => {
  expect(pollUntilFinal(false)({ state: { data: "phones", error: null } })).toBe(false);
});
