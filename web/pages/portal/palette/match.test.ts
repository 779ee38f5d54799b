import { expect, test } from "vitest";
import { searchItems, convertLayout } from "./match.ts";

const item = (id: string, names: string[], words: string[] = []) => ({ id, names, words });
const items = [
  item("tickets", ["التذاكر", "Tickets"], ["inbox", "الوارد محادثات"]),
  item("quality", ["جودة الأجوبة", "Answer quality"], ["accuracy"]),
  item("answers", ["الأجوبة", "Answers"], ["faq"]),
  item("ask", ["اسأل الوكيل الداخلي", "Ask the internal agent"]),
];
const searchIds = (query: string) => searchItems(items, query).map(({ id }) => id);

test("both languages find the same page, with or without the Arabic article", () => {
  for (const query of ["tick", "TICKETS", "التذ", "تذاكر"])
    expect(searchIds(query), query).toEqual(["tickets"]);
});

test("a name that starts with the query ranks before a word of the name, and that before other words", () => {
  expect(searchIds("answer")).toEqual(["quality", "answers"]);
  expect(searchIds("اجوبه")).toEqual(["answers", "quality"]);
  expect(searchIds("محادث")).toEqual(["tickets"]);
  expect(searchIds("internal ask")).toEqual(["ask"]);
});

test("spellings of alef and teh marbuta, vowel marks and tatweel do not matter", () => {
  for (const query of ["الاجوبة", "الأجوبه", "أجوِبة", "الأجـوبة"])
    expect(searchIds(query)[0], query).toBe("answers");
});

test("a query typed in the other keyboard layout is converted", () => {
  expect(convertLayout("tickets")).toBe("فهؤنثفس");
  expect(convertLayout("inbox")).toBe("هىلاخء");
  expect(convertLayout("هىلاخء")).toBe("inbox");
  expect(searchIds("فهؤنثفس")).toEqual(["tickets"]);
  expect(searchIds("hgj`h;v")).toEqual(["tickets"]);
});

test("a query without a match finds nothing", () => {
  for (const query of ["", "  ", "zzz", "..."]) expect(searchIds(query), query).toEqual([]);
});
