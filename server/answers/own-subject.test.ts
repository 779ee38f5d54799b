import { expect, test } from "vitest";
import { answer, buildIndex } from "./answers.ts";
import type { Answer, KnowledgeEntry, Turn } from "./entry.ts";
import { coffeeSettings, coffeeShop } from "./evaluate/coffee-shop.fixture.ts";

const origin = { sourceId: "more", sourceName: "more.xlsx" };
const faq = (id: string, phrasings: string[], text: { ar?: string; en?: string }): KnowledgeEntry => ({
  kind: "faq",
  id,
  phrasings,
  answer: text,
  origin,
});

const index = buildIndex([
  ...coffeeShop,
  faq("beginners", ["Which grinder suits beginners?"], {
    en: "For filter coffee the Timemore C2 grinder is plenty for its price.",
  }),
  faq("jobs", ["هل لديكم وظائف؟", "ابغى اشتغل عندكم", "كيف أقدّم على وظيفة؟"], {
    ar: "أرسل سيرتك إلى careers@example.com.",
  }),
  faq("friday", ["هل توصلون يوم الجمعة؟", "تشتغلون الجمعة بالتوصيل؟"], {
    ar: "لا توصيل يوم الجمعة، وطلباتها تُجهَّز السبت.",
  }),
  faq("east", ["توصلون الدمام؟", "Do you ship to Dammam or Jubail?"], {
    en: "Yes. Dammam and Jubail take two days for 25 SR.",
  }),
  faq("tasting", ["عندكم دورة تذوق؟", "بكم دورة التذوق؟"], {
    ar: "نعم، «التذوق للمبتدئين» كل سبت من 5 إلى 7 مساءً، بـ 150 ريالًا للشخص.",
  }),
  faq("wholesale", ["كم سعر الجملة؟", "كم سعر الجملة ل 15 كيلو"], {
    ar: "سعر الجملة من 10 إلى 25 كغم هو 92 ريالًا للكيلو. وأقل طلب جملة 10 كغم.",
  }),
]);

function last(...messages: string[]): Answer {
  const history: Turn[] = [];
  let said: Answer | undefined;
  for (const question of messages) {
    said = answer(index, { question, history, settings: coffeeSettings });
    history.push({ role: "customer", text: question }, { role: "agent", text: said.text || "…" });
  }
  return said!;
}

test("a price is not answered with the sentence before that names the thing and no amount", () => {
  expect(last("which grinder suits beginners?", "how much is the timemore c2").text).toContain("285");
});

test("a message of one subject that is clear by itself is not read with the one before", () => {
  expect(last("فيه توصيل يوم الجمعة؟", "ابغى اشتغل عندكم").text).toContain("careers@");
});

test("a thing that no row is called by is not the thing that was spoken of", () => {
  expect(last("كم سعر هويلا؟", "كم سعر الثلاجات عندكم").text).not.toContain("58");
});

test("a place that the entry does not name is not answered with yes", () => {
  expect(last("how much is the Huila?", "do you ship to Dubai?").text).not.toMatch(/^Yes/u);
});

test("when and how much are answered from the words said last, also where they began with yes", () => {
  expect(last("بكم دورة التذوق؟", "متى؟").text).toContain("كل سبت من 5 إلى 7 مساءً");
});

test("an amount outside the range that was said is not given its price", () => {
  expect(last("كم سعر الجملة ل 15 كيلو", "ابي 40 كيلو بكم").text).not.toContain("92");
});

test("a sentence from the middle of a text loses the word that joins it to the one before", () => {
  expect(last("كم سعر الجملة؟", "كم أقل طلب جملة").text).toMatch(/^أقل طلب/u);
});
