import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry, Turn } from "#server/answers/entry.ts";
import { removeDoubledLetters } from "./doubled-letters.ts";

const hours: KnowledgeEntry = {
  kind: "passage",
  id: "hours",
  title: "الفروع وأوقات العمل",
  text: "الفرع | العنوان | السبت - الخميس | الجمعة\nمكة | حي العوالي | 9 ص - 10 م | 5 م - 10 م\nالطائف | حي شهار | 9 ص - 10 م | مغلق",
  origin: { sourceId: "guide", sourceName: "guide.docx" },
};
const index = buildIndex([hours]);

test.each([
  ["معرض مكهه يفتح الجمعهه", "معرض مكه يفتح الجمعه"],
  ["متى يفتح فرع الطائف السبتت", "متى يفتح فرع الطائف السبت"],
  ["متى تفتحوو الجمعهه", "متى تفتحو الجمعه"],
])("%s is read as %s", (question, read) => {
  expect(removeDoubledLetters(index, question)).toBe(read);
});

test.each(["وش السبب", "كم العدد المطلوب", "is the pool full?", "سعر محدد"])("%s stays", (question) => {
  expect(removeDoubledLetters(index, question)).toBe(question);
});

test("a follow-up is read with the question before it without its doubled letters", () => {
  const settings = { answerFrom: 0.55, clarifyFrom: 0.35, brand: {} };
  const history: Turn[] = [];
  const texts = ["فرع مكهه يفتح الجمعهه؟", "والطايف"].map((question) => {
    const { text } = answer(index, { question, history, settings });
    history.push({ role: "customer", text: question }, { role: "agent", text });
    return text;
  });
  expect(texts[0]).toContain("من 5 عصرًا");
  expect(texts[1]).toContain("مغلق");
});
