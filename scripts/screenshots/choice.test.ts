import { expect, test } from "vitest";
import { choosePages, type ShownPage } from "./choice.ts";

const pages: ShownPage[] = [
  { area: "site", name: "pricing", path: "/pricing" },
  { area: "portal", name: "customers", path: "/customers" },
  { area: "portal", name: "customer", path: "/customers/1" },
  { area: "operator", name: "plans", path: "/operator/plans" },
];
const chooseScreens = (words: string[], areas?: string[]) =>
  choosePages(pages, words, areas).map(({ name }) => name);

test("pages are chosen by a part of their name and by their area, and all of them without either", () => {
  expect(chooseScreens([])).toEqual(["pricing", "customers", "customer", "plans"]);
  expect(chooseScreens(["customer"])).toEqual(["customers", "customer"]);
  expect(chooseScreens(["plan", "pri"])).toEqual(["pricing", "plans"]);
  expect(chooseScreens([], ["operator"])).toEqual(["plans"]);
  expect(chooseScreens(["customer"], ["site"])).toEqual([]);
});
