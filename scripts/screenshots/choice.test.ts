import { expect, test } from "vitest";
import { choosePages, type ShownPage } from "./choice.ts";

const pages: ShownPage[] = [
  { area: "site", name: "pricing", path: "/pricing" },
  { area: "portal", name: "customers", path: "/customers" },
  { area: "portal", name: "customer", path: "/customers/1" },
  { area: "operator", name: "plans", path: "/operator/plans" },
];
const chosen = (words: string[], areas?: string[]) =>
  choosePages(pages, words, areas).map(({ name }) => name);

test("pages are chosen by a part of their name and by their area, and all of them without either", () => {
  expect(chosen([])).toEqual(["pricing", "customers", "customer", "plans"]);
  expect(chosen(["customer"])).toEqual(["customers", "customer"]);
  expect(chosen(["plan", "pri"])).toEqual(["pricing", "plans"]);
  expect(chosen([], ["operator"])).toEqual(["plans"]);
  expect(chosen(["customer"], ["site"])).toEqual([]);
});
