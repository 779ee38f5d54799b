import { expect, test } from "vitest";
import { routePatternOf } from "./route-pattern.ts";

test("C264 D49 a place is a pattern: no token, ticket or customer is in it", () => {
  expect(routePatternOf("/set-new-password/s3cr3t")).toBe("/set-new-password/:token");
  expect(routePatternOf("/chat/abc")).toBe("/chat/:token");
  expect(routePatternOf("/tickets/0b0c")).toBe("/tickets/:ticketId");
  expect(routePatternOf("/pricing")).toBe("/pricing");
  expect(routePatternOf("/noura@example.com")).toBe("/*");
});
