import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { row } from "./goods.fixture.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const zones: KnowledgeEntry = {
  kind: "passage",
  id: "zones",
  title: "التوصيل",
  text: ["المدينة | رسوم التوصيل", "جدة | 30 ريال", "الطائف | 40 ريال"].join("\n"),
  origin: { sourceId: "d", sourceName: "delivery.docx" },
};

const prices = (...each: [string, number][]) => ({
  prices: each.map(([label, amount]) => ({ label, amount })),
});

/** A shop that sells stationery by the piece and the dozen, chairs, and courses with books. */
const index = buildIndex([
  row("دفتر سلك", 0, { ...prices(["الحبة", 14], ["الدرزن", 150]), category: "قرطاسية" }),
  row("قلم جاف ازرق", 0, { ...prices(["الحبة", 1.5], ["الدرزن", 15]), category: "قرطاسية" }),
  row("بقلاوة فستق", 0, { ...prices(["كيلو kg", 145], ["½ نصف كيلو kg", 75]), category: "حلا" }),
  row("معمول تمر", 0, { ...prices(["كيلو kg", 72], ["½ نصف كيلو kg", 38]), category: "حلا" }),
  row("راسخ", 0, { ...prices(["120×200", 520], ["160×200", 690]), category: "مراتب" }),
  row("مخدة فندقية", 65, { category: "مخدات" }),
  row("Dining chair (seat only)", 45, { category: "Chairs" }),
  row("Car seats", 300, { category: "Chairs" }),
  row("دورة انجليزي", 1450, { attributes: { الكتاب: "150", المدة: "6 أسابيع" }, category: "دورات" }),
  zones,
]);
const arabic = { language: "ar", tone: "warm" } as const;
const english = { language: "en", tone: "warm" } as const;
const said = (question: string, voice: typeof arabic | typeof english = arabic): string | undefined =>
  rowAnswer(index, question, voice, { history: [] })?.text;

test("a pack named before the second thing is not one of the first", () => {
  expect(said("3 دفاتر سلك ودرزن قلم جاف ازرق كم الحساب")).toContain("3 × 14 + 15 = 57");
  expect(said("دفتر سلك وقلم جاف ازرق بالدرزن كم الحساب")).toContain("150 + 15 = 165");
});

test("each weight belongs to the thing that follows it", () => {
  expect(said("2 كيلو بقلاوة فستق ونص كيلو معمول تمر كم")).toContain("2 × 145 + 38 = 328");
  expect(said("بقلاوة فستق ومعها كيلو معمول تمر كم المجموع")).toContain("145 + 72 = 217");
});

test("the number of a size counts no pieces, and a dual counts two, also of what stands in the title", () => {
  expect(said("مرتبتين راسخ 120 ومخدتين فندقيات المجموع كم")).toContain("2 × 520 + 2 × 65 = 1170");
});

test("what only says which one is meant is no thing of its own", () => {
  expect(said("8 dining chairs, seat only, what is the total?", english)).toContain("8 × 45 = 360");
  expect(said("two dining chairs and one car seat, total?", english)).toContain("2 × 45 + 300 = 390");
});

test("a column of prices that is named with a row is added to its price", () => {
  expect(said("دورة الانجليزي مع الكتاب كم المجموع")).toContain("1450 + 150 = 1600");
  expect(said("دورة الانجليزي مع المدة كم")).not.toContain("+");
});

test("the words for delivery and its place do not make a sum unsure", () => {
  const asked = (question: string) =>
    answer(index, { question, history: [], settings: { brand: {}, answerFrom: 0.55, clarifyFrom: 0.35 } });
  const { decision, text } = asked("دفتر سلك ومخدة فندقية مع التوصيل داخل جدة كم");
  expect([decision, text]).toEqual(["answer", expect.stringContaining("14 + 65 + 30 = 109")]);
  expect(asked("كم مخدة فندقية مع التوصيل والدفع عند الاستلام لجدة").text).not.toContain("65 + 30");
});
