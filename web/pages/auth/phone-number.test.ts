import { expect, test } from "vitest";
import { phoneOf } from "./phone-number.ts";

test("a number is read under its country unless it brings its own code", () => {
  expect(phoneOf("sa", "055 123 4567")).toBe("+966551234567");
  expect(phoneOf("sa", "55 123 4567")).toBe("+966551234567");
  expect(phoneOf("sa", "+966 55 123 4567")).toBe("+966551234567");
  expect(phoneOf("sa", "966551234567")).toBe("+966551234567");
  expect(phoneOf("ae", "050 123 4567")).toBe("+971501234567");
  expect(phoneOf("ae", "00966551234567")).toBe("+966551234567");
  expect(phoneOf("sa", "abc")).toBeNull();
  expect(phoneOf("sa", "12")).toBeNull();
});
