import { mainLanguageOf } from "#shared/rules/main-language.ts";
import { faqColumns, productColumns, sheetNames } from "#server/documents/template-text.ts";
import { workbookBytes } from "#server/documents/xlsx-writer.ts";
import type { DemoFaq } from "./faq/faq.ts";
import type { DemoProduct } from "./products/product.ts";

/** Number of question columns per language that the widest row needs; the template has fewer, and owners add columns. */
const arabicQuestions = 4;
const englishQuestions = 3;

const availability = {
  in_stock: "متوفر / In stock",
  out_of_stock: "غير متوفر / Out of stock",
  preorder: "طلب مسبق / Pre-order",
} as const;

/** Returns the template with its FAQ sheet filled in. */
export function faqWorkbook(faqs: DemoFaq[]): Uint8Array {
  const questions = [
    ...Array.from(
      { length: arabicQuestions },
      (_, n) => `السؤال ${n + 1} (عربي) / Question ${n + 1} (Arabic)`,
    ),
    ...Array.from(
      { length: englishQuestions },
      (_, n) => `السؤال ${n + 1} (إنجليزي) / Question ${n + 1} (English)`,
    ),
  ];
  const answers = faqColumns.slice(-2);
  return workbookBytes([
    {
      name: sheetNames.faqs,
      columns: [...questions.map(() => ({ width: 36 })), ...answers.map(({ width }) => ({ width }))],
      rows: [
        { cells: [...questions, ...answers.map(({ header }) => header)], style: "header" },
        ...faqs.map((faq) => ({ cells: faqCells(faq), style: "text" as const })),
      ],
      frozenRows: 1,
    },
  ]);
}

function faqCells({ ask, ar, en }: DemoFaq): string[] {
  const rowsIn = (language: "ar" | "en", count: number) => {
    const phrasings = ask.filter((phrasing) => mainLanguageOf(phrasing) === language);
    if (phrasings.length > count)
      throw new Error(`more than ${count} phrasings in one language: ${phrasings[0]}`);
    return [...phrasings, ...Array<string>(count - phrasings.length).fill("")];
  };
  return [...rowsIn("ar", arabicQuestions), ...rowsIn("en", englishQuestions), ar, en];
}

/** Returns the template with its product sheet filled in, including the columns that a roastery adds. */
export function productWorkbook(products: DemoProduct[]): Uint8Array {
  const added = [
    "الفئة / Category",
    "المنشأ / Origin",
    "المعالجة / Process",
    "التحميص / Roast",
    "الإيحاءات / Tasting notes",
  ];
  return workbookBytes([
    {
      name: sheetNames.products,
      columns: [
        ...productColumns.map(({ width, choices }) => (choices ? { width, choices } : { width })),
        ...added.map(() => ({ width: 32 })),
      ],
      rows: [
        { cells: [...productColumns.map(({ header }) => header), ...added], style: "header" },
        ...products.map((product) => ({ cells: productCells(product), style: "text" as const })),
      ],
      frozenRows: 1,
    },
  ]);
}

const productCells = (product: DemoProduct): (string | number)[] => [
  product.ar,
  product.en,
  product.price,
  "SAR",
  availability[product.availability],
  product.description ?? "",
  product.color ?? "",
  product.size,
  product.category,
  product.origin ?? "",
  product.process ?? "",
  product.roast ?? "",
  product.notes ?? "",
];
