import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { lastReply, row } from "./goods.fixture.ts";

const warranty: KnowledgeEntry = {
  kind: "faq",
  id: "warranty",
  phrasings: ["كم مدة الضمان", "Is there a shop warranty?"],
  answer: { ar: "ضمان المحل يبدأ بعد ضمان الوكيل.", en: "Our warranty starts after the agent's." },
  origin: { sourceId: "f", sourceName: "faq.xlsx" },
};
/** A bicycle shop: bicycles with columns of their own, a trailer with prices by time, and a text on warranties. */
const index = buildIndex([
  row("دراجة جبلية", 1850, {
    name: { ar: "دراجة جبلية", en: "Mountain bike" },
    attributes: { الضمان: "سنتين", الألوان: "أحمر، أزرق", "مدة التجميع": "3 أيام", ملاحظات: "مع خوذة هدية" },
  }),
  row("دراجة سباق", 3200, { attributes: { الضمان: "سنة", الألوان: "أبيض" } }),
  row("مضخة هواء", 60, { attributes: { ملاحظات: "ضمان شهر" } }),
  row("عربة أطفال للدراجة", 90, {
    prices: [
      { label: "يوم", amount: 90 },
      { label: "أسبوع", amount: 400 },
    ],
  }),
  row("خوذة عادية", 70, { attributes: { الماركة: "رياح" } }),
  row("خوذة أطفال", 55, { attributes: { الماركة: "نسيم", المتوفر: "4" } }),
  warranty,
]);

/** Returns the reply to the last message of a conversation. */
const last = (...messages: string[]): string => lastReply(index, messages);

test("a column of the thing spoken of answers before a text about all things", () => {
  expect(last("بكم الدراجة الجبلية", "كم ضمانها")).toContain("سنتين");
  expect(last("How much is the mountain bike?", "warranty?")).toMatch(/2 years|سنتين/u);
});

test("a remark answers where no column is named so", () => {
  expect(last("بكم مضخة الهواء", "كم ضمانها")).toContain("شهر");
  expect(last("بكم الدراجة الجبلية", "فيها خوذة؟")).toContain("خوذة هدية");
});

test("how long something takes is told by the one column for it", () => {
  expect(last("بكم الدراجة الجبلية", "متى تخلص")).toContain("3 أيام");
});

test("a variant says first whether the thing is there so", () => {
  expect(last("عندكم دراجة جبلية؟", "والأزرق؟")).toMatch(/^نعم.*أزرق/su);
});

test("a label chooses a price of the thing spoken of", () => {
  const text = last("بكم عربة الأطفال للدراجة", "والأسبوع");
  expect(text).toContain("400");
  expect(text).not.toContain("90");
});

test("a word of one row of a list chooses it", () => {
  expect(last("وش عندكم خوذات", "نسيم بكم")).toContain("55");
  expect(last("وش عندكم خوذات", "نسيم كم باقي")).toContain("4");
});

test("a word that the thing does not explain is not answered by it", () => {
  for (const question of ["وكم التوصيل لها", "واللي لونها ابيض؟"])
    expect(last("بكم الدراجة الجبلية", question)).not.toMatch(/سنتين|3 أيام/u);
});
