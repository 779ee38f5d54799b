import { expect, test } from "vitest";
import { phoneOf } from "./phone-number.ts";

test("a number is read under its country unless it brings its own code", () => {
  expect(phoneOf("sa", "055 123 4567")).toBe("+966551234567");
  expect(phoneOf("sa", "55 123 4567")).toBe("+966551234567");
  expect(phoneOf("sa", "+966 55 123 4567")).toBe("+966551234567");
  expect(phoneOf("sa", "966551234567")).toBe("+966551234567");
  expect(phoneOf("ae", "050 123 4567")).toBe("+971501234567");
  expect(phoneOf("ae", "00966551234567")).toBe("+966551234567");
  expect(phoneOf("sa", "٠٥٥١٢٣٤٥٦٧")).toBe("+966551234567");
  expect(phoneOf("sa", "٩٦٦٥٥١٢٣٤٥٦٧")).toBe("+966551234567");
  expect(phoneOf("sa", "920001234")).toBe("+966920001234");
  expect(phoneOf("kw", "9651 2345")).toBe("+96596512345");
  expect(phoneOf("other", "+201001234567")).toBe("+201001234567");
  expect(phoneOf("sa", "12345678")).toBeNull();
  expect(phoneOf("sa", "abc")).toBeNull();
  expect(phoneOf("sa", "12")).toBeNull();
});
