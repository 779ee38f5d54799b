import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { row } from "#server/answers/rows/goods.fixture.ts";
import { respondFromPrices } from "./respond.ts";

const text = (title: string, said: string, sourceId = "terms"): KnowledgeEntry => ({
  kind: "passage",
  id: `${sourceId} ${title}`,
  title,
  text: said,
  origin: { sourceId, sourceName: sourceId, heading: title },
});

/** A workshop whose list tells prices before the tax. */
const index = buildIndex([
  row("خيمة كبيرة", 1200, { category: "خيام" }),
  row("مولد كهرباء", 600, { category: "أجهزة" }),
  row("كرسي خشب", 9, { category: "كراسي" }),
  row("ستارة مخمل", 300, { category: "ستائر", was: 400 }),
  row("Projector", 200, { name: { en: "Projector" }, category: "Devices" }),
  text("الأسعار", "الأسعار لليوم الواحد ولا تشمل ضريبة القيمة المضافة 15%."),
  text("الحجز", "نطلب عربون 30% من قيمة الطلب لتثبيت الموعد، والباقي عند التسليم."),
  text(
    "الخصومات",
    "الجمعيات الخيرية لها خصم 35% بخطاب رسمي. خصم 10% للطلاب على الأجهزة فقط. من يستأجر 50 قطعة فأكثر له خصم 20%.",
  ),
  text("المستعجل", "الطلب المستعجل خلال يوم بزيادة 25% على السعر."),
  text("التقسيط", "تمارا على 3 دفعات للطلبات من 500 ريال."),
  text("الإلغاء", "إذا ألغيت بعد التجهيز يرجع لك 50% من السعر."),
]);
const arabic = { language: "ar", tone: "warm" } as const;
const english = { language: "en", tone: "warm" } as const;
const said = (question: string, voice: typeof arabic | typeof english = arabic, known = index): string =>
  respondFromPrices(known, { question, voice }, { history: [] })?.text ?? "";

test("the tax is put on a price that is told without it, in words and quoted", () => {
  const answerText = said("خيمة كبيرة مع الضريبة كم");
  expect(answerText).toContain("1200 × 15% = 180");
  expect(answerText).toContain("1200 + 180 = 1380");
  expect(answerText).toContain("ولا تشمل ضريبة القيمة المضافة");
  expect(said("how much is the projector including VAT", english)).toContain("200 + 30 = 230");
});

test("a price that holds the tax is told as it is, with that", () => {
  const included = buildIndex([
    row("ثوب صيفي", 220, { category: "ثياب" }),
    text("الأسعار", "الأسعار شاملة ضريبة القيمة المضافة."),
  ]);
  const answerText = said("ثوب صيفي مع الضريبة بكم", arabic, included);
  expect(answerText).toContain("السعر شامل الضريبة: 220");
  expect(answerText).not.toContain("%");
});

test("without a word of the business on the tax, no price with it is said", () => {
  const withoutTax = buildIndex([
    row("ثوب صيفي", 220, { category: "ثياب" }),
    text("عن المحل", "نفصل الثياب منذ 1999."),
  ]);
  expect(said("ثوب صيفي مع الضريبة بكم", arabic, withoutTax)).toBe("");
  expect(said("ثوب صيفي بكم", arabic, withoutTax)).toContain("220");
});

test("a deposit is a share of what is ordered, or of the amount that is named", () => {
  expect(said("100 كرسي خشب كم عربونهم")).toContain("900 × 30% = 270");
  expect(said("كم العربون على طلب بـ 800 ريال")).toContain("800 × 30% = 240");
  expect(said("كم العربون على طلب بـ ٨٠٠ ريال")).toContain("240");
});

test("the discount is the one for who asks, and its condition is quoted", () => {
  const charity = said("مولد كهرباء لجمعية خيرية بكم بعد الخصم");
  expect(charity).toContain("600 × 35% = 210");
  expect(charity).toContain("بخطاب رسمي");
  expect(said("انا طالب، مولد كهرباء كم يصير بعد الخصم")).toContain("600 − 60 = 540");
  // The students' discount is for devices alone.
  expect(said("انا طالب، خيمة كبيرة كم تصير بعد الخصم")).not.toContain("%");
});

test("a discount that nobody states is not computed from another one", () => {
  expect(said("خصم الموظفين على مولد كهرباء كم يصير السعر")).not.toContain("%");
  expect(said("مولد كهرباء بعد الخصم كم")).not.toContain("%");
});

test("a discount from a number on holds from that number on", () => {
  expect(said("60 كرسي خشب كم بعد الخصم")).toContain("540 − 108 = 432");
  expect(said("20 كرسي خشب كم بعد الخصم")).not.toContain("20%");
});

test("of discounts from one amount on and from a higher one, the one that the order reaches holds", () => {
  const tiers = buildIndex([
    row("صينية كنافة", 130, { category: "صواني" }),
    text("الشركات", "طلبات الشركات من 2000 ريال وفوق خصم 12%، ومن 5000 ريال خصم 18%."),
  ]);
  const discounted = (question: string): string => said(question, arabic, tiers);
  expect(discounted("طلب بقيمة 6500 ريال كم يصير بعد خصم الشركات")).toContain("6500 × 18% = 1170");
  expect(discounted("طلب بقيمة 3000 ريال كم يصير بعد خصم الشركات")).toContain("3000 × 12% = 360");
});

test("what is urgent costs more, and only then", () => {
  expect(said("خيمة كبيرة مستعجل كم تصير")).toContain("1200 + 300 = 1500");
  expect(said("خيمة كبيرة كم")).not.toContain("%");
});

test("instalments are as many as the business states, from the amount it states", () => {
  expect(said("خيمة كبيرة على تمارا كم كل دفعة")).toContain("1200 ÷ 3 = 400");
  expect(said("قسطلي خيمة كبيرة على 4 دفعات كم كل دفعة")).not.toContain("÷");
  expect(said("ستارة مخمل على تمارا كم كل دفعة")).not.toContain("÷");
});

test("what comes back is a share of the price", () => {
  expect(said("ألغيت خيمة كبيرة بعد التجهيز كم يرجع لي")).toContain("1200 × 50% = 600");
});

test("the entries that a computed price stands on are cited beside its row", () => {
  const found = respondFromPrices(
    index,
    { question: "خيمة كبيرة مع الضريبة كم", voice: arabic },
    { history: [] },
  );
  expect(found?.citations.map(({ origin }) => origin.heading ?? origin.sourceName)).toContain("الأسعار");
  expect(found?.citations.every(({ used }) => used)).toBe(true);
});

test("a deposit that is asked for alone is told as the texts state it", () => {
  expect(said("كم العربون")).toContain("عربون 30% من قيمة الطلب");
  expect(said("كم العربون لو الطلب 1000")).toContain("300");
  const later = buildIndex([text("الدفع", "بعد العربون تدفع 50% من قيمة العقد قبل الموعد.")]);
  expect(said("كم العربون", arabic, later)).toBe("");
});

test("a discount that is not given with one package is given with others of its kind", () => {
  const boxes = buildIndex([
    row("بوكس الجمعة", 260),
    row("بوكس القهوة", 190),
    text("الخصومات", "خصم 10% لاول طلب، ولا يجتمع مع عرض بوكس الجمعة."),
  ]);
  expect(said("كم سعر بوكس الجمعة بعد خصم اول طلب؟", arabic, boxes)).not.toContain("234");
  expect(said("كم سعر بوكس القهوة بعد خصم اول طلب؟", arabic, boxes)).toContain("190 − 19 = 171");
});
