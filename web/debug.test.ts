import { expect, test } from "vitest";
import { isDebugged } from "./debug.ts";

test("C010 C263 D11 translations and analytics tell what they do while developing, and elsewhere only when asked to", () => {
  expect(isDebugged("I18N", { DEV: true })).toBe(true);
  expect(isDebugged("ANALYTICS", { DEV: true })).toBe(true);
  expect(isDebugged("I18N", { DEV: false })).toBe(false);
  expect(isDebugged("I18N", { DEV: false, VITE_I18N_DEBUG: "true" })).toBe(true);
  expect(isDebugged("ANALYTICS", { DEV: false, VITE_I18N_DEBUG: "true" })).toBe(false);
  expect(isDebugged("ANALYTICS", { DEV: false, VITE_ANALYTICS_DEBUG: "true" })).toBe(true);
});
