/** The texts of the template. The file contains both languages, for teams that share it. */

export const sheetNames = {
  faqs: "الأسئلة FAQ",
  products: "المنتجات Products",
  instructions: "التعليمات Instructions",
} as const;

const exampleAr = "مثال:";
const exampleEn = "Example:";

/** Whether a text marks an example row; a row with the mark in any cell is not read. */
export const isExample = (text: string): boolean => text.startsWith(exampleAr) || text.startsWith(exampleEn);

export interface TemplateColumn {
  header: string;
  /** The width in characters. */
  width: number;
  example: string | number;
  /** The choices of a drop-down list; other values may be typed too. */
  choices?: string[];
}

export const faqColumns: TemplateColumn[] = [
  { header: "السؤال 1 (عربي) / Question 1 (Arabic)", width: 36, example: `${exampleAr} كم يستغرق التوصيل؟` },
  { header: "السؤال 2 (عربي) / Question 2 (Arabic)", width: 36, example: "متى يوصل طلبي؟" },
  { header: "السؤال 3 (عربي) / Question 3 (Arabic)", width: 36, example: "كم يوم ياخذ الشحن؟" },
  {
    header: "السؤال 1 (إنجليزي) / Question 1 (English)",
    width: 36,
    example: `${exampleEn} How long does delivery take?`,
  },
  { header: "السؤال 2 (إنجليزي) / Question 2 (English)", width: 36, example: "When will my order arrive?" },
  {
    header: "الإجابة (عربي) / Answer (Arabic)",
    width: 60,
    example: "نوصل داخل المدينة خلال يومين، وإلى باقي المناطق خلال 5 أيام.",
  },
  {
    header: "الإجابة (إنجليزي) / Answer (English)",
    width: 60,
    example: "We deliver within 2 days in the city and within 5 days elsewhere.",
  },
];

export const productColumns: TemplateColumn[] = [
  {
    header: "اسم المنتج (عربي) / Product name (Arabic)",
    width: 32,
    example: `${exampleAr} قهوة عربية 250 جم`,
  },
  {
    header: "اسم المنتج (إنجليزي) / Product name (English)",
    width: 32,
    example: `${exampleEn} Arabic coffee 250 g`,
  },
  { header: "السعر / Price", width: 14, example: 45 },
  {
    header: "العملة / Currency",
    width: 16,
    example: "SAR",
    choices: ["SAR", "AED", "KWD", "QAR", "BHD", "OMR", "EGP", "JOD", "USD"],
  },
  {
    header: "التوفر / Availability",
    width: 24,
    example: "متوفر / In stock",
    choices: ["متوفر / In stock", "غير متوفر / Out of stock", "طلب مسبق / Pre-order"],
  },
  { header: "الوصف / Description", width: 48, example: "محمصة تحميصًا فاتحًا مع الهيل" },
  { header: "اللون / Color", width: 18, example: "" },
  { header: "المقاس / Size", width: 18, example: "250 جم" },
];

/** Returns pairs of Arabic and English lines. `brand` is the shop's name, if known. */
export function instructions(brand: string | undefined): [string, string][] {
  return [
    [
      brand ? `قاعدة معرفة ${brand}` : "قاعدة معرفة وكيلك",
      brand ? `Knowledge base of ${brand}` : "Your agent's knowledge base",
    ],
    [
      "1. في ورقة الأسئلة اكتب كل إجابة في سطر، ومعها ما استطعت من صيغ السؤال كما يكتبها عملاؤك.",
      "1. On the FAQ sheet write one answer per row, with as many ways of asking it as you can, as your customers write them.",
    ],
    [
      "2. تكفي الإجابة بلغة واحدة، وإن كتبتها باللغتين أجاب الوكيل كل عميل بلغته.",
      "2. One language is enough; with both, the agent answers each customer in theirs.",
    ],
    [
      "3. في ورقة المنتجات اكتب كل منتج في سطر، والسعر رقمًا فقط مثل 98.5.",
      "3. On the products sheet write one product per row, and the price as a plain number such as 98.5.",
    ],
    [
      "4. أضف أعمدة كما تشاء (الوزن، الضمان، الرابط…) واكتب اسم كل عمود في السطر الأول.",
      "4. Add any columns you like (weight, warranty, link…) and name each in the first row.",
    ],
    [
      "5. لا تغيّر عناوين الأعمدة الموجودة. السطور التي تبدأ بكلمة «مثال:» لا تُقرأ، ويمكنك حذفها.",
      "5. Keep the column titles as they are. Rows that begin with “Example:” are not read; you may delete them.",
    ],
    [
      "6. احفظ الملف وارفعه في صفحة قاعدة المعرفة، ثم اضغط «درّبه الآن».",
      "6. Save the file, upload it on the knowledge base page, then press Train now.",
    ],
  ];
}
