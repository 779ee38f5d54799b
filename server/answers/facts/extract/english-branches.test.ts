import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { answerFromFacts } from "#server/answers/facts/respond.ts";

const faq = (id: string, ar: string, en: string, ...phrasings: string[]) =>
  ({
    kind: "faq",
    id,
    phrasings,
    answer: { ar, en },
    origin: { sourceId: "faq", sourceName: "faq.xlsx" },
  }) as const;

const index = buildIndex([
  faq(
    "branches",
    "لنا ثلاثة فروع: الياسمين (طريق أنس بن مالك)، وحطين (طلبات السيارات)، والخبر (شارع الأمير تركي). والخرائط في موقعنا.",
    "We have three branches: Al-Yasmin (café and roastery, Anas Ibn Malik Road), Hittin (drive-through) and Al-Khobar (Prince Turki Street). Maps are on our site.",
    "أين فروعكم؟",
    "Where are your branches?",
  ),
  faq(
    "hours",
    "فرعا الياسمين وحطين من السبت إلى الخميس 7 صباحًا إلى 11 مساءً، وفرع الخبر من السبت إلى الخميس 8 صباحًا إلى 10 مساءً.",
    "Al-Yasmin and Hittin: Saturday to Thursday 7 am to 11 pm. Al-Khobar: Saturday to Thursday 8 am to 10 pm.",
    "متى تفتح الفروع؟",
    "When are the branches open?",
  ),
]);

const said = (question: string, language: "ar" | "en"): string | undefined =>
  answerFromFacts(index, { question, voice: { language, tone: "warm" } } as never, { history: [] } as never)
    ?.text;

test("branches have the English names and addresses that their owner wrote in the same answer", () => {
  expect(said("where is your Khobar branch?", "en")).toBe("Al-Khobar branch: Prince Turki Street");
  expect(said("where is the Yasmin branch?", "en")).toContain("café and roastery, Anas Ibn Malik Road");
  expect(said("وين فرع الخبر؟", "ar")).toBe("فرع الخبر: شارع الأمير تركي");
});

test("a remark beside a branch's name is told as part of the sentence and not as an address", () => {
  expect(said("وين فرع حطين؟", "ar")).toMatch(/^لنا ثلاثة فروع: .*حطين \(طلبات السيارات\)/u);
  expect(said("where is the Hittin branch?", "en")).toMatch(
    /^We have three branches: .*Hittin \(drive-through\)/u,
  );
});

test("hours name the branches in the customer's language", () => {
  expect(said("when does the Khobar branch open on Sunday?", "en")).toMatch(
    /^Al-Khobar branch: Sunday 8 am/u,
  );
});
