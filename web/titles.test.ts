import { expect, test } from "vitest";
import { patterns } from "./paths.ts";
import { titleOf } from "./titles.ts";

test("C014 every page has a title", () => {
  for (const pattern of Object.values(patterns))
    expect(titleOf(pattern.replace(/:\w+/, "x1")), pattern).toHaveProperty("key");
});

test("C015 older paths have the titles of the pages they lead to", () => {
  expect(titleOf("/customer/7")).toEqual({ key: "customer" });
  expect(titleOf("/ticket-dashboard")).toEqual({ key: "tickets" });
  expect(titleOf("/privacy-policy")).toEqual({ key: "privacy" });
});

test("C016 an unknown path is its own title, first letter capital", () => {
  expect(titleOf("/foo")).toEqual({ text: "Foo" });
  expect(titleOf("/foo/bar/")).toEqual({ text: "Foo/bar" });
  expect(titleOf("/%E0%A4%A")).toEqual({ text: "%E0%A4%A" });
});
