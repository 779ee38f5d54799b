import { expect, test } from "vitest";
import { isDebugEnabled } from "./debug.ts";

test("C010 C263 D11 translations and analytics tell what they do while developing, and elsewhere only when asked to", () => {
  expect(isDebugEnabled("I18N", { DEV: true })).toBe(true);
  expect(isDebugEnabled("ANALYTICS", { DEV: true })).toBe(true);
  expect(isDebugEnabled("I18N", { DEV: false })).toBe(false);
  expect(isDebugEnabled("I18N", { DEV: false, VITE_I18N_DEBUG: "true" })).toBe(true);
  expect(isDebugEnabled("ANALYTICS", { DEV: false, VITE_I18N_DEBUG: "true" })).toBe(false);
  expect(isDebugEnabled("ANALYTICS", { DEV: false, VITE_ANALYTICS_DEBUG: "true" })).toBe(true);
});
