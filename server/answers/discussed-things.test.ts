import { expect, test } from "vitest";
import { answer, buildIndex } from "./answers.ts";
import type { Answer, KnowledgeEntry, Turn } from "./entry.ts";
import { lastReply, row } from "./rows/goods.fixture.ts";

const origin = { sourceId: "p", sourceName: "policies.docx" };
const returns: KnowledgeEntry = {
  kind: "passage",
  id: "returns",
  title: "Returns",
  text: "You can return a device within 7 days if the box is sealed.",
  origin,
};
const opening: KnowledgeEntry = {
  kind: "faq",
  id: "hours",
  question: { ar: "متى تفتحون؟", en: "When are you open?" },
  answer: { ar: "كل يوم من 10 صباحًا إلى 11 مساءً.", en: "Every day from 10 am to 11 pm." },
  phrasings: [],
  origin,
} as KnowledgeEntry;
const phone = (cells: Record<string, string>, price: number) =>
  row("ايفون 17", price, { availability: "in_stock", attributes: { ...cells, الضمان: "سنتين" } });
const index = buildIndex([
  phone({ السعة: "256GB", الكمية: "12" }, 3799),
  phone({ السعة: "512GB", الكمية: "4" }, 4699),
  row("شاحن 20 واط", 89, { availability: "in_stock" }),
  row("سماعة لاسلكية", 299, { availability: "in_stock" }),
  returns,
  opening,
]);

const now = { at: new Date("2026-11-02T09:00:00Z"), timeZone: "Asia/Riyadh" };
const settings = { answerFrom: 0.55, clarifyFrom: 0.35, languages: ["ar", "en"], brand: {}, tone: "warm" };

/** Plays a conversation at noon and returns the answer to its last message. */
function lastAnswer(...messages: string[]): Answer {
  const history: Turn[] = [];
  let said: Answer | undefined;
  for (const question of messages) {
    said = answer(index, { question, history, settings: settings as never, now });
    history.push({ role: "customer", text: question }, { role: "agent", text: said.text || "حولت رسالتك." });
  }
  return said!;
}

test.each(["متوفر الحين؟", "is it available now?"])("%s after a price is about the thing", (question) => {
  const { text } = lastAnswer("بكم شاحن 20 واط", question);
  expect(text).toContain("89");
  expect(text).not.toMatch(/مفتوح|open/u);
});

test("without a thing spoken of, being there today is a question about the hours", () => {
  expect(lastAnswer("موجودين اليوم؟").text).toContain("11 مساء");
});

test.each(["هل انتم موجودين", "are you there?", "السلام عليكم فيه احد"])(
  "%s is answered as small talk",
  (question) => {
    expect(lastAnswer(question).decision).toBe("smalltalk");
  },
);

test("what several rows have in common is said once", () => {
  expect(lastReply(index, ["بكم ايفون 17", "الضمان؟"]).match(/سنتين/gu)).toHaveLength(1);
  const left = lastReply(index, ["بكم ايفون 17", "كم باقي منه"]);
  expect(left).toContain("12");
  expect(left).toContain("512GB");
});

test("a return of what was priced is answered by the text about returns and not by the price", () => {
  const { text } = lastAnswer("how much is the charger 20", "can i return it");
  expect(text).toContain("7 days");
  expect(text).not.toContain("89");
});

test("a supposed damage is a question, one that happened a complaint", () => {
  expect(lastAnswer("what if it arrives broken?").reason).not.toBe("complaint");
  expect(lastAnswer("لو وصلني مكسور وش اسوي").reason).not.toBe("complaint");
  expect(lastAnswer("وصلني مكسور لو سمحت").reason).toBe("complaint");
  expect(lastAnswer("it arrived broken, what if you do not replace it?").reason).toBe("complaint");
});

test("who asks for a picture is passed on to a person and told nothing else", () => {
  expect(lastAnswer("بكم شاحن 20 واط", "ممكن صورته")).toMatchObject({
    decision: "handover",
    reason: "asked_to_act",
    text: "",
  });
});

test.each(["كم ياخذ وقت", "hi, how long will it take?"])(
  "%s as the first question is asked back",
  (question) => {
    expect(lastAnswer(question)).toMatchObject({ decision: "clarify", choices: [] });
  },
);

test("what the question is about is read together with the question before", () => {
  expect(lastAnswer("how long do I have?", "to return a device").text).toContain("7 days");
});

test("a greeting before it makes no difference to who asks for prices", () => {
  expect(lastAnswer("hello how much do you charge").text).toBe(lastAnswer("how much do you charge").text);
});
