import { expect, test } from "vitest";
import type { ReadDocument } from "#server/documents/document.ts";
import { workbookOf } from "#server/documents/fixtures/archives.ts";
import { readWorkbook } from "#server/documents/workbook.ts";

const sheets = (content: Parameters<typeof workbookOf>[0]): ReadDocument =>
  readWorkbook(workbookOf(content), "xlsx");
const courses = [
  ["الدورة", "الفئة", "الفرع", "السعر"],
  ["قدرات كمي", "بنين", "بريدة", 850],
  ["قدرات لفظي", "بنات", "عنيزة", 600],
  ["تحصيلي", "بنين", "بريدة", 1900],
];

test("a short list under a table has prices of its own", () => {
  const { products } = sheets({
    دورات: [...courses, [], ["الملازم"], ["ملزمة كمي", 60], ["ملزمة تحصيلي", "من 90 إلى 120"]],
  });
  expect(products.slice(3)).toMatchObject([
    { name: { ar: "ملزمة كمي" }, price: 60, category: "الملازم" },
    { name: { ar: "ملزمة تحصيلي" }, price: 90, priceNote: "من 90 إلى 120", category: "الملازم" },
  ]);
  expect(products[0]).toMatchObject({ price: 850, attributes: { الفئة: "بنين", الفرع: "بريدة" } });
});

test("a row with gaps at the end of a table stays one of its rows", () => {
  const { products } = sheets({ دورات: [...courses, ["ستيب", undefined, undefined, 1200]] });
  expect(products.at(-1)).toMatchObject({ name: { ar: "ستيب" }, price: 1200 });
  expect(products.at(-1)?.category).toBeUndefined();
});

test("securities, years, seats and hours are told of a row and are no prices", () => {
  const { products } = sheets({
    خيام: [
      ["النوع", "تسع كم", "ليلة", "أسبوع", "التأمين"],
      ["خيمة صغيرة", 5, 65, 300, 150],
      ["خيمة كبيرة", 12, 220, 900, 400],
    ],
    كفرات: [
      ["المقاس", "سنة الصنع", "الحبة", "الأربع"],
      ["195/65R15", 2026, 236, 905],
      ["205/55R16", 2025, 268, 1030],
    ],
  });
  expect(products.map(({ prices }) => prices?.map(({ amount }) => amount))).toEqual([
    [65, 300],
    [220, 900],
    [236, 905],
    [268, 1030],
  ]);
  expect(products[0]?.attributes).toMatchObject({ "تسع كم": "5", التأمين: "150" });
});
