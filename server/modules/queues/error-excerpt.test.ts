import { expect, test } from "vitest";
import { errorExcerpt } from "./error-excerpt.ts";

test.each([
  // These messages of servers and databases repeat their input.
  ["550 5.1.1 <sara@shop.example> no such user", "550 5.1.1 <…> no such user"],
  ['invalid input syntax for type uuid: "سارة العتيبي"', 'invalid input syntax for type uuid: "…"'],
  [
    "Unexpected token 'م', \"متى تفتحون؟\" is not valid JSON",
    "Unexpected token '…', \"…\" is not valid JSON",
  ],
  ["no route to +966 50 555 0164", "no route to …"],
  ["cannot read متى تفتحون اليوم of the page", "cannot read … of the page"],
  // These parts help to find the cause.
  [
    'duplicate key value violates unique constraint "jobs_running"',
    'duplicate key value violates unique constraint "jobs_running"',
  ],
  ["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED 127.0.0.1:5432"],
  [
    "the model answered 503 after 20000 ms\n    at reply (file.ts:1)",
    "the model answered 503 after 20000 ms",
  ],
])("an operator reads of %j no customer's data: %j", (error, shown) => {
  expect(errorExcerpt(error)).toBe(shown);
});

test("a long error is cut at 300 characters", () => {
  expect(errorExcerpt("x".repeat(5000))).toHaveLength(300);
});
