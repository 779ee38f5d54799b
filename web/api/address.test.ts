import { expect, test } from "vitest";
import { addressOf } from "./address.ts";

test("an address carries its parameters escaped and leaves out empty query fields", () => {
  expect(addressOf("/api/tickets/:id/reply/", { id: "a/b" })).toBe("/api/tickets/a%2Fb/reply/");
  expect(addressOf("/api/tickets/", {}, { q: "كم السعر", status: undefined, page: 2 })).toBe(
    "/api/tickets/?q=%D9%83%D9%85+%D8%A7%D9%84%D8%B3%D8%B9%D8%B1&page=2",
  );
  expect(addressOf("/api/tickets/", {}, { q: "" })).toBe("/api/tickets/");
});

test("C128 a missing id is undefined, and no address is made of it", () => {
  expect(() => addressOf("/articles/:id", {})).toThrow("id is undefined");
  expect(() => addressOf("/articles/:id", { id: "" })).toThrow("id is undefined");
  expect(addressOf("/articles/:id", { id: 0 })).toBe("/articles/0");
});
