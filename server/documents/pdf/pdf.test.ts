import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { pdfOf } from "#server/documents/fixtures/archives.ts";
import { isAbsent, sharedDocument } from "#server/documents/fixtures/shared-data.ts";
import { readPdf } from "./pdf.ts";

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/** Returns the length of the longest sequence of words that both lists contain in the same order. */
function commonWords(truth: string[], read: string[]): number {
  let previous = new Uint32Array(read.length + 1);
  for (const word of truth) {
    const current = new Uint32Array(read.length + 1);
    for (const [index, other] of read.entries()) {
      current[index + 1] =
        word === other ? previous[index]! + 1 : Math.max(previous[index + 1]!, current[index]!);
    }
    previous = current;
  }
  return previous[read.length]!;
}

async function shareRead(name: string): Promise<number> {
  const truth = wordsOf(await readFile(sharedDocument("faq_arabic_english.txt"), "utf8"));
  const { blocks } = await readPdf(new Uint8Array(await readFile(sharedDocument(name))));
  return commonWords(truth, wordsOf(blocks.map((block) => block.text).join(" "))) / truth.length;
}

test.skipIf(isAbsent)(
  "98 % of the words of a PDF printed by Chromium come out whole and in order",
  async () => {
    expect(await shareRead("faq_chromium_amiri.pdf")).toBeGreaterThanOrEqual(0.98);
  },
);

test.skipIf(isAbsent)("so do 95 % where the file holds presentation forms and no spaces", async () => {
  expect(await shareRead("faq_wkhtml_plain.pdf")).toBeGreaterThanOrEqual(0.95);
});

test.skipIf(isAbsent)("a broken font map is recognised, not indexed as gibberish", async () => {
  const bytes = new Uint8Array(await readFile(sharedDocument("faq_wkhtml_amiri.pdf")));
  await expect(readPdf(bytes)).rejects.toMatchObject({ problem: "unreadable_text" });
});

test("an Arabic price list keeps its headings, rows, numbers and Latin names", async () => {
  const bytes = await readFile(new URL("../fixtures/price-list.pdf", import.meta.url));
  const { blocks, products } = await readPdf(new Uint8Array(bytes));
  expect(blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "heading: قائمة الأسعار",
    "paragraph: الأسعار شاملة الضريبة 15% وتبدأ من 1/1/2025 حتى 31/12/2025.",
    "paragraph: للطلب اتصل على +966 55 123 4567 أو support@shop.sa",
    "paragraph: التوصيل خلال 24 ساعة",
    "paragraph: الإرجاع خلال 7 أيام",
    "paragraph: أوقات العمل: 9:00 - 17:00 (الأحد - الخميس)",
    "paragraph: نقبل مدى وVisa وMastercard.",
    "paragraph: ١٢٣ طلباً و٤٥٪ خصم",
  ]);
  const place = { page: 1, heading: "قائمة الأسعار" };
  expect(blocks[2]!.place).toEqual(place);
  const row = (name: string, size: string, price: number, availability: string) => ({
    name: { [/\p{Script=Arabic}/u.test(name) ? "ar" : "en"]: name },
    attributes: { الحجم: size },
    price,
    currency: "SAR",
    availability,
    place,
  });
  expect(products).toEqual([
    row("قهوة عربية", "250 جم", 45, "in_stock"),
    row("شاي أحمر Lipton", "100 كيس", 18.5, "out_of_stock"),
    row("iPhone 15 Pro Max (256GB)", "أسود", 4999, "in_stock"),
    row("حليب نادك كامل الدسم طويل الأجل للعائلة الكبيرة والصغيرة مع خصم", "1 لتر", 6.95, "preorder"),
  ]);
});

test("lines broken for want of room are joined, lists and short lines are not", async () => {
  const line = (text: string, y: number) => `BT /F1 10 Tf 72 ${y} Td (${text}) Tj ET\n`;
  const long = "We roast every morning and send your coffee the same day to all cities of";
  const content =
    line(long, 700) + line("the Kingdom.", 686) + line("1. Riyadh", 660) + line("2. Jeddah", 646);
  const { blocks } = await readPdf(new Uint8Array(pdfOf(content)));
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ["paragraph", `${long} the Kingdom.`],
    ["list", "1. Riyadh"],
    ["list", "2. Jeddah"],
  ]);
});

test("headers and page numbers that come back on every page are left out", async () => {
  const text = (y: number, words: string) => `BT /F1 10 Tf 72 ${y} Td (${words}) Tj ET\n`;
  const page =
    text(780, "Oasis Roastery price list") +
    text(400, "The price of beans") +
    text(300, "is in the shop") +
    text(20, "Page 3 of 9");
  const { blocks } = await readPdf(
    new Uint8Array(pdfOf(page + text(200, "and on the site") + text(180, "and by phone"), 4)),
  );
  const read = blocks.map((block) => block.text).join("\n");
  expect(read).not.toMatch(/Page 3|Oasis Roastery/);
  expect(read).toContain("The price of beans");
});

test("a list of numbers is no gibberish", async () => {
  const rows = Array.from(
    { length: 40 },
    (_, row) => `BT /F1 10 Tf 72 ${760 - row * 15} Td (SKU-${row}XK ${row * 7} ${row * 13.5}) Tj ET\n`,
  );
  const { blocks } = await readPdf(new Uint8Array(pdfOf(rows.join(""))));
  expect(blocks).toHaveLength(40);
});

test("a menu's small title, its narrow heads and names over two lines are read as rows", async () => {
  const textAt = (x: number, y: number, words: string, size = 12) =>
    `BT /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET\n`;
  const content =
    textAt(72, 700, "Prices in SAR incl. VAT", 9) +
    textAt(72, 670, "Hot drinks", 9) +
    // The distance between the headings is so small that they are read as one line.
    textAt(300, 654, "Small 8oz", 8) +
    textAt(344, 654, "Large 16oz", 8) +
    textAt(72, 634, "Flat white") +
    textAt(310, 634, "14") +
    textAt(360, 634, "18") +
    // The table is drawn cell by cell: the name takes two lines, with the prices beside their middle.
    textAt(72, 614, "Drip coffee of rare beans") +
    textAt(72, 599, "from Yemen") +
    textAt(310, 606, "31") +
    textAt(360, 606, "36") +
    textAt(72, 578, "Mocha") +
    textAt(310, 578, "17") +
    textAt(360, 578, "21") +
    textAt(72, 540, "Extras", 9) +
    textAt(300, 524, "Price", 8) +
    textAt(72, 506, "Oat milk") +
    textAt(310, 506, "+4") +
    textAt(72, 487, "Extra shot") +
    textAt(310, 487, "+5");
  const { products } = await readPdf(new Uint8Array(pdfOf(content)));
  const drink = (name: string, small: number, large: number) => ({
    name: { en: name },
    prices: [
      { label: "Small 8oz", amount: small },
      { label: "Large 16oz", amount: large },
    ],
    currency: "SAR",
    attributes: { "Small 8oz": String(small), "Large 16oz": String(large) },
    place: { page: 1, heading: "Hot drinks" },
  });
  const extra = (name: string, price: number) => ({
    name: { en: name },
    price,
    priceNote: `+${price}`,
    currency: "SAR",
    attributes: { Price: `+${price}` },
    place: { page: 1, heading: "Extras" },
  });
  expect(products).toEqual([
    drink("Flat white", 14, 18),
    drink("Drip coffee of rare beans from Yemen", 31, 36),
    drink("Mocha", 17, 21),
    extra("Oat milk", 4),
    extra("Extra shot", 5),
  ]);
});
