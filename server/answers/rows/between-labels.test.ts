import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { row } from "./goods.fixture.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const priced = (name: string, ...each: [string, number][]) => {
  const { price: _, ...entry } = row(name, 0, {
    prices: each.map(([label, amount]) => ({ label, amount })),
  });
  return entry;
};
const index = buildIndex([
  priced("قفاز مبطن", ["الحبة", 9], ["الدرزن", 90]),
  priced("حجر طاحونة", ["الحبة", 40], ["الأربع", 140]),
  priced("جلسة تصوير", ["أحد - أربعاء", 300], ["خميس - سبت", 420]),
  priced("زعتر بري", ["250 جم", 20], ["1 كجم", 70]),
  row("باقة خميس الحصاد", 800),
  row("حامل ثلاثي", 60, { attributes: { التأمين: "150", الفرع: "ينبع" } }),
  row("كشاف محمول", 45, { attributes: { التأمين: "400", الفرع: "أملج" } }),
  row("دورة غوص", 700, { attributes: { الفرع: "ينبع" } }),
  row("دورة غوص", 640, { attributes: { الفرع: "أملج" } }),
]);
const said = (question: string, language: "ar" | "en" = "ar"): string | undefined =>
  rowAnswer(index, question, { language, tone: "warm" })?.text;

test("the difference of two labels of one row is told, in the words that people ask for it", () => {
  expect(said("كم الفرق بين ربع كيلو زعتر بري والكيلو")).toMatch(/20.*70.*\nالفرق: 50/su);
  expect(said("زعتر بري الكيلو كم يزيد عن الربع كيلو")).toContain("الفرق: 50");
});

test("two days name the labels that hold them, and no other row that is called by a day", () => {
  expect(said("كم فرق سعر جلسة تصوير بين الاربعاء والخميس")).toMatch(/300.*420.*\nالفرق: 120/su);
});

test("a price for several pieces is compared with as many single ones", () => {
  expect(said("كم اوفر لو اخذت درزن قفاز مبطن بدل حبه حبه")).toContain("12 × 9 = 108");
  expect(said("كم اوفر لو اخذت اربع حجر طاحونة بدل الحبه")).toMatch(/4 × 40 = 160.*\nالفرق: 20/su);
});

test("the number of pieces that a part names is multiplied, and a weight is no number of pieces", () => {
  const text = said("الكيلو من زعتر بري ولا اربع اكياس ربع كيلو ارخص");
  expect(text).toMatch(/^الأوفر: زعتر بري \(1 كجم\)/u);
  expect(text).toContain("4 × 20 = 80");
});

test("two rows differ by the column that the question names", () => {
  expect(said("كم الفرق في التأمين بين حامل ثلاثي وكشاف محمول")).toContain("الفرق: 250");
  expect(said("كم الفرق بين حامل ثلاثي وكشاف محمول")).toContain("الفرق: 15");
  expect(said("الفرق بين حامل ثلاثي و كشاف محمول كم تأمين وكم فرع")).toContain("أملج");
});

test("two rows of one name are told apart by what differs", () => {
  const text = said("وش الفرق بسعر دورة غوص بين ينبع واملج");
  expect(text).toMatch(/ينبع.*700/u);
  expect(text).toMatch(/أملج.*640/u);
  expect(text).toContain("الفرق: 60");
});
