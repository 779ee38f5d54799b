import { expect, test } from "vitest";
import { tokenOfLink } from "./token-of-link.ts";

test("C036 D17 the token is the last path segment, with or without a last slash", () => {
  expect(tokenOfLink("/set-new-password/abc123")).toBe("abc123");
  expect(tokenOfLink("/set-new-password/abc123/")).toBe("abc123");
  expect(tokenOfLink("/set-new-password")).toBeUndefined();
  expect(tokenOfLink("/set-new-password/")).toBeUndefined();
  expect(tokenOfLink("/set-new-password/%E0%A4%A")).toBeUndefined();
});
