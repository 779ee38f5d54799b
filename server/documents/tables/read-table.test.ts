import { expect, test } from "vitest";
import type { Block, ReadDocument } from "#server/documents/document.ts";
import { workbookOf } from "#server/documents/fixtures/archives.ts";
import { readWorkbook } from "#server/documents/workbook.ts";
import { withTables } from "./with-tables.ts";

const sheets = (content: Parameters<typeof workbookOf>[0]): ReadDocument =>
  readWorkbook(workbookOf(content), "xlsx");

function read(blocks: Block[]): ReadDocument {
  return withTables({ format: "docx", blocks, faqs: [], products: [], warnings: [] });
}
const heading = (text: string): Block => ({ kind: "heading", text, place: {} });
const under = (title: string, kind: Block["kind"], text: string): Block => ({
  kind,
  text,
  place: { heading: title },
});
const table = (title: string, ...rows: string[][]): Block[] =>
  rows.map((cells) => ({ ...under(title, "table", cells.filter(Boolean).join(" | ")), cells }));

test("a sheet with its own columns gives rows with prices by period, and what the rows are called", () => {
  const { products, blocks } = sheets({
    Plans: [
      ["Car care plans 2026"],
      ["Plan", "Monthly SAR", "Yearly SAR", "Washes", "Notes"],
      ["Silver", 120, 1200, 2, "one car only"],
      ["Gold", 200, "on request", "unlimited", ""],
    ],
  });
  expect(products).toMatchObject([
    {
      name: { en: "Silver" },
      noun: "Plan",
      currency: "SAR",
      prices: [
        { label: "Monthly", amount: 120 },
        { label: "Yearly", amount: 1200 },
      ],
      attributes: { Washes: "2", Notes: "one car only" },
    },
    { name: { en: "Gold" }, prices: [{ label: "Monthly", amount: 200 }], priceNote: "on request" },
  ]);
  expect(blocks.map(({ text }) => text)).toEqual(["Car care plans 2026"]);
});

test("titles between rows are categories, and the price after a discount is what a row costs", () => {
  const { products } = sheets({
    العبايات: [
      ["الصنف", "English", "المقاس", "السعر", "بعد الخصم", "التوفر"],
      ["عبايات سوداء"],
      ["عباية ندى", "Nada", "54", 300, 240, "متوفر"],
      ["عباية ريم", "Reem", "56", 350, "", "نفدت الكمية - ترجع في رجب"],
      ["طرح"],
      ["طرحة شيفون", "Chiffon", "", 45, "", "قريباً"],
    ],
  });
  expect(products).toMatchObject([
    { name: { ar: "عباية ندى", en: "Nada" }, category: "عبايات سوداء", price: 240, was: 300 },
    { name: { ar: "عباية ريم" }, category: "عبايات سوداء", price: 350, availability: "out_of_stock" },
    { name: { ar: "طرحة شيفون" }, category: "طرح", attributes: { التوفر: "قريباً" } },
  ]);
});

test("a heading over two lines names its columns by both", () => {
  const { products } = sheets({
    الغرف: [
      ["الغرفة", "السعر بالريال", undefined],
      [undefined, "وسط الأسبوع", "نهاية الأسبوع"],
      ["غرفة مفردة", 250, 320],
      ["جناح", 600, 780],
    ],
  });
  expect(products[1]).toMatchObject({
    name: { ar: "جناح" },
    currency: "SAR",
    prices: [
      { label: "وسط الأسبوع", amount: 600 },
      { label: "نهاية الأسبوع", amount: 780 },
    ],
  });
});

test("a price cell may say more than an amount, and a word in its place is kept", () => {
  const { products } = read(
    table(
      "الخدمات",
      ["الخدمة", "السعر", "ملاحظات"],
      ["تغيير زيت", "90 ريال", ""],
      ["فحص كمبيوتر", "50 (مجاني مع الصيانة)", ""],
      ["سحب السيارة", "يبدأ من 150", "داخل المدينة فقط"],
      ["تلميع نانو", "قريباً", ""],
    ),
  );
  expect(products).toMatchObject([
    { price: 90, currency: "SAR" },
    { price: 50, priceNote: "50 (مجاني مع الصيانة)" },
    { price: 150, priceNote: "يبدأ من 150", attributes: { ملاحظات: "داخل المدينة فقط" } },
    { priceNote: "قريباً", attributes: { السعر: "قريباً" } },
  ]);
  expect(products[3]).not.toHaveProperty("price");
});

