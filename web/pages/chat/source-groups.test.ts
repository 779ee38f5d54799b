import { expect, test } from "vitest";
import { groupSources } from "./source-groups.ts";

test("several places of one document are one source", () => {
  expect(
    groupSources(["المنتجات.xlsx · الصف 49", "المنتجات.xlsx · الصف 24", "سياسة الاسترجاع.docx · الفقرة 2"]),
  ).toEqual([
    { name: "المنتجات", place: "" },
    { name: "سياسة الاسترجاع", place: "الفقرة 2" },
  ]);
});

test("a name between isolate characters is recognised", () => {
  expect(groupSources(["\u2068المنتجات.xlsx\u2069 · row 49"])).toEqual([
    { name: "المنتجات", place: "row 49" },
  ]);
});

test("a page of a site and an unplaced source stay as they are", () => {
  expect(groupSources(["shop.example/returns", "Prices.XLSX · row 3"])).toEqual([
    { name: "shop.example/returns", place: "" },
    { name: "Prices", place: "row 3" },
  ]);
});
