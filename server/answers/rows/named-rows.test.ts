import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import { findDimensionKeys } from "./dimensions.ts";
import { row } from "./goods.fixture.ts";
import { readQuestion } from "./read-question.ts";
import { rowAnswer } from "./row-answer.fixture.ts";
import { chooseBySizeWord } from "./sized-rows.ts";

const tyre = (size: string, brand: string, price: number, left: string) =>
  row(size, price, {
    attributes: { الماركة: brand, المتوفر: left },
    availability: left === "0" ? "out_of_stock" : "in_stock",
    category: "الكفرات",
  });
const index = buildIndex([
  tyre("265/65R17", "كومهو", 432, "6"),
  tyre("265/65R17", "يوكوهاما", 565, "0"),
  tyre("205/55R16", "كومهو", 268, "12"),
  row("بطارية 60 أمبير", 262, { attributes: { الضمان: "12 شهر" } }),
  row("بطارية 70 أمبير", 318, { attributes: { الضمان: "15 شهر" } }),
  row("محلول 360 مل", 45),
  row("محلول سفر 60 مل", 18),
  row("سرير سفري", 15, { attributes: { "العدد عندنا": "40" }, availability: "in_stock" }),
]);
const said = (question: string, language: "ar" | "en" = "ar"): string | undefined =>
  rowAnswer(index, question, { language, tone: "warm" })?.text;

test.each([
  ["كم سعر كومهو 265/65R17", "432"],
  ["كم سعر كومهو 265/65/17", "432"],
  ["بكم كومهو 205 55 16", "268"],
])("%s names the size with its other numbers", (question, price) => {
  expect(said(question)).toContain(price);
});

test("the size that is out of stock is the one that was asked for", () => {
  expect(said("عندكم يوكوهاما 265 65 17؟")).toContain("نفدت");
});

test("days and halves are no sizes, and two numbers are one size in either order", () => {
  expect(findDimensionKeys("5/12/2026")).toEqual([]);
  expect(findDimensionKeys("1/2 كيلو")).toEqual([]);
  expect(findDimensionKeys("4×6")).toEqual(["size4x6", "size6x4"]);
  expect(findDimensionKeys("٢٦٥/٦٥R١٧")).toEqual(["size265x65x17"]);
});

test.each([
  ["البطارية السبعين ضمانها كم", "15 شهر", "12 شهر"],
  ["بكم بطارية ستين", "262", "318"],
])("%s leaves one of several rows", (question, expected, other) => {
  expect(said(question)).toContain(expected);
  expect(said(question)).not.toContain(other);
});

test.each([
  ["كم المحلول الكبير", "محلول 360 مل"],
  ["بكم المحلول الصغير", "محلول سفر 60 مل"],
])("%s means the row of that size, which no row is called by", (question, name) => {
  const { frame, catalogue } = readQuestion(
    index,
    question,
    { language: "ar", tone: "warm" },
    { history: [] },
  );
  const solutions = catalogue.rows.filter(({ entry }) => entry.name.ar?.startsWith("محلول"));
  expect(chooseBySizeWord(solutions, frame)?.rows.map(({ entry }) => entry.name.ar)).toEqual([name]);
  expect(chooseBySizeWord(catalogue.rows, frame)).toBeUndefined();
});

test("what is in repair or closed is said to be, and not to be sold out", () => {
  const rented = buildIndex([
    row("هاتف فضائي", 70, { attributes: { ملاحظات: "بالصيانه" }, availability: "out_of_stock" }),
    row("شاليه الزبرة", 600, {
      attributes: { ملاحظات: "مقفل صيانة إلى 20 يناير" },
      availability: "out_of_stock",
    }),
  ]);
  const answerText = (question: string) =>
    rowAnswer(rented, question, { language: "ar", tone: "warm" })?.text;
  expect(answerText("عندكم هاتف فضائي؟")).toMatch(/هاتف فضائي: بالصيانه/u);
  expect(answerText("شاليه الزبرة متوفر؟")).toContain("مقفل صيانة إلى 20 يناير");
  expect(answerText("شاليه الزبرة متوفر؟")).not.toContain("نفدت");
});

test("how many there are is asked without an article, what one costs with it", () => {
  expect(said("كم سرير سفري عندكم")).toContain("40");
  expect(said("كم السرير السفري عندكم")).not.toContain("40");
});

test("an English word that names rows in Arabic is no column, and one that heads a price chooses it", () => {
  const prices = (small: number, large: number) => ({
    prices: [
      { label: "سيدان", amount: small },
      { label: "جيب", amount: large },
    ],
  });
  const wash = buildIndex([
    row("غسيل خارجي", 0, prices(25, 35)),
    row("غسيل المحرك", 0, prices(60, 60)),
    row("غسيل سجاد السيارة", 12),
    row("Pro", 240, { name: { en: "Pro" }, attributes: { "عدد الغسلات بالشهر": "12" } }),
  ]);
  const english = { language: "en", tone: "warm" } as const;
  const said = rowAnswer(wash, "how much is exterior wash for a sedan?", english)?.text;
  expect(said).toContain("25");
  expect(said).not.toContain("60");
  const suv = rowAnswer(wash, "exterior wash suv price", english)?.text;
  expect(suv).toContain("35");
  expect(suv).not.toContain("12 SR");
  expect(rowAnswer(wash, "بكم البرو", { language: "ar", tone: "warm" })?.text).toContain("240");
});

test.each([
  ["bkam baku", "باكو"],
  ["bkam el switch 2", "سويتش 2"],
  ["how much is switch 2?", "سويتش 2"],
])("%s in Latin letters finds the row that the list writes in Arabic", (question, name) => {
  const shop = buildIndex([row("باكو", 2750), row("لندن", 7850), row("سويتش 2", 1999)]);
  const reply = answer(shop, {
    question,
    history: [],
    settings: { brand: { ar: "المتجر", en: "Shop" }, answerFrom: 0.5, clarifyFrom: 0.3 },
  });
  expect(reply.decision).toBe("answer");
  expect(reply.text).toContain(name);
});