test("a menu without headers is rows under its titles, in the currency the page announces", () => {
  const { products, blocks } = read([
    under("المقهى", "paragraph", "الأسعار بالريال"),
    heading("الحلى"),
    ...table("الحلى", ["كيكة التمر", "22"], ["بسبوسة", "14"]),
    heading("Drinks"),
    under("Drinks", "paragraph", "Flat white ........ 16"),
    under("Drinks", "paragraph", "Two shots of espresso, steamed milk"),
    under("Drinks", "paragraph", "Cold brew ........ 18"),
    under("Drinks", "paragraph", "Karak ........ 7 SAR"),
  ]);
  expect(products).toMatchObject([
    { name: { ar: "كيكة التمر" }, price: 22, currency: "SAR", place: { heading: "الحلى" } },
    { name: { ar: "بسبوسة" }, price: 14 },
    {
      name: { en: "Flat white" },
      price: 16,
      attributes: { Description: "Two shots of espresso, steamed milk" },
    },
    { name: { en: "Cold brew" }, price: 18 },
    { name: { en: "Karak" }, price: 7 },
  ]);
  expect(blocks.map(({ text }) => text)).toEqual(["الأسعار بالريال", "الحلى", "Drinks"]);
});

test("sentences that end with a number are no menu", () => {
  const { products, blocks } = read([
    under("Rooms", "paragraph", "Check-in starts at 15"),
    under("Rooms", "paragraph", "Breakfast ends at 10"),
    under("Rooms", "paragraph", "The pool closes at 22"),
  ]);
  expect(products).toEqual([]);
  expect(blocks).toHaveLength(3);
});

test("a timetable gives a row for each lesson, and its remarks stay text", () => {
  const { products, blocks } = sheets({
    "فرع النخيل": [
      ["جدول الحصص - فرع النخيل"],
      ["الوقت", "الأحد", "الاثنين", "الثلاثاء"],
      ["4:00 م", "رسم - أ. مها", "", "خط عربي - أ. سعد"],
      ["6:30 م", "", "روبوت", ""],
      ["مدة الحصة 45 دقيقة. التسجيل قبل يوم من الحصة عن طريق الاستقبال أو التطبيق"],
    ],
  });
  expect(products).toMatchObject([
    { name: { ar: "رسم" }, slot: { day: 0, minutes: 960 }, attributes: { مع: "أ. مها" } },
    { name: { ar: "خط عربي" }, slot: { day: 2, minutes: 960 } },
    { name: { ar: "روبوت" }, slot: { day: 1, minutes: 1110 }, category: "جدول الحصص - فرع النخيل" },
  ]);
  expect(blocks.map(({ text }) => text)).toEqual([
    "جدول الحصص - فرع النخيل",
    "مدة الحصة 45 دقيقة. التسجيل قبل يوم من الحصة عن طريق الاستقبال أو التطبيق",
  ]);
});

test("a lesson begins in the half of the day that its end is written with, unless it lasts past noon", () => {
  const { products } = sheets({
    جدول: [
      ["الوقت", "الأحد", "الاثنين", "الثلاثاء"],
      ["4:00 - 5:30 م", "رسم", "", "خط"],
      ["11:00 - 12:30 م", "", "نحت", ""],
      ["9:00 - 10:00 ص", "لغة", "", ""],
    ],
  });
  expect(products.map(({ name, slot }) => [name.ar, slot!.minutes / 60])).toEqual([
    ["رسم", 16],
    ["خط", 16],
    ["نحت", 11],
    ["لغة", 9],
  ]);
});

test("a table of those who teach tells of persons, and sells none of what they teach", () => {
  const { products, blocks } = read(
    table(
      "المدربون",
      ["المدرب", "المادة", "أيامه", "ساعة خاصة (ريال)"],
      ["أ. سلمى", "رسم", "الأحد", "120"],
      ["أ. بدر", "نحت", "الثلاثاء", "150"],
    ),
  );
  expect(products).toEqual([]);
  expect(blocks).toHaveLength(3);
});

