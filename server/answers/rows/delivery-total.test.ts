import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { row } from "./goods.fixture.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const text = (id: string, words: string): KnowledgeEntry => ({
  kind: "passage",
  id,
  title: "التوصيل",
  text: words,
  origin: { sourceId: "d", sourceName: "delivery.docx" },
});
/** A toy shop that states its fees in sentences and has no list of zones. */
const index = buildIndex([
  row("طيارة ورقية", 60),
  row("سكوتر", 350),
  text("inside", "التوصيل داخل تبوك 20 ريال، ومجاني للطلبات فوق 300 ريال."),
  text("else", "باقي مدن المملكة بالشحن 35 ريالاً من يومين إلى 4 أيام عمل."),
  text("paying", "الدفع عند الاستلام في جدة فقط بإضافة 15 ريال."),
]);

const said = (question: string): string | undefined =>
  rowAnswer(index, question, { language: "ar", tone: "warm" })?.text;

test("a fee that a sentence states for a place is added to the price", () => {
  expect(said("طيارة ورقية مع التوصيل لتبوك كم")).toContain("60 + 20 = 80");
  expect(said("طيارة ورقية وتوصيل تبوك بكم")).toContain("60 + 20 = 80");
});

test("delivery is free from the amount that the same sentence states", () => {
  expect(said("سكوتر مع التوصيل لتبوك كم")).toContain("350 + 0 = 350");
});

test("another city pays the fee for the rest of the country, and not one for paying", () => {
  expect(said("طيارة ورقية مع التوصيل لجدة كم")).toContain("60 + 35 = 95");
});
