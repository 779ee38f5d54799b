import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry, ProductEntry } from "#server/answers/entry.ts";
import { standardThresholds } from "#server/versions/quality/thresholds.ts";
import { askAllMade } from "./ask-made.ts";
import { estimateOf } from "./estimate.ts";
import { judgeReply } from "./judge.ts";
import { makeQuestions } from "./make-questions.ts";

const names: [string, number][] = [
  ["كيكة الشوكولاتة البلجيكية", 95],
  ["كيكة الفانيليا بالتوت", 88],
  ["تشيز كيك اللوتس", 72],
  ["كنافة نابلسية بالجبن", 54],
  ["بسبوسة سادة بالقشطة", 31],
  ["معمول تمر فاخر", 43],
  ["بقلاوة مشكلة تركية", 67],
];
const origin = { sourceId: "prices", sourceName: "prices.xlsx", sheet: "الحلويات" };
const rows = names.map(([ar, price], index): ProductEntry => ({
  kind: "product",
  id: `row-${index}`,
  name: { ar },
  price,
  currency: "SAR",
  attributes: { الوزن: `${index + 1} كيلو` },
  origin,
}));
const text: KnowledgeEntry = {
  kind: "passage",
  id: "terms",
  title: "الحجز",
  text: "الطلبات الخاصة تحجز قبل الموعد بثلاثة أيام على الأقل.\nالعربون نصف المبلغ ولا يسترجع بعد بدء التحضير.\nالتغليف للهدايا بعشرة ريالات لكل علبة.",
  origin: { sourceId: "terms", sourceName: "terms.docx", heading: "الحجز" },
};
const index = buildIndex([...rows, text]);

test("the same data give the same questions, of every kind that they allow", () => {
  const questions = makeQuestions(index);
  expect(makeQuestions(buildIndex([...rows, text]))).toEqual(questions);
  const forms = new Set(questions.map(({ form }) => form));
  for (const form of [
    "price",
    "stock",
    "attribute",
    "cheapest",
    "compare",
    "sum",
    "premise",
    "follow",
    "text",
  ])
    expect(forms).toContain(form);
  expect(forms).toContain("absent_goods");
  expect(forms).toContain("absent_detail");
  expect(questions.length).toBeLessThan(180);
});

test("no question holds the whole name of a row or a whole sentence of a text", () => {
  const sentences = text.kind === "passage" ? text.text.split("\n") : [];
  for (const { question } of makeQuestions(index)) {
    for (const [name] of names) expect(question).not.toContain(name);
    for (const sentence of sentences) expect(question).not.toContain(sentence);
  }
});

test("what is wanted of a price is its amount, of a sum the sum, and of what nobody has nothing", () => {
  const questions = makeQuestions(index);
  const amounts = names.map(([, price]) => String(price));
  for (const { form, wanted } of questions) {
    const [[statement] = []] = wanted?.all ?? [];
    if (form === "price") expect(amounts).toContain(statement?.numbers[0]?.[0]);
    if (form === "sum") expect(amounts).not.toContain(statement?.numbers[0]?.[0]);
    if (form.startsWith("absent")) expect(wanted).toBeNull();
  }
});

test("one price list and a short text give an estimate, its shares add up, and its topics bear the owner's names", () => {
  const estimate = estimateOf(askAllMade(index, makeQuestions(index), standardThresholds))!;
  expect(estimate.share + estimate.left + estimate.wrong).toBeCloseTo(1);
  expect(estimate.low).toBeLessThan(estimate.share);
  expect(estimate.high).toBeGreaterThan(estimate.share);
  expect(estimate.topics.length).toBeLessThanOrEqual(3);
  for (const { subject, name, questions, right } of estimate.topics) {
    expect(questions - right).toBeGreaterThan(1);
    if (subject === "prices") expect(name).toBe("الحلويات");
    if (subject === "texts") expect(name).toBe("الحجز");
  }
});

test("an agent whose prices are wrong is measured worse", () => {
  const questions = makeQuestions(index);
  const wrong = buildIndex([...rows.map((row) => ({ ...row, price: (row.price ?? 0) + 7 })), text]);
  const [rightEstimate, wrongEstimate] = [index, wrong].map((each) =>
    estimateOf(askAllMade(each, questions, standardThresholds))!,
  );
  expect(wrongEstimate!.share).toBeLessThan(rightEstimate!.share - 0.2);
  expect(wrongEstimate!.wrong).toBeGreaterThan(rightEstimate!.wrong);
});

test("with hardly any data there is no estimate", () => {
  const few = buildIndex([{ ...text, text: "نفتح كل يوم." } as KnowledgeEntry]);
  expect(estimateOf(askAllMade(few, makeQuestions(few), standardThresholds))).toBeNull();
  const none = buildIndex([]);
  expect(makeQuestions(none)).toEqual([]);
});

test("a column and a cell in both languages are asked for in one, and told in either", () => {
  const bilingual = rows.map((row): ProductEntry => ({
    ...row,
    attributes: { "المنشأ / Origin": "لبنان / Lebanon" },
  }));
  const attributeQuestions = makeQuestions(buildIndex(bilingual)).filter(({ form }) => form === "attribute");
  expect(attributeQuestions.length).toBeGreaterThan(0);
  for (const { question, wanted } of attributeQuestions) {
    expect(question).not.toContain("/");
    expect(judgeReply(wanted, { decision: "answer", text: "المنشأ: لبنان" })).toBe("right");
    expect(judgeReply(wanted, { decision: "answer", text: "Origin: Lebanon" })).toBe("right");
    expect(judgeReply(wanted, { decision: "answer", text: "Origin: Turkey" })).toBe("wrong");
  }
});
