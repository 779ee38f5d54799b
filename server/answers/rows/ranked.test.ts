import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import { coffeeSettings } from "#server/answers/evaluate/coffee-shop.fixture.ts";
import { row } from "./goods.fixture.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const prices = (...each: [string, number][]) => ({
  prices: each.map(([label, amount]) => ({ label, amount })),
});

const { price: _, ...unpriced } = row("مكياج عروس", 0);

/** Fabrics, devices and cars, of which not all are called by their kind. */
const index = buildIndex([
  row("مخمل تنجيد", 48, { category: "أقمشة التنجيد" }),
  row("شانيل", 35, { category: "أقمشة التنجيد" }),
  row("بوكليه", 60, { category: "أقمشة التنجيد" }),
  row("جهاز ضغط", 199, { category: "أجهزة طبية" }),
  row("جهاز بخار", 189, { category: "أجهزة طبية" }),
  row("كرسي متحرك", 650, { category: "أجهزة طبية" }),
  row("كيكة شوكولاتة", 120, { category: "الكيك والحلويات" }),
  row("كيكة فراولة", 140, { category: "الكيك والحلويات" }),
  row("صندوق دونات", 45, { category: "الكيك والحلويات" }),
  row("سيارة نسيم", 0, { ...prices(["الإيجار اليومي", 95], ["الإيجار الشهري", 2100]), category: "تأجير" }),
  row("سيارة ديباج", 0, { ...prices(["الإيجار اليومي", 850]), category: "تأجير" }),
  { ...unpriced, category: "عرائس", attributes: { ملاحظات: "ضمن الباقات فقط" } },
  row("عروس الياسمين", 2900, { category: "عرائس" }),
  row("عروس السدرة", 4500, { category: "عرائس" }),
]);
const arabic = { language: "ar", tone: "warm" } as const;
const said = (question: string): string | undefined =>
  rowAnswer(index, question, arabic, { history: [] })?.text;

test("the cheapest of a kind is any row under the title of that kind", () => {
  expect(said("ارخص قماش تنجيد كم")).toContain("شانيل");
  expect(said("وش اغلى جهاز عندكم")).toContain("كرسي متحرك");
});

test("under a title of several kinds only what is called by the kind is of it", () => {
  expect(said("وش ارخص كيكة عندكم")).toContain("كيكة شوكولاتة");
});

test("the dearest is found by prices for the same time", () => {
  expect(said("اغلى سيارة عندكم")).toContain("ديباج");
  expect(said("اغلى سيارة عندكم بالشهر")).toContain("2100");
});

test("what has no price is not the cheapest", () => {
  expect(said("وش ارخص عروس عندكم")).toContain("الياسمين");
});

test("the price of what a list's rows are called together lists them; how many there are is no price", () => {
  expect(said("كم الأقمشة")).toMatch(/شانيل[\s\S]*بوكليه/u);
  expect(said("كم أجهزة عندكم")).not.toMatch(/المجموع|سعر /u);
});

const inSheet = (sheet: string) => ({ origin: { sourceId: "s", sourceName: "list.xlsx", sheet } });
const ofSheets = buildIndex([
  row("185/65R14", 135, inSheet("الكفرات")),
  row("195/65R15", 152, inSheet("الكفرات")),
  row("205/55R16", 240, inSheet("الكفرات")),
  row("فك وتركيب كفر", 20, inSheet("الخدمات")),
  row("ترصيص كفر", 25, inSheet("الخدمات")),
  row("لقيمات", 17, inSheet("الحلويات")),
  row("كليجا", 18, inSheet("الحلويات")),
  row("كنافة", 32, inSheet("الحلويات")),
]);
const saidOfSheets = (question: string): string =>
  answer(ofSheets, { question, history: [], settings: coffeeSettings }).text;

test("a kind that only the sheet is called by is ranked among the rows of that sheet", () => {
  expect(saidOfSheets("ارخص كفر عندكم")).toContain("135");
  expect(saidOfSheets("وش عندكم كفرات تحت 160")).toMatch(/135[\s\S]*152/u);
  expect(saidOfSheets("وش ارخص حلى عندكم")).toContain("لقيمات");
});

test("of a row with several prices, those within the range are told and no other", () => {
  const rental = buildIndex([
    row("مظلة شاطئ", 0, prices(["شهري صباحي", 90], ["شهري مسائي", 40])),
    row("مظلة حديقة", 0, prices(["شهري صباحي", 45], ["شهري مسائي", 30])),
  ]);
  const text = rowAnswer(rental, "وش المظلات الشهرية اقل من 50", arabic)?.text;
  expect(text).toMatch(/40/u);
  expect(text).toMatch(/45/u);
  expect(text).not.toMatch(/90/u);
});

test("the tallest and the longest are ranked by the column that tells of it", () => {
  const things = buildIndex([
    row("مصباح مكتب", 90, { attributes: { الارتفاع: "60", "مدة التجهيز": "9 أيام", الضمان: "سنة" } }),
    row("مصباح ممر", 80, { attributes: { الارتفاع: "40", "مدة التجهيز": "12 يوم", الضمان: "3 سنوات" } }),
    row("مصباح حديقة", 120, { attributes: { الارتفاع: "180", "مدة التجهيز": "2 يوم", الضمان: "سنتين" } }),
  ]);
  const said = (question: string): string | undefined => rowAnswer(things, question, arabic)?.text;
  expect(said("وش اطول مصباح ارتفاع")).toMatch(/^مصباح حديقة/u);
  expect(said("وش اكتر مصباح مدة تجهيز")).toMatch(/^مصباح ممر/u);
  expect(said("وش اطول مصباح ضمان")).toMatch(/^مصباح ممر – الضمان/u);
});

test("a superlative of a property that no column tells is no answer of another", () => {
  const things = buildIndex([
    row("مصباح مكتب", 90, { attributes: { الارتفاع: "60" } }),
    row("مصباح حديقة", 120, { attributes: { الارتفاع: "180" } }),
  ]);
  expect(rowAnswer(things, "وش اطول مصباح ضمان", arabic)?.text ?? "").not.toContain("180");
});
