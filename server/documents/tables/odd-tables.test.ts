import { expect, test } from "vitest";
import type { Block, ReadDocument } from "#server/documents/document.ts";
import { withTables } from "./with-tables.ts";

const read = (rows: string[][]): ReadDocument => {
  const blocks = rows.map((cells): Block => ({
    kind: "table",
    text: cells.filter(Boolean).join(" | "),
    cells,
    place: { heading: "الأسعار" },
  }));
  return withTables({ format: "docx", blocks, faqs: [], products: [], warnings: [] });
};

test("a comparison of offers side by side gives a row for each offer", () => {
  const { products, blocks } = read([
    ["الميزة", "الأساسية", "المتقدمة"],
    ["السعر الشهري", "99 ريال", "199 ريال"],
    ["عدد المستخدمين", "3", "10"],
    ["الدعم", "بريد", "هاتف وبريد"],
  ]);
  expect(products).toMatchObject([
    { name: { ar: "الأساسية" }, price: 99, attributes: { "عدد المستخدمين": "3", الدعم: "بريد" } },
    { name: { ar: "المتقدمة" }, price: 199, attributes: { الدعم: "هاتف وبريد" } },
  ]);
  expect(blocks.filter(({ kind }) => kind === "table")).toEqual([]);
});

test("a title above a comparison and a remark below it stay text", () => {
  const { products, blocks } = read([
    ["باقات 2026"],
    ["", "الأساسية", "المتقدمة"],
    ["السعر", "99 ريال", "199 ريال"],
    ["المستخدمون", "3", "10"],
    ["الدعم", "بريد", "هاتف وبريد"],
    ["الأسعار شاملة الضريبة"],
  ]);
  expect(products.map(({ price }) => price)).toEqual([99, 199]);
  expect(products[0]?.attributes).not.toHaveProperty("الأسعار شاملة الضريبة");
  expect(blocks.map(({ text }) => text)).toEqual(["باقات 2026", "الأسعار شاملة الضريبة"]);
});

test("a list of prices is not turned, whatever its first column is called", () => {
  const { products } = read([
    ["المحتوى", "السعر", "العدد"],
    ["بوكس صغير", "90", "6"],
    ["بوكس وسط", "120", "9"],
    ["بوكس كبير", "180", "12"],
  ]);
  expect(products.map(({ price }) => price)).toEqual([90, 120, 180]);
});

test("a text beside a row that no header names is a remark, also on what is sold out", () => {
  const { products } = read([
    ["المستلزمات", "السعر"],
    ["مخدة فندقية", "65", ""],
    ["مخدة رقبة للسفر", "45", "نفد"],
    ["مخدة ميموري", "120", "حبتين بـ 200"],
  ]);
  expect(products.map(({ availability, attributes }) => [availability, attributes])).toEqual([
    [undefined, {}],
    ["out_of_stock", { ملاحظات: "نفد" }],
    [undefined, { ملاحظات: "حبتين بـ 200" }],
  ]);
});

test("a kind that repeats and its size name a row together, and the weight beside them does not", () => {
  const { products } = read([
    ["النوع", "الحجم", "الوزن بعد الذبح", "سعر الذبيحة"],
    ["نعيمي", "وسط", "14-16 كيلو", "1550"],
    ["نعيمي", "كبير", "18-20 كيلو", "1850"],
    ["حري", "وسط", "13-15 كيلو", "1400"],
    ["حاشي (نصف)", "", "70 كيلو تقريبا", "3600"],
  ]);
  expect(products).toMatchObject([
    { name: { ar: "نعيمي وسط" }, price: 1550, attributes: { "الوزن بعد الذبح": "14-16 كيلو" } },
    { name: { ar: "نعيمي كبير" }, price: 1850 },
    { name: { ar: "حري وسط" }, price: 1400 },
    { name: { ar: "حاشي (نصف)" }, price: 3600 },
  ]);
});

test("fees by city and distance are no offers", () => {
  const { products } = read([
    ["المدينة", "المسافة", "السعر"],
    ["جدة", "5 متر", "20"],
    ["جدة", "8 متر", "30"],
    ["مكة", "9 متر", "80"],
  ]);
  expect(products).toEqual([]);
});

test.each([
  ["سعر الكيلو", "كيلو"],
  ["سعر المتر", "متر"],
  ["سعر اليوم", undefined],
])("the prices under «%s» are per %s", (header, unit) => {
  const { products } = read([
    ["القطعة", header],
    ["ريش غنم", "95"],
    ["كبدة غنم", "65"],
  ]);
  expect(products.map((each) => each.unit)).toEqual([unit, unit]);
});

test("the price of several pieces together under an offer is no lower price of one", () => {
  const { products } = read([
    ["الصنف", "سعر الحبة", "سعر العرض"],
    ["شمعة معطرة", "35", "3 بـ 90"],
    ["فواحة", "120", "99"],
    ["مبخرة", "80", "حبتين ب 140"],
  ]);
  expect(products).toMatchObject([
    { price: 35, attributes: { "سعر العرض": "3 بـ 90" } },
    { price: 99, was: 120 },
    { price: 80, attributes: { "سعر العرض": "حبتين ب 140" } },
  ]);
});