test("questions in a Word table are questions, and tables of hours, places and people stay text", () => {
  const { faqs, products, blocks } = read([
    ...table("أسئلة", ["السؤال", "الجواب"], ["هل لديكم موقف؟", "نعم خلف المبنى"]),
    ...table("الدوام", ["اليوم", "من", "إلى"], ["الأحد", "9:00", "17:00"], ["الجمعة", "14:00", "20:00"]),
    ...table("التوصيل", ["المنطقة", "الرسوم"], ["الرياض", "20 ريال"], ["جدة", "30 ريال"]),
  ]);
  expect(faqs).toMatchObject([{ phrasings: ["هل لديكم موقف؟"], answer: { ar: "نعم خلف المبنى" } }]);
  expect(products).toEqual([]);
  expect(blocks).toHaveLength(6);
});

test("a list of rooms without prices is rows, and its text is kept beside them", () => {
  const { products, blocks } = read(
    table("القاعات", ["القاعة", "السعة"], ["قاعة الورد", "80 شخص"], ["قاعة النخيل", "200 شخص"]),
  );
  expect(products).toMatchObject([
    { name: { ar: "قاعة الورد" }, attributes: { السعة: "80 شخص" } },
    { name: { ar: "قاعة النخيل" }, attributes: { السعة: "200 شخص" } },
  ]);
  expect(blocks).toHaveLength(3);
});

test("a list named by what its rows are is a list of offers, also where another column is called the service", () => {
  const bouquets = sheets({
    الورد: [
      ["اسم الباقة", "النوع", "السعر"],
      ["باقة ليلى", "جوري", 180],
      ["باقة سلمى", "جوري", 240],
    ],
  });
  expect(bouquets.products).toMatchObject([{ name: { ar: "باقة ليلى" }, price: 180 }, { price: 240 }]);
  const packages = sheets({
    الباقات: [
      ["الباقة", "الخدمة", "السعر"],
      ["فضية", "غسيل داخلي", 80],
      ["ذهبية", "غسيل داخلي", 120],
      ["ماسية", "غسيل داخلي", 160],
    ],
  });
  expect(packages.products.map(({ name }) => name.ar)).toEqual(["فضية", "ذهبية", "ماسية"]);
});

test("a list of people with their fees is no list of offers", () => {
  const { products } = sheets({
    الأطباء: [
      ["اسم الطبيب", "التخصص", "الكشفية"],
      ["د. سمر", "جلدية", 200],
      ["د. فهد", "أسنان", 150],
    ],
  });
  expect(products).toEqual([]);
});

test("rows of codes are called by what their first columns of texts say", () => {
  const { products } = sheets({
    للإيجار: [
      ["الرقم", "النوع", "الموقع", "غرف", "الإيجار السنوي", "الحالة"],
      ["R-101", "شقة", "الدمام - الشاطئ الشرقي", 3, 38000, "متاحة"],
      ["R-102", "فيلا", "الخبر - العقربية", 5, 95000, "مؤجرة"],
      ["R-103", "شقة", "الخبر - اليرموك", 2, 24000, "متاحة"],
    ],
  });
  expect(products).toMatchObject([
    { name: { ar: "شقة R-101، الدمام، الشاطئ الشرقي" }, price: 38000, availability: "in_stock" },
    { name: { ar: "فيلا R-102، الخبر، العقربية" }, price: 95000, availability: "out_of_stock" },
    { name: { ar: "شقة R-103، الخبر، اليرموك" }, attributes: { الموقع: "الخبر - اليرموك" } },
  ]);
});

test("a count of what is left says what is sold out, what it cost before is said beside the price", () => {
  const { products } = sheets({
    جوالات: [
      ["الماركة", "المنتج", "السعر", "قبل", "الكمية"],
      ["الجوالات"],
      ["نور", "نور 9", 2899, 3299, 4],
      ["نور", "نور 9 برو", 3899, "", 0],
      ["التابلت"],
      ["نور", "نور باد", 1499, "", "نفد"],
    ],
    هدايا: [
      ["الهدية", "السعر", "الكمية", "ملاحظات"],
      ["علبة تمر", 40, 12, "نفدت - ترجع 1 ديسمبر"],
      ["علبة معمول", 55, 24, ""],
    ],
  });
  expect(products).toMatchObject([
    { category: "الجوالات", price: 2899, was: 3299, availability: "in_stock", attributes: { الكمية: "4" } },
    { category: "الجوالات", price: 3899, availability: "out_of_stock" },
    { category: "التابلت", price: 1499, availability: "out_of_stock" },
    { price: 40, availability: "out_of_stock" },
    { price: 55, attributes: { الكمية: "24" } },
  ]);
  expect(products.at(-1)!.availability).toBeUndefined();
});

