import { expect, test } from "vitest";
import type { ProductEntry, Turn } from "#server/answers/entry.ts";
import { buildIndex } from "#server/answers/answers.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

/** A car workshop that also lets rooms for courses: rows as its files would give them. */
const origin = { sourceId: "s", sourceName: "list.xlsx" };
let number = 0;
function row(name: ProductEntry["name"], more: Partial<ProductEntry> = {}): ProductEntry {
  number += 1;
  return {
    kind: "product",
    id: `row-${number}`,
    name,
    attributes: {},
    origin: { ...origin, row: number },
    ...more,
  };
}
const sar = (price: number, more: Partial<ProductEntry> = {}): Partial<ProductEntry> => ({
  price,
  currency: "SAR",
  ...more,
});
const plan = (name: ProductEntry["name"], month: number, year: number, washes: string): ProductEntry =>
  row(name, {
    noun: "الباقة",
    currency: "SAR",
    prices: [
      { label: "شهري", amount: month },
      { label: "سنوي", amount: year },
    ],
    attributes: { "عدد الغسلات": washes },
  });
const lesson = (name: string, day: number, minutes: number, by: string): ProductEntry =>
  row(
    { ar: name },
    { slot: { day, minutes }, category: "جدول الدورات", attributes: { اليوم: "", الوقت: "", مع: by } },
  );

const index = buildIndex([
  row(
    { ar: "زيت محرك تخليقي", en: "Synthetic engine oil" },
    sar(120, { category: "زيوت", attributes: { الحجم: "4 لتر" } }),
  ),
  row(
    { ar: "زيت محرك عادي", en: "Mineral engine oil" },
    sar(70, { category: "زيوت", attributes: { الحجم: "4 لتر" } }),
  ),
  row({ ar: "فلتر زيت", en: "Oil filter" }, sar(25, { category: "فلاتر", availability: "in_stock" })),
  row({ ar: "بطارية 70 أمبير", en: "Battery" }, sar(320, { was: 380, category: "بطاريات" })),
  row({ ar: "بطارية 90 أمبير" }, sar(450, { category: "بطاريات", availability: "out_of_stock" })),
  row({ ar: "تلميع نانو" }, { category: "تلميع", priceNote: "قريباً" }),
  row({ ar: "فحص شامل" }, sar(150, { category: "فحص", attributes: { ملاحظات: "الجمعة فقط" } })),
  plan({ ar: "باقة فضية", en: "Silver" }, 100, 1000, "2"),
  plan({ ar: "باقة ذهبية", en: "Gold" }, 180, 1800, "6"),
  lesson("صيانة منزلية", 0, 17 * 60, "م. علي"),
  lesson("صيانة منزلية", 2, 19 * 60, "م. علي"),
  lesson("كهرباء سيارات", 2, 17 * 60, "م. فهد"),
]);

const arabic = { language: "ar", tone: "warm" } as const;
const english = { language: "en", tone: "warm" } as const;
const said = (question: string, history: Turn[] = []): string | undefined =>
  rowAnswer(index, question, arabic, { history })?.text;
const saidInEnglish = (question: string): string | undefined => rowAnswer(index, question, english)?.text;

test("a price is the row's own, with what it was before and what restricts it", () => {
  expect(said("بكم فلتر الزيت؟")).toBe("سعر فلتر زيت: 25 ر.س.");
  expect(said("كم سعر البطارية 70")).toBe("سعر بطارية 70 أمبير: 320 ر.س بدل 380 ر.س.");
  expect(said("كم الفحص الشامل")).toBe("سعر فحص شامل: 150 ر.س (الجمعة فقط).");
});

test("of several prices the one that is named is said, in months and years too", () => {
  expect(said("كم الباقة الذهبية بالسنة")).toContain("(سنوي): 1800 ر.س");
  expect(said("كم الباقة الذهبية بالسنة")).not.toContain("180 ر.س");
  expect(saidInEnglish("how much is gold monthly?")).toContain("180 SR");
});

