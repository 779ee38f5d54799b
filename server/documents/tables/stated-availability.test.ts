import { expect, test } from "vitest";
import type { ReadDocument } from "#server/documents/document.ts";
import { workbookOf } from "#server/documents/fixtures/archives.ts";
import { readWorkbook } from "#server/documents/workbook.ts";

const sheets = (content: Parameters<typeof workbookOf>[0]): ReadDocument =>
  readWorkbook(workbookOf(content), "xlsx");

test("a word for sold out under a header for what is there says so, under another it does not", () => {
  const { products } = sheets({
    أدوات: [
      ["الصنف", "الحجم", "السعر", "الموجود"],
      ["سماد سائل", "1 لتر", "33 ريال", "خلص"],
      ["تربة", "50 لتر", "38 ريال", "باقي 2"],
    ],
    أجهزة: [
      ["الصنف", "السعر", "الضمان"],
      ["مضخة", 120, "انتهت"],
      ["خرطوم", 30, "سنة"],
    ],
  });
  expect(products[0]).toMatchObject({ price: 33, availability: "out_of_stock" });
  expect(products[1]!.availability).not.toBe("out_of_stock");
  expect(products[2]!.availability).toBeUndefined();
});

test.each([
  ["ملاحظات", "بالصيانه ترجع 1 يناير"],
  ["ملاحظات", "مقفل صيانة إلى 20 يناير"],
  ["ملاحظات", "يفتتح بعد رمضان"],
  ["ملاحظات", "مكتملة - فيه قائمة انتظار"],
  ["متوفر", "من 1 رمضان"],
  ["المتوفر", "يوصل أول شعبان"],
])("under %s, %s says that it is not there now", (header, cell) => {
  const { products } = sheets({
    قائمة: [
      ["الصنف", "السعر", header],
      ["خيمة", 100, cell],
      ["فرشة", 20, ""],
    ],
  });
  expect(products[0]).toMatchObject({ availability: "out_of_stock", attributes: { [header]: cell } });
  expect(products[1]?.availability).toBeUndefined();
});

test("a number of pieces is kept beside what it says of availability", () => {
  const { products } = sheets({
    قائمة: [
      ["الصنف", "السعر", "المتوفر"],
      ["كفر", 185, 12],
      ["جنط", 300, 0],
    ],
  });
  expect(products[0]).toMatchObject({ availability: "in_stock", attributes: { المتوفر: "12" } });
  expect(products[1]).toMatchObject({ availability: "out_of_stock" });
});
