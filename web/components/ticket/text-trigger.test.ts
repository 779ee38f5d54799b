import { expect, test } from "vitest";
import { findTrigger } from "./text-trigger.ts";

test.each([
  ["/", 1, "/", { start: 0, query: "" }],
  ["حياك /توص", 9, "/", { start: 5, query: "توص" }],
  ["line\n@Sara Al", 13, "@", { start: 5, query: "Sara Al" }],
  // The caret stands before the rest of the text.
  ["@Sara hello", 3, "@", { start: 0, query: "Sa" }],
])("%s with the caret at %i opens the list of %s", (text, caret, sign, expected) => {
  expect(findTrigger(text, caret, sign)).toEqual(expected);
});

test.each([
  ["", 0, "/"],
  ["and/or", 6, "/"],
  ["sara@shop.example", 17, "@"],
  ["1 / 2", 5, "/"],
  ["/", 0, "/"],
  ["/توصيل\nسطر آخر", 14, "/"],
  [`/${"a".repeat(41)}`, 42, "/"],
])("%s with the caret at %i is text", (text, caret, sign) => {
  expect(findTrigger(text, caret, sign)).toBeUndefined();
});
