import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { ProductEntry } from "#server/answers/entry.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const shoe = (
  ar: string,
  attributes: Record<string, string>,
  more: Partial<ProductEntry> = {},
): ProductEntry => ({
  kind: "product",
  id: ar,
  name: { ar },
  price: 200,
  currency: "SAR",
  attributes,
  origin: { sourceId: "s", sourceName: "list.xlsx" },
  ...more,
});
const index = buildIndex([
  shoe("حذاء ركض ريشة", { المقاسات: "38-44", المخزون: "الأزرق باقي 40 فقط" }),
  shoe("حذاء جبل صخر", { المقاسات: "40 ، 42" }),
  shoe("حذاء رسمي لامع", { المقاسات: "41-45", المخزون: "قريباً - أول مارس" }),
]);
const said = (question: string): string | undefined =>
  rowAnswer(index, question, { language: "ar", tone: "warm" }, { history: [] })?.text;

test("a size is looked for in the list or span of its column", () => {
  const text = said("وش الأحذية اللي فيها مقاس 38")!;
  expect(text).toContain("ريشة");
  expect(text).not.toContain("صخر");
});

test("a row that is not there in the size asked for is said with the sizes it is there in", () => {
  expect(said("عندكم حذاء صخر مقاس 41؟")).toBe("لا، المتوفر من حذاء جبل صخر – المقاسات: 40، 42.");
});

test("what the stock's cell says of one colour, and when something comes, is told", () => {
  expect(said("عندكم حذاء ريشة؟")).toContain("الأزرق باقي 40 فقط");
  expect(said("عندكم حذاء لامع؟")).toContain("أول مارس");
});

test("after one thing was spoken of, a colour asks for that thing in it", () => {
  const lists = buildIndex([
    shoe("حقيبة يد نسيم", { الألوان: "أسود، بيج", المخزون: "البيج نفد" }),
    shoe("حقيبة ظهر ربوة", { الألوان: "أزرق، أبيض" }),
  ]);
  const history = [{ role: "customer" as const, text: "بكم حقيبة نسيم" }];
  const after = (question: string): string | undefined =>
    rowAnswer(lists, question, { language: "ar", tone: "warm" }, { history })?.text;
  expect(after("والبيج موجود؟")).toContain("البيج نفد");
  expect(after("والأزرق؟")).toBe("لا، المتوفر من حقيبة يد نسيم – الألوان: أسود، بيج.");
});

test("a price told by days is the one for the day that is named", () => {
  const rates = buildIndex([
    shoe(
      "استراحة النخيل",
      {},
      {
        prices: [
          { label: "من الأحد إلى الأربعاء", amount: 500 },
          { label: "الخميس - السبت", amount: 800 },
        ],
      },
    ),
  ]);
  const text = (question: string): string | undefined =>
    rowAnswer(rates, question, { language: "ar", tone: "warm" }, { history: [] })?.text;
  expect(text("بكم استراحة النخيل يوم الثلاثاء")).toContain("500");
  expect(text("بكم استراحة النخيل يوم الثلاثاء")).not.toContain("800");
  expect(text("بكم استراحة النخيل يوم الجمعة")).toContain("800");
});
