import { expect, test } from "vitest";
import { sourceTitles } from "./source-titles.ts";

test("several places of one document are one source", () => {
  expect(
    sourceTitles(["المنتجات.xlsx · الصف 49", "المنتجات.xlsx · الصف 24", "سياسة الاسترجاع.docx · الفقرة 2"]),
  ).toEqual(["المنتجات", "سياسة الاسترجاع"]);
});

test("a name between isolate characters is recognised", () => {
  expect(sourceTitles(["\u2068المنتجات.xlsx\u2069 · row 49"])).toEqual(["المنتجات"]);
});

test.each([
  ["Price_list_2026.XLSX · row 3", ["Price list 2026"]],
  ["shop.example/returns_policy · Refunds", ["shop.example/returns_policy"]],
  [".xlsx · row 3", []],
  ["", []],
])("%j is %j to a customer", (label, titles) => {
  expect(sourceTitles([label])).toEqual(titles);
});
