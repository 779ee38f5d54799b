import { read, utils, write } from "@e965/xlsx";
import { afterAll, expect, test } from "vitest";
import type { ReadDocument } from "./document.ts";
import { readDocument } from "./read.ts";
import { closeReaders } from "./readers.ts";
import { sheetNames } from "./template-text.ts";
import { buildTemplate } from "./template.ts";
import { unpackOffice } from "./zip.ts";

afterAll(closeReaders);

/** Fills the template as an owner does, from the first row below the example. */
function fill(rows: { faqs?: unknown[][]; products?: unknown[][] }, at = "A3"): Uint8Array {
  const book = read(buildTemplate({ brand: "محمصة الواحة" }), { type: "array" });
  utils.sheet_add_aoa(book.Sheets[sheetNames.faqs]!, rows.faqs ?? [], { origin: at });
  utils.sheet_add_aoa(book.Sheets[sheetNames.products]!, rows.products ?? [], { origin: at });
  return new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }) as Buffer);
}

async function readBack(bytes: Uint8Array): Promise<ReadDocument> {
  const result = await readDocument({ bytes, filename: "قالب.xlsx" });
  if (!result.ok) throw new Error(result.problem);
  return result.document;
}

test("the template has a sheet for questions, products and instructions, from right to left", () => {
  const book = read(buildTemplate({ brand: "A & <B>" }), { type: "array" });
  expect(book.SheetNames).toEqual(["الأسئلة FAQ", "المنتجات Products", "التعليمات Instructions"]);
  const parts = unpackOffice(buildTemplate());
  for (const number of [1, 2, 3]) {
    expect(Buffer.from(parts.get(`xl/worksheets/sheet${number}.xml`)!).toString()).toContain(
      'rightToLeft="1"',
    );
  }
  const headers = utils.sheet_to_json<string[]>(book.Sheets[sheetNames.products]!, { header: 1 })[0]!;
  for (const header of headers) expect(header).toMatch(/\p{Script=Arabic}.* \/ .*[A-Za-z]/u);
  expect(JSON.stringify(utils.sheet_to_json(book.Sheets[sheetNames.instructions]!, { header: 1 }))).toContain(
    "A & <B>",
  );
});

test("the template as downloaded holds nothing yet: its examples and instructions are not read", async () => {
  expect(await readDocument({ bytes: buildTemplate(), filename: "a.xlsx" })).toEqual({
    ok: false,
    problem: "empty",
  });
});

test("what is filled in comes back exactly", async () => {
  const document = await readBack(
    fill({
      faqs: [
        [
          "متى تفتحون؟",
          "وش أوقات الدوام؟",
          "",
          "When do you open?",
          "",
          "من 8 صباحاً إلى 10 مساءً",
          "8 am to 10 pm",
        ],
        ["هل عندكم فرع في جدة؟", "", "", "", "", "نعم، في حي الروضة", ""],
      ],
      products: [
        ["قهوة إثيوبية", "Ethiopian coffee", 98.5, "SAR", "متوفر / In stock", "محمصة فاتح", "", "250 جم"],
        ["شاي", "", "٩٨٫٥", "", "غير متوفر", "", "أحمر", ""],
        ["", "Mug", "1,234.50", "AED", "Pre-order", "", "", ""],
        ["كوب", "", "98 ر.س", "", "", "", "", ""],
      ],
    }),
  );
  expect(document.faqs).toEqual([
    {
      phrasings: ["متى تفتحون؟", "وش أوقات الدوام؟", "When do you open?"],
      answer: { ar: "من 8 صباحاً إلى 10 مساءً", en: "8 am to 10 pm" },
      place: { sheet: "الأسئلة FAQ", row: 3 },
    },
    {
      phrasings: ["هل عندكم فرع في جدة؟"],
      answer: { ar: "نعم، في حي الروضة" },
      place: { sheet: "الأسئلة FAQ", row: 4 },
    },
  ]);
  const placeOfRow = (row: number) => ({ sheet: "المنتجات Products", row });
  expect(document.products).toEqual([
    {
      name: { ar: "قهوة إثيوبية", en: "Ethiopian coffee" },
      price: 98.5,
      currency: "SAR",
      availability: "in_stock",
      attributes: { "الوصف / Description": "محمصة فاتح", "المقاس / Size": "250 جم" },
      place: placeOfRow(3),
    },
    {
      name: { ar: "شاي" },
      price: 98.5,
      availability: "out_of_stock",
      attributes: { "اللون / Color": "أحمر" },
      place: placeOfRow(4),
    },
    {
      name: { en: "Mug" },
      price: 1234.5,
      currency: "AED",
      availability: "preorder",
      attributes: {},
      place: placeOfRow(5),
    },
    { name: { ar: "كوب" }, price: 98, currency: "SAR", attributes: {}, place: placeOfRow(6) },
  ]);
  expect(document.warnings).toEqual([]);
  expect(document.blocks).toEqual([]);
});

test("rows typed over the example are read", async () => {
  const document = await readBack(
    fill({ faqs: [["كيف أدفع؟", "", "", "How do I pay?", "", "مدى وفيزا", ""]] }, "A2"),
  );
  expect(document.faqs).toHaveLength(1);
  expect(document.faqs[0]!.answer.ar).toBe("مدى وفيزا");
});

test("rows that lack something are reported with their place, and a price in words costs only the price", async () => {
  const document = await readBack(
    fill({
      faqs: [
        ["سؤال بلا إجابة؟", "", "", "", "", "", ""],
        ["", "", "", "", "", "إجابة بلا سؤال", ""],
      ],
      products: [
        ["عسل", "", "حسب الموسم", "SAR", "متوفر", "", "", ""],
        ["", "", 10, "SAR", "", "", "", ""],
      ],
    }),
  );
  expect(document.faqs).toEqual([]);
  expect(document.products).toMatchObject([{ name: { ar: "عسل" }, availability: "in_stock" }]);
  expect(document.products[0]).not.toHaveProperty("price");
  expect(document.warnings.map(({ code, place }) => [code, place.row])).toEqual([
    ["row_without_answer", 3],
    ["row_without_question", 4],
    ["price_not_a_number", 3],
    ["row_without_name", 4],
  ]);
});

test("columns the owner adds become attributes", async () => {
  const book = read(fill({ products: [["قهوة", "", 10]] }), { type: "array" });
  utils.sheet_add_aoa(book.Sheets[sheetNames.products]!, [["الضمان"]], { origin: "I1" });
  utils.sheet_add_aoa(book.Sheets[sheetNames.products]!, [["سنتان"]], { origin: "I3" });
  const document = await readBack(
    new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }) as Buffer),
  );
  expect(document.products[0]!.attributes).toEqual({ الضمان: "سنتان" });
});