test("a column without a header says the names in the other language", () => {
  const { products } = sheets({
    Menu: [
      ["Price", "Item", ""],
      [22, "Iced latte", "آيس لاتيه"],
      [19, "Cold brew", "كولد برو"],
    ],
  });
  expect(products.map(({ name }) => name)).toEqual([
    { en: "Iced latte", ar: "آيس لاتيه" },
    { en: "Cold brew", ar: "كولد برو" },
  ]);
});

test("destinations with prices by month are journeys, those with fees of delivery are not", () => {
  const { products } = sheets({
    السياحة: [
      ["الوجهة", "المدة", "ديسمبر", "يناير"],
      ["باكو", "6 أيام", 2750, 2600],
      ["لندن", "7 أيام", 7850, 7200],
    ],
    التوصيل: [
      ["المدينة", "رسوم التوصيل", "المدة بالأيام"],
      ["الرياض", 20, 1],
      ["جدة", 35, 3],
    ],
  });
  expect(products.map(({ name, prices }) => [name.ar, prices])).toEqual([
    [
      "باكو",
      [
        { label: "ديسمبر", amount: 2750 },
        { label: "يناير", amount: 2600 },
      ],
    ],
    [
      "لندن",
      [
        { label: "ديسمبر", amount: 7850 },
        { label: "يناير", amount: 7200 },
      ],
    ],
  ]);
});

test("rooms, floors and areas are no prices, and a number within a name is none either", () => {
  const { products } = sheets({
    للإيجار: [
      ["الرقم", "النوع", "غرف", "المساحة م2", "الدور", "الإيجار السنوي"],
      ["B-11", "شقة", 3, 140, 2, 38000],
      ["B-12", "شقة", 2, 95, 1, 24000],
      ["B-13", "مكتب", 1, 60, 3, 30000],
    ],
    الأدوات: [
      ["الأداة", "السعر", "المخزون"],
      ["قمع V60 بلاستيك", 45, 20],
      ["قمع V60 سيراميك", 95, 6],
      ["مطحنة يدوية", 189, 4],
    ],
  });
  expect(products).toMatchObject([
    { name: { ar: "شقة B-11" }, price: 38000, attributes: { غرف: "3", الدور: "2" } },
    { price: 24000 },
    { price: 30000 },
    { name: { ar: "قمع V60 بلاستيك" }, price: 45, noun: "الأداة" },
    { price: 95 },
    { price: 189 },
  ]);
});

test("a sentence under a list is text and no offer", () => {
  const { products, blocks } = sheets({
    الأسعار: [
      ["القطعة", "السعر", "ملاحظات"],
      ["ثوب", 6, ""],
      ["شماغ", 5, ""],
      ["المستعجل يزيد نصف السعر ولا يشمل السجاد"],
    ],
  });
  expect(products.map(({ name }) => name.ar)).toEqual(["ثوب", "شماغ"]);
  expect(blocks.map(({ text }) => text)).toEqual(["المستعجل يزيد نصف السعر ولا يشمل السجاد"]);
});

test("packages may be called by a number of sessions", () => {
  const { products } = sheets({
    التدريب: [
      ["الباقة", "السعر", "الصلاحية"],
      ["حصة واحدة", 180, "14 يوم"],
      ["8 حصص", 1200, "45 يوم"],
      ["12 حصة", 1680, "60 يوم"],
      ["24 حصة", 3000, "120 يوم"],
    ],
  });
  expect(products.map(({ price }) => price)).toEqual([180, 1200, 1680, 3000]);
});

