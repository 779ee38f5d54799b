import { expect, test } from "vitest";
import { placeOf } from "./place.ts";

test("C264 D49 a place is a pattern: no token, ticket or customer is in it", () => {
  expect(placeOf("/set-new-password/s3cr3t")).toBe("/set-new-password/:token");
  expect(placeOf("/chat/abc")).toBe("/chat/:token");
  expect(placeOf("/tickets/0b0c")).toBe("/tickets/:ticketId");
  expect(placeOf("/pricing")).toBe("/pricing");
  expect(placeOf("/noura@example.com")).toBe("/*");
});
