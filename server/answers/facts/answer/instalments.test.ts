import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import { answerFromFacts } from "#server/answers/facts/respond.ts";

const index = buildIndex([
  {
    kind: "passage",
    id: "paying",
    title: "الدفع",
    text: "نقبل كاش ومدى وفيزا وأبل باي، وتمارا من 400 ريال وفوق على 3 دفعات. تابي ما عندنا.",
    origin: { sourceId: "s", sourceName: "policy.docx" },
  },
]);

const answerText = (question: string): string | undefined =>
  answerFromFacts(
    index,
    { question, voice: { language: "ar", tone: "warm" } } as never,
    { history: [] } as never,
  )?.text;

test.each(["بتقبلو تابي؟", "تقسطون بتابي", "هقسط مع تابي تمام؟"])(
  "%s is refused, with the provider that is accepted",
  (question) => {
    expect(answerText(question)).toMatch(/^(?:لا|عذر|نعتذر)/u);
    expect(answerText(question)).toMatch(/تمارا .*400/u);
  },
);

test.each(["بتقسطوا؟", "اقدر اقسط؟", "تتعاملون مع تمارا؟"])("%s is answered with it", (question) => {
  expect(answerText(question)).toMatch(/^نعم/u);
  expect(answerText(question)).toContain("400");
});

test("who asks for a way that is no instalment is told of none", () => {
  expect(answerText("تقبلون كاش؟")).not.toContain("400");
});

test("the condition of a provider is quoted in the language it was written in", () => {
  const english = buildIndex([
    {
      kind: "passage",
      id: "paying",
      title: "Payment",
      text: "Cash, mada, Visa, Apple Pay. Tamara in 3 payments for invoices over 300 SAR.",
      origin: { sourceId: "s", sourceName: "policy.docx" },
    },
  ]);
  const reply = answer(english, {
    question: "فيه تقسيط؟",
    history: [],
    settings: { brand: { ar: "العيادة", en: "Clinic" }, answerFrom: 0.5, clarifyFrom: 0.3 },
  });
  expect(reply.decision).toBe("answer");
  expect(reply.text).toMatch(/^نعم، نقبل الدفع عبر تمارا\. حسب شروطنا: «.*over 300 SAR.*»\.$/u);
});
