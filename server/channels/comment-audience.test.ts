import { expect, test } from "vitest";
import { audienceOfAnswer, isPersonal } from "./comment-audience.ts";

const comment = {
  channel: "instagram",
  question: "كم سعر الكيلو؟",
  decision: "answer",
  text: "سعر الكيلو 90 ريالًا.",
  tellsOfThemselves: false,
};

test("C207: what anyone may ask is answered under the post, in both languages", () => {
  const general = [
    "كم السعر؟",
    "متى تفتحون يوم الجمعة؟",
    "توصلون للدمام؟",
    "كيف أطلب؟",
    "كم تكلفة التوصيل للطلب الواحد",
    "فيه حلال؟",
    "How much is it?",
    "Do you deliver to Jeddah?",
    "Can I order online?",
    "What is your refund policy?",
    "شكرًا 🌹",
  ];
  for (const question of general)
    expect([question, audienceOfAnswer({ ...comment, question })]).toEqual([question, "public"]);
});

test("C207: what is the customer's own goes to the customer alone, in both languages and dialects", () => {
  const personalQuestions = [
    "وين طلبي؟",
    "طلبيتي ما وصلت",
    "الطلب حقي تأخر",
    "فين الأوردر بتاعي؟",
    "ما وصلني شي",
    "أبغى استرداد",
    "خصمتوا مني مرتين",
    "رقم الطلب 4411",
    "عندي شكوى",
    "Where is my order?",
    "my last order never came",
    "You charged me twice",
    "order #4411 please",
    "I did not receive anything",
    "Please refund me",
  ];
  for (const question of personalQuestions)
    expect([question, isPersonal(question)]).toEqual([question, true]);
  expect(audienceOfAnswer({ ...comment, question: "وين طلبي؟" })).toBe("private");
});

test("C207: who leaves a number or an address is answered privately, and so is what the agent does not know", () => {
  expect(audienceOfAnswer({ ...comment, tellsOfThemselves: true })).toBe("private");
  expect(audienceOfAnswer({ ...comment, decision: "handover" })).toBe("private");
  expect(audienceOfAnswer({ ...comment, decision: "clarify" })).toBe("private");
});

test("C207: an answer that does not fit under a post in one piece goes to the customer alone", () => {
  const text = "س".repeat(281);
  expect(audienceOfAnswer({ ...comment, text })).toBe("public");
  expect(audienceOfAnswer({ ...comment, text, channel: "twitter" })).toBe("private");
  expect(audienceOfAnswer({ ...comment, channel: "chat" })).toBe("private");
});
