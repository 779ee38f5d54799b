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
