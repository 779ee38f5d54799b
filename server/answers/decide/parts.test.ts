import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { row } from "#server/answers/rows/goods.fixture.ts";

const passage = (title: string, text: string): KnowledgeEntry => ({
  kind: "passage",
  id: title,
  title,
  text,
  origin: { sourceId: "guide", sourceName: "guide.docx", heading: title },
});

const index = buildIndex([
  row("خيمة نخلة", 450, { attributes: { اللون: "بيج", الضمان: "سنة" } }),
  row("كشاف قمر", 90, { attributes: { اللون: "أسود", الضمان: "6 أشهر" } }),
  row("طاولة طي", 130, { attributes: { اللون: "أخضر" } }),
  passage("التجربة", "تجربة فتح الخيمة مجانية ومدتها 25 دقيقة في ساحة المعرض، ولا تحتاج موعداً."),
  passage("الدفع", "الدفع بمدى أو تحويل بنكي."),
]);
const settings = { answerFrom: 0.55, clarifyFrom: 0.35, languages: ["ar", "en"] as const };
const ask = (question: string) =>
  answer(index, { question, history: [], settings: { ...settings } as never });

test("each question of a message is answered of the thing that the first one names", () => {
  const said = ask("كشاف قمر بكم ولونه");
  expect(said.decision).toBe("answer");
  expect(said.text).toContain("90");
  expect(said.text).toContain("أسود");
});

test("one text that tells all that is asked is said once", () => {
  const said = ask("كم مدة تجربة فتح الخيمة، وعليها رسوم؟");
  expect(said.decision).toBe("answer");
  expect(said.text.match(/25/gu)).toHaveLength(1);
  expect(said.text).toContain("مجانية");
});

test("a part that is answered by a question back is left to a person", () => {
  const said = ask("وين تصنعون الفوانيس وبكم");
  expect(said.decision).not.toBe("answer");
});

test("who asks how much to pay for two is not told of ways of paying", () => {
  expect(ask("هدفع للاتنين كام").text).not.toContain("مدى");
  expect(ask("كيف ادفع").text).toContain("مدى");
});