test("lessons may stand in the first column with their times under the days; opening hours look alike and are none", () => {
  const { products } = sheets({
    النظري: [
      ["الدورة", "الأحد", "الاثنين", "الثلاثاء", "الأربعاء"],
      ["رجال - صباحي", "9-11", "", "9-11", ""],
      ["نساء - مسائي", "4-6 م", "", "", "4-6 م"],
    ],
  });
  expect(products.map(({ name, slot, category }) => [name.ar, slot, category])).toEqual([
    ["رجال - صباحي", { day: 0, minutes: 540, until: 660 }, "الدورة"],
    ["رجال - صباحي", { day: 2, minutes: 540, until: 660 }, "الدورة"],
    ["نساء - مسائي", { day: 0, minutes: 960, until: 1080 }, "الدورة"],
    ["نساء - مسائي", { day: 3, minutes: 960, until: 1080 }, "الدورة"],
  ]);
  const hours = sheets({
    الدوام: [
      ["القسم", "الأحد", "الاثنين", "الثلاثاء", "الأربعاء"],
      ["الاستقبال", "9-5", "9-5", "9-5", "9-5"],
      ["المختبر", "8-2", "8-2", "8-2", "8-2"],
    ],
  });
  expect(hours.products).toEqual([]);
});

test("a price's header says what it is for, and prices by days of the week are prices", () => {
  const { products } = sheets({
    قاعات: [
      ["القاعة", "أيام الأسبوع (الأحد - الأربعاء)", "الخميس والسبت"],
      ["اللؤلؤة", "4,500", "6,000"],
      ["المرجان", "7 آلاف", "9,500"],
    ],
    بوفيه: [
      ["البوفيه", "السعر للشخص"],
      ["بوفيه العائلة", "80"],
      ["بوفيه الغداء", "65"],
    ],
  });
  expect(
    products.map(({ name, unit, price, prices }) => [
      name.ar,
      unit,
      price ?? prices?.map(({ amount }) => amount),
    ]),
  ).toEqual([
    ["اللؤلؤة", undefined, [4500, 6000]],
    ["المرجان", undefined, [7000, 9500]],
    ["بوفيه العائلة", "للشخص", 80],
    ["بوفيه الغداء", "للشخص", 65],
  ]);
});

test("numbers under one name of a header in two lines are what the prices are for", () => {
  const { products, blocks } = sheets({
    Print: [
      ["Item", "Paper", "Quantity"],
      ["", "", 500, 1000],
      ["Flyer A5", "150 g", 350, 480],
      ["Velvet card", "400 g", 220, "-"],
    ],
  });
  expect(products).toMatchObject([
    {
      name: { en: "Flyer A5" },
      prices: [
        { label: "Quantity 500", amount: 350 },
        { label: "Quantity 1000", amount: 480 },
      ],
    },
    { name: { en: "Velvet card" }, prices: [{ label: "Quantity 500", amount: 220 }] },
  ]);
  expect(blocks).toEqual([]);
});

test("a list with columns of its own under another one is read by its own header, its unit and its title", () => {
  const { products } = sheets({
    الاسعار: [
      ["النوع", "العمر", "السعر"],
      ["نعيمي", "سنة", 1480],
      ["حري", "6 شهور", 1390],
      ["بالكيلو"],
      ["الصنف", "ريال/كيلو", "المصدر"],
      ["كبدة", 70, "بلدي"],
      ["مفروم", 48, "مستورد"],
    ],
  });
  expect(products).toMatchObject([
    { name: { ar: "نعيمي" }, price: 1480, attributes: { العمر: "سنة" } },
    { name: { ar: "حري" }, price: 1390 },
    { name: { ar: "كبدة" }, price: 70, unit: "كيلو", category: "بالكيلو", attributes: { المصدر: "بلدي" } },
    { name: { ar: "مفروم" }, price: 48, unit: "كيلو", category: "بالكيلو" },
  ]);
});

test("priced lines among a text are rows with what they hold, and the rest stays text", () => {
  const { products, blocks } = read([
    heading("Offers"),
    under("Offers", "paragraph", "Order five hours before you come."),
    under("Offers", "paragraph", "Family box: 2 kilos of chicken + rice - 159 SAR"),
    under("Offers", "paragraph", "Logo design: 350 SAR (3 drafts)"),
    under("Offers", "paragraph", "Delivery: 20 SAR"),
    under("Offers", "paragraph", "Free changes - two of them."),
  ]);
  expect(products).toMatchObject([
    { name: { en: "Family box" }, price: 159, attributes: { Description: "2 kilos of chicken + rice" } },
    { name: { en: "Logo design" }, price: 350, priceNote: "350 SAR (3 drafts)" },
  ]);
  expect(blocks.map(({ text }) => text)).toEqual([
    "Offers",
    "Order five hours before you come.",
    "Delivery: 20 SAR",
    "Free changes - two of them.",
  ]);
});