test("the cheapest of a kind is of that kind", () => {
  expect(said("وش ارخص زيت عندكم")).toContain("زيت محرك عادي");
  expect(said("وش ارخص زيت عندكم")).not.toContain("فلتر");
  expect(said("اغلى باقة بالشهر")).toContain("باقة ذهبية");
  expect(said("ارخص بطارية")).toContain("320");
});

test("a superlative of another column compares numbers", () => {
  expect(said("اي باقة فيها اكثر عدد غسلات")).toContain("باقة ذهبية");
});

test("a price limit is kept, and where nothing is within it the nearest is said", () => {
  expect(said("زيوت تحت 100 ريال")).toContain("زيت محرك عادي");
  expect(said("زيوت تحت 100 ريال")).not.toContain("تخليقي");
  expect(said("زيوت 100 ريال او اقل")).toBe(said("زيوت تحت 100 ريال"));
  expect(said("زيوت يقل سعرها عن 100 ريال")).toBe(said("زيوت تحت 100 ريال"));
  expect(said("زيت باقل من 20 ريال")).toMatch(/^لا يوجد لدينا شيء بهذا السعر.*\n.*70/u);
});

test("several things are added up, and the sum is shown", () => {
  expect(said("2 فلتر زيت وزيت محرك عادي كم المجموع")).toContain("2 × 25 + 70 = 120 ر.س");
  expect(said("3 فلاتر زيت بكم")).toContain("3 × 25 = 75 ر.س");
});

test("a number that a row is called by counts no pieces", () => {
  expect(said("بطارية 90 امبير بكم")).not.toContain("90 ×");
  expect(said("بطارية 90 امبير بكم")).toContain("450");
});

test("what shipping, codes or wholesale make of a sum is not guessed", () => {
  expect(said("2 فلتر زيت وبطارية 70 مع التوصيل كم المجموع")).toBeUndefined();
  expect(said("2 فلتر زيت وزيت محرك عادي كم المجموع بدون توصيل")).toContain("2 × 25 + 70 = 120 ر.س");
});

test("two rows are compared, and how far their prices are apart is computed", () => {
  expect(said("الفرق بالسعر بين الباقة الفضية والذهبية سنوي")).toContain("الفرق: 800 ر.س");
  expect(said("ايهم ارخص الزيت العادي ولا التخليقي")).toMatch(/^الأوفر: زيت محرك عادي/u);
});

test("unknown stock is not a yes to a restricted row, and what comes soon is not there", () => {
  expect(said("عندكم تلميع نانو؟")).toBe("تلميع نانو غير متوفر حاليًا، قريبًا إن شاء الله.");
  expect(said("الفحص الشامل متوفر اليوم؟")).not.toMatch(/^نعم/u);
  expect(said("البطارية 90 موجودة؟")).not.toMatch(/^نعم/u);
});

test("nothing is claimed of what no row is called", () => {
  for (const question of [
    "عندكم كفرات؟",
    "كيف احجز موعد؟",
    "كم رواتب الفنيين",
    "do you have a waiting room?",
  ])
    expect([question, said(question)]).toEqual([question, undefined]);
});

test("lessons are told by day and time", () => {
  expect(said("متى دورة كهرباء السيارات")).toBe("كهرباء سيارات (م. فهد): الثلاثاء 5:00 م.");
  expect(said("متى دورة صيانة منزلية")).toContain("الأحد 5:00 م");
  expect(saidInEnglish("when is كهرباء سيارات")).toContain("Tuesday 5:00 pm");
});

test("a follow-up asks the row that was spoken of", () => {
  const history: Turn[] = [
    { role: "customer", text: "كم الباقة الفضية بالشهر" },
    { role: "agent", text: said("كم الباقة الفضية بالشهر")! },
  ];
  expect(said("والسنة؟", history)).toContain("(سنوي): 1000 ر.س");
  expect(said("وكم عدد الغسلات؟", history)).toContain("2");
});

