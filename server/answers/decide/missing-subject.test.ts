import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";

const passage = (title: string, text: string): KnowledgeEntry => ({
  kind: "passage",
  id: title,
  title,
  text,
  origin: { sourceId: "guide", sourceName: "guide.docx", heading: title },
});

const index = buildIndex([
  passage("العناية", "عسل السدر يحفظ سنة في مكان جاف، وعسل الطلح ستة أشهر. لا يوضع العسل في الثلاجة."),
  passage("الجولات", "جولة المنحل مجانية يوم السبت من الساعة 4 عصراً إلى 6 مساءً، ولا توجد جولة يوم الجمعة."),
  passage("الاشتراك", "اشتراك العسل الشهري بخصم 12% عن سعر القائمة، ويبدأ من أول الشهر."),
]);
const settings = { answerFrom: 0.55, clarifyFrom: 0.35, languages: ["ar", "en"] as const };
const ask = (question: string) =>
  answer(index, { question, history: [], settings: { ...settings } as never });

test.each([
  ["كم يجلس عسل السدر؟", "سنة"],
  ["جولة المنحل الساعة كم تبدأ", "4"],
  ["اشتراك العسل كم نسبة خصمه", "12"],
])("a verb or the name of a value after a question for a number is not counted: %s", (question, expected) => {
  const said = ask(question);
  expect(said.decision).toBe("answer");
  expect(said.text).toContain(expected);
});

test("what is counted and never named is still missing", () => {
  expect(ask("كم خلية عندكم في المنحل؟").decision).not.toBe("answer");
  expect(ask("تبيعون شمع؟").decision).not.toBe("answer");
});
