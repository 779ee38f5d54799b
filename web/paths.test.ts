import { expect, test } from "vitest";
import { paths, patterns, redirects, safeReturnPath } from "./paths.ts";

test("C023–C054 addresses are spelled as the specification spells them", () => {
  expect({ ...patterns, redirects: Object.fromEntries(redirects) }).toMatchInlineSnapshot();
});

test("links carry their ids and query fields escaped", () => {
  expect(paths.ticket("a/b")).toBe("/tickets/a%2Fb");
  expect(paths.tickets({ status: "deferred", q: "", page: 2 })).toBe("/tickets?status=deferred&page=2");
  expect(paths.login("/tickets?page=2")).toBe("/login?from=%2Ftickets%3Fpage%3D2");
});

test("D19 only a path of this product is a way back after logging in", () => {
  expect(safeReturnPath("/tickets?status=deferred")).toBe("/tickets?status=deferred");
  for (const bad of [null, "", "https://evil.example", "//evil.example", "/\\evil.example", "\\\\evil.example", "javascript:alert(1)", "tickets", "/login?from=/x"])
    expect(safeReturnPath(bad)).toBeUndefined();
});