const offers = buildIndex([
  row(
    { ar: "دهان جدران مع المواد", en: "Wall painting with materials" },
    sar(15, { priceNote: "15 ريال / م2" }),
  ),
  row(
    { ar: "دهان جدران بدون مواد", en: "Wall painting without materials" },
    sar(8, { priceNote: "8 ريال / م2" }),
  ),
  row(
    { ar: "شقة R-113، الخبر، العقربية" },
    sar(40_000, { category: "للإيجار", attributes: { غرف: "3", "المساحة م2": "135", الحالة: "متاحة" } }),
  ),
  row(
    { ar: "شقة R-117، الخبر، الراكة" },
    sar(44_000, { category: "للإيجار", attributes: { غرف: "4", "المساحة م2": "190", الحالة: "متاحة" } }),
  ),
  row(
    { ar: "فيلا R-112، الدمام، الشعلة" },
    sar(88_000, {
      category: "للإيجار",
      availability: "out_of_stock",
      attributes: { غرف: "5", "المساحة م2": "350", الحالة: "مؤجرة" },
    }),
  ),
]);
const offered = (question: string, voice: typeof arabic | typeof english = arabic): string | undefined =>
  rowAnswer(offers, question, voice, { history: [] })?.text;

test("a quantity of the unit that a price is for is multiplied, and the currency named once", () => {
  expect(offered("كم سعر دهان الجدران بدون مواد")).toBe("سعر دهان جدران بدون مواد: 8 ر.س / م2.");
  expect(offered("ابي دهان مع المواد 120 متر كم يكلف")).toContain("120 × 15 = 1800 ر.س");
  expect(offered("Wall painting with materials, 50 sqm, how much?", english)).toContain("50 × 15 = 750 SR");
});

test("a column is told by its name, rows are chosen by the number in it", () => {
  expect(offered("كم مساحة شقة العقربية")).toContain("135");
  expect(offered("كم مساحة شقة العقربية")).not.toContain("40000");
  expect(offered("ابي شقه في الخبر اربع غرف")).toContain("R-117");
  expect(offered("ابي شقه في الخبر اربع غرف")).not.toContain("R-113");
  expect(offered("ابي شقه في الخبر تحت 42 الف")).not.toContain("R-117");
});

test("what is let or booked is said in the list's own word", () => {
  expect(offered("الفيلا اللي في الشعلة متوفرة؟")).toMatch(/لا يتوفر.*مؤجرة/u);
});

test("one thing named twice stands once in a comparison", () => {
  const text = said("الفرق بالسعر بين فلتر زيت والبطارية 70 وفلتر زيت");
  expect(text?.match(/فلتر زيت/gu)).toHaveLength(1);
});

test("several prices are told apart by a dash, one of them by what it is for", () => {
  expect(said("كم الباقة الذهبية")).toBe("أسعار باقة ذهبية – شهري: 180 ر.س، سنوي: 1800 ر.س.");
  expect(saidInEnglish("how much is gold monthly?")).toBe("The price of Gold (Monthly) is 180 SR.");
  expect(said("ارخص باقة سنوي")).toContain("باقة فضية (سنوي)، بسعر 1000 ر.س");
});

test("a name after an attached “and” is one more thing, also where a cell writes both together", () => {
  const coffees = buildIndex([
    row({ ar: "كولومبيا هويلا" }, sar(39)),
    row({ ar: "إثيوبيا قوجي" }, sar(34)),
    row({ ar: "خلطة البيت" }, sar(32, { attributes: { المنشأ: "البرازيل وإثيوبيا" } })),
  ]);
  const text = rowAnswer(coffees, "كم الفرق بين سعر كولومبيا هويلا واثيوبيا قوجي؟", arabic)?.text;
  expect(text).toContain("الفرق: 5");
});

test("several of a thing that comes in two sizes are counted for each", () => {
  const blend = (size: string, price: number) =>
    row(
      { ar: `خلطة الثريا للحليب ${size} غرام`, en: `Thurayya Milk Blend ${size} g` },
      sar(price, { category: "بن", availability: "in_stock" }),
    );
  const shop = buildIndex([blend("250", 33), blend("1000", 99), row({ ar: "إثيوبيا قوجي" }, sar(34))]);
  const text = rowAnswer(shop, "3 اكياس خلطة الثريا كم؟", arabic)?.text;
  expect(text).toContain("3 × 33 = 99");
  expect(text).toContain("3 × 99 = 297");
  expect(rowAnswer(shop, "كم سعر خلطة الثريا؟", arabic)?.text).not.toContain("×");
});
