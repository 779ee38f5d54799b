import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { row } from "./goods.fixture.ts";
import { hasPieceTiers, tierFor } from "./quantity-tiers.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const prices = (...each: [string, number][]) => ({
  prices: each.map(([label, amount]) => ({ label, amount })),
});
const shirt = row("قميص عمل", 0, {
  ...prices(["الكمية 10 - 29", 80], ["الكمية 30 - 99", 72], ["100 فأكثر", 65]),
  attributes: { "سعر القميص حسب الكمية 10 - 29": "80", "مدة التنفيذ": "12 يوم" },
  category: "زي موحد",
});
const polo = row("بولو", 0, { ...prices(["10 - 29", 60], ["30 - 99", 55]), category: "زي موحد" });
const tour = row("جولة بحرية", 0, { ...prices(["1-4 أشخاص", 300], ["5-8 أشخاص", 500]), category: "رحلات" });
const swimming = row("دورة سباحة", 0, { ...prices(["5-8 سنوات", 400], ["9-12 سنوات", 350]) });
const index = buildIndex([shirt, polo, tour, swimming, row("خياطة اسم", 15, { category: "زي موحد" })]);
const said = (question: string): string | undefined =>
  rowAnswer(index, question, { language: "ar", tone: "warm" }, { history: [] })?.text;
const optionsOf = (entry: typeof shirt) => ({ entry, currency: "SAR", options: entry.prices ?? [] });

test("the price of each piece is that of its quantity", () => {
  expect(said("كم 20 قميص عمل")).toContain("20 × 80 = 1600");
  expect(said("ما إجمالي سعر 120 قميص عمل؟")).toContain("120 × 65 = 7800");
  expect(said("29 قميص عمل بكم")).toContain("29 × 80 = 2320");
  expect(said("40 قميص عمل وخياطة اسم كم المجموع")).toContain("40 × 72 + 15 = 2895");
});

test("a quantity that the list has no price for is not multiplied", () => {
  expect(said("كم 400 بولو")).not.toContain("×");
  expect(said("كم 5 بولو وخياطة اسم المجموع")).not.toContain("+");
});

test("the cheapest for a quantity is looked for among the prices of that quantity", () => {
  expect(said("وش ارخص زي موحد لو اخذ 20 قطعة")).toContain("15");
  expect(tierFor(optionsOf(polo), 20)?.amount).toBe(60);
  expect(tierFor(optionsOf(polo), 5)).toBeUndefined();
});

test("prices that rise with the number are for all together, and ages are no quantities", () => {
  expect(said("كم الجولة البحرية ل 6 اشخاص")).toContain("500");
  expect(said("كم الجولة البحرية ل 6 اشخاص")).not.toContain("×");
  expect(hasPieceTiers(optionsOf(tour))).toBe(false);
  expect(tierFor(optionsOf(swimming), 6)).toBeUndefined();
});
