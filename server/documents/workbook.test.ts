import { utils, write } from "@e965/xlsx";
import { expect, test } from "vitest";
import { workbookOf } from "./fixtures/archives.ts";
import { readWorkbook } from "./workbook.ts";

for (const format of ["xlsx", "xls"] as const) {
  test(`a ${format} price list that is not our template gives products`, () => {
    const bytes = workbookOf(
      {
        "قائمة المنتجات": [
          ["متجر الواحة"],
          ["الرقم", "اسم المنتج", "السعر", "متوفر", "الوزن"],
          [1, "قهوة تركية", 35, "نعم", "200 جم"],
          [2, "هيل", "٢٠٫٥ ريال", 0, "50 جم"],
        ],
      },
      format,
    );
    const document = readWorkbook(bytes, format);
    expect(document.products).toEqual([
      {
        name: { ar: "قهوة تركية" },
        price: 35,
        availability: "in_stock",
        attributes: { الرقم: "1", الوزن: "200 جم" },
        place: { sheet: "قائمة المنتجات", row: 3 },
      },
      {
        name: { ar: "هيل" },
        price: 20.5,
        currency: "SAR",
        availability: "out_of_stock",
        attributes: { الرقم: "2", الوزن: "50 جم" },
        place: { sheet: "قائمة المنتجات", row: 4 },
      },
    ]);
    expect(document.blocks.map((block) => block.text)).toEqual(["متجر الواحة"]);
  });
}

test("what the notes say of a product's availability is its availability, and what stands under another header is not", () => {
  const document = readWorkbook(
    workbookOf({
      الأسعار: [
        ["الصنف", "الحجم", "السعر", "للهدايا", "الضمان", "ملاحظات"],
        ["بخور", "100 جرام", 320, "نعم", "متوفر", "غير متوفر حالياً"],
        ["مبخرة", "قطعة", 140, "لا", "غير متوفر", "صناعة يدوية"],
        ["معمول", "علبة", 75, "نعم", "غير متاح", "Sold out"],
      ],
    }),
    "xlsx",
  );
  expect(document.products.map(({ availability, attributes }) => [availability, attributes])).toEqual([
    ["out_of_stock", { الحجم: "100 جرام", للهدايا: "نعم", الضمان: "متوفر", ملاحظات: "غير متوفر حالياً" }],
    [undefined, { الحجم: "قطعة", للهدايا: "لا", الضمان: "غير متوفر", ملاحظات: "صناعة يدوية" }],
    ["out_of_stock", { الحجم: "علبة", للهدايا: "نعم", الضمان: "غير متاح", ملاحظات: "Sold out" }],
  ]);
});

test("questions and answers are recognised by their headers in either language", () => {
  const document = readWorkbook(
    workbookOf({
      عربي: [
        ["السؤال", "الجواب"],
        ["متى التوصيل؟", "خلال يومين"],
      ],
      English: [
        ["Category", "Question", "Answer"],
        ["Shipping", "Do you ship abroad?", "Yes, to the Gulf."],
      ],
      خليط: [
        ["الأسئلة", "الإجابة"],
        ["كيف أدفع؟", "We take Mada and Visa cards."],
      ],
      مختصر: [
        ["س", "ج"],
        ["كم صلاحية الوصفة؟", "30 يوماً"],
      ],
    }),
    "xlsx",
  );
  expect(document.faqs.map(({ phrasings, answer }) => [phrasings, answer])).toEqual([
    [["متى التوصيل؟"], { ar: "خلال يومين" }],
    [["Do you ship abroad?"], { en: "Yes, to the Gulf." }],
    [["كيف أدفع؟"], { en: "We take Mada and Visa cards." }],
    [["كم صلاحية الوصفة؟"], { ar: "30 يوماً" }],
  ]);
});

test("English product headers work too", () => {
  const document = readWorkbook(
    workbookOf({
      a: [
        ["Product Name", "Unit price", "Currency", "Stock", "Color"],
        ["Grinder", 250, "sar", 12, "Black"],
      ],
    }),
    "xlsx",
  );
  expect(document.products).toMatchObject([
    {
      name: { en: "Grinder" },
      price: 250,
      currency: "SAR",
      availability: "in_stock",
      attributes: { Color: "Black" },
    },
  ]);
});

test("a list of people is not a list of products", () => {
  const document = readWorkbook(
    workbookOf({
      a: [
        ["الاسم", "الجوال"],
        ["سارة", "0551234567"],
      ],
    }),
    "xlsx",
  );
  expect(document.products).toEqual([]);
  expect(document.blocks.map((block) => block.text)).toEqual(["الاسم: سارة | الجوال: 0551234567"]);
});

test("other sheets become rows that carry their headers, dates and shown numbers", () => {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(
    [
      ["المنطقة", "المدة", "الرسوم", "منذ"],
      ["الرياض", "يوم", 15, new Date(Date.UTC(2025, 0, 31))],
      [undefined, "يومان", 0.25, new Date(Date.UTC(2025, 11, 1, 9, 30))],
    ],
    { cellDates: true, UTC: true },
  );
  sheet["C3"]!.z = "0%";
  sheet["!merges"] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
  utils.book_append_sheet(book, sheet, "الشحن");
  const document = readWorkbook(
    new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }) as Buffer),
    "xlsx",
  );
  expect(document.blocks).toEqual([
    {
      kind: "table",
      text: "المنطقة: الرياض | المدة: يوم | الرسوم: 15 | منذ: 2025-01-31",
      place: { sheet: "الشحن", row: 2 },
    },
    {
      kind: "table",
      text: "المنطقة: الرياض | المدة: يومان | الرسوم: 25% | منذ: 2025-12-01 09:30",
      place: { sheet: "الشحن", row: 3 },
    },
  ]);
});

test("hidden sheets are not read", () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([["x"]]), "a");
  utils.book_append_sheet(book, utils.aoa_to_sheet([["old secret prices"]]), "b");
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  const document = readWorkbook(
    new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }) as Buffer),
    "xlsx",
  );
  expect(document.blocks.map((block) => block.text)).toEqual(["x"]);
});

test("headers named like parts of every object stay attributes", () => {
  const document = readWorkbook(
    workbookOf({
      a: [
        ["name", "price", "__proto__", "constructor", "x", "x"],
        ["Cup", 5, "p", "c", "1", "2"],
      ],
    }),
    "xlsx",
  );
  expect(Object.entries(document.products[0]!.attributes)).toEqual([
    ["__proto__", "p"],
    ["constructor", "c"],
    ["x", "1"],
    ["x (2)", "2"],
  ]);
});
