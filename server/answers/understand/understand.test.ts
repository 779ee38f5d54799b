import { expect, test } from "vitest";
import { captureFrom } from "./captured.ts";
import { isFollowUp } from "./follow-up.ts";
import { languageOf } from "./language.ts";
import { readChoice } from "./pick.ts";
import { questionsOf, tellsWhy } from "./questions.ts";
import { recognizeSmallTalk } from "./small-talk.ts";
import { recognizeWishes } from "./wishes.ts";

test.each([
  ["كم السعر؟", "ar"],
  ["how much is it", "en"],
  ["كم سعر V60 ceramic dripper", "ar"],
  ["kam el se3r", "ar"],
  ["I saw مرحبا on your website sign yesterday", "en"],
])("%s is in %s", (text, language) => {
  expect(languageOf(text, []).language).toBe(language);
});

test("a message without words has the language of the customer's last one, else Arabic", () => {
  expect(
    languageOf("12345", [
      { role: "customer", text: "my order" },
      { role: "agent", text: "ما رقمه" },
    ]).language,
  ).toBe("en");
  expect(languageOf("؟؟", []).language).toBe("ar");
  expect(languageOf("SR-20388", [{ role: "customer", text: "where is my parcel" }]).language).toBe("en");
  expect(languageOf("SR-20388", []).language).toBe("ar");
  expect(languageOf("هو WELCOME10", []).language).toBe("ar");
});

test.each([
  ["السلام عليكم", ["salam"]],
  ["يسلمو كتير حبيبتي", ["thanks"]],
  ["السلام عليكم ورحمة الله وبركاته", ["salam"]],
  ["هلااا والله", ["greeting"]],
  ["صباح الخير يا غالي", ["morning"]],
  ["شلونكم", ["howAreYou"]],
  ["hi there", ["greeting"]],
  ["Thank you so much", ["thanks"]],
  ["يعطيك العافية ما قصرت", ["thanks"]],
  ["bye", ["bye"]],
  ["are you a bot?", ["identity"]],
  ["تمام شكرا", ["thanks", "acknowledge"]],
])("%s is small talk", (text, kinds) => {
  expect(recognizeSmallTalk(text)).toEqual({ kinds, rest: "" });
});

test.each([
  "السلام عليكم، كم سعر الكولومبي؟",
  "hi, do you deliver?",
  "شكرا بس وين طلبي",
  "good coffee?",
  "thanks, and how do I return it",
])("%s holds a question", (text) => {
  expect(recognizeSmallTalk(text).rest).not.toBe("");
});

test.each([
  ["ابغى اكلم موظف", true],
  ["حولني على موظف لو سمحت", true],
  ["ممكن اكلم أحد من الموظفين", true],
  ["I need to speak with a real person", true],
  ["talk to someone", true],
  ["human please", true],
  ["كلمني موظف لو سمحت", true],
  ["can a person answer me", true],
  ["agent", true],
  ["كيف ارجع المنتج", false],
  ["do you have a store manager vacancy open at the moment in riyadh", false],
  ["how do I contact customer service?", false],
])("%s asks for a person: %s", (text, human) => {
  expect(recognizeWishes(text).human).toBe(human);
});

test.each([
  ["نصابين ما ترجعون الفلوس", { complaint: true, urgent: true }],
  ["worst service ever", { complaint: true, urgent: true }],
  ["وصلني الكيس مكسور", { complaint: false, problem: true }],
  ["my package never arrived", { problem: true }],
  ["my order is late, where is it?", { problem: true }],
  ["I'm going to be two hours late, what will I be charged?", { problem: false }],
  ["هل تزيدون علي شي عشان الوقت متاخر؟", { problem: false }],
  ["طلبي متاخر وينه", { problem: true }],
  ["I'd like a latte and a cookie please", { problem: false }],
  ["محتاجه ضروري اليوم", { urgent: true, complaint: false }],
  ["كيف أقدم شكوى؟", { complaint: false }],
  ["how do I submit a complaint?", { complaint: false }],
])("what is heard in %s", (text, expected) => {
  expect(recognizeWishes(text)).toMatchObject(expected);
});

test.each([
  ["جوالي ٠٥٥١٢٣٤٥٦٧", { phone: "0551234567" }],
  ["رقمي +966 55 123 4567", { phone: "+966551234567" }],
  ["call 00966551234567", { phone: "+966551234567" }],
  ["طلبي رقم ١٢٣٤٥", { orderNumber: "12345" }],
  ["order number: SA-99812", { orderNumber: "SA-99812" }],
  ["#4471", { orderNumber: "4471" }],
  ["اسمي أحمد العتيبي وايميلي Ahmad@Example.com", { name: "أحمد العتيبي", email: "ahmad@example.com" }],
  ["my name is Sara Ali", { name: "Sara Ali" }],
  ["طلبي 12345 وجوالي 0501112223", { orderNumber: "12345", phone: "0501112223" }],
  ["كم سعر 2 كيلو", {}],
  ["منتجات تحت 100 ريال", {}],
  // The number behind an order is its amount where money or a weight is named.
  ["عربون طلب 2000 ريال كم", {}],
  ["my first order is 400 SAR, how much will I pay?", {}],
  ["ابي طلبية 500 كيلو تمر", {}],
])("%s gives contact data", (text, captured) => {
  expect(captureFrom(text)).toEqual(captured);
});

test.each([
  ["وفي جدة؟", true],
  ["كم سعره؟", true],
  ["والكولومبي؟", true],
  ["و الكبير", true],
  ["و 5 كيلو؟", true],
  ["and in Jeddah?", true],
  ["how much is it?", true],
  ["متوفر؟", true],
  ["وين فرعكم؟", false],
  ["وش عندكم", false],
  ["كم سعر الكولومبي", false],
  ["do you deliver to Riyadh and the eastern region as well", false],
])("%s leans on what was said: %s", (text, followUp) => {
  expect(isFollowUp(text)).toBe(followUp);
});

test("a choice is picked by number or ordinal, only from a list the agent offered", () => {
  const offered = [{ role: "agent", text: "أيّ هذه تقصد؟\n1. كم التوصيل؟\n2. متى تفتحون؟" }] as const;
  expect(readChoice("٢", offered)).toBe("متى تفتحون؟");
  expect(readChoice("الاول", offered)).toBe("كم التوصيل؟");
  expect(readChoice("3", offered)).toBeUndefined();
  expect(readChoice("2", [])).toBeUndefined();
});

test.each([
  ["كم التوصيل؟ ومتى تفتحون؟", ["كم التوصيل؟", "متى تفتحون؟"]],
  ["كم التوصيل ومتى تفتحون", ["كم التوصيل", "متى تفتحون"]],
  ["عندكم واي فاي\nوعندكم مواقف", ["عندكم واي فاي", "عندكم مواقف"]],
  ["متى تحمصون، وكم سعر القوجي، وهل تطحنونه", ["متى تحمصون", "كم سعر القوجي", "هل تطحنونه"]],
  ["ابغى اعرف رسوم التوصيل وطريقة الارجاع", ["ابغى اعرف رسوم التوصيل", "طريقة الارجاع"]],
  ["is grinding free, and can I pay with Tabby", ["is grinding free", "can I pay with Tabby"]],
  [
    "do you ship to Khobar and how much is the aeropress",
    ["do you ship to Khobar", "how much is the aeropress"],
  ],
  ["انا من ابها. كم التوصيل؟ ومتى يوصل طلبي؟", ["انا من ابها. كم التوصيل؟", "متى يوصل طلبي؟"]],
  ["صدق؟ كم التوصيل", ["صدق؟ كم التوصيل"]],
  ["how much is delivery", ["how much is delivery"]],
  ["توصلون مكة والمدينة وجدة؟", ["توصلون مكة والمدينة وجدة؟"]],
  ["بكم القوجي والهويلا", ["بكم القوجي والهويلا"]],
  ["وين فرعكم", ["وين فرعكم"]],
  [
    "what is the difference between the C3 and the C40",
    ["what is the difference between the C3 and the C40"],
  ],
  ["السلام عليكم، كم التوصيل؟", ["السلام عليكم، كم التوصيل؟"]],
])("%s asks %j", (message, asked) => {
  expect(questionsOf(message).map(({ text }) => text)).toEqual(asked);
});

test("a part that only asks another value leans on the one before it", () => {
  expect(questionsOf("توصلون أبها؟ وكم يستغرق؟").map(({ leans }) => leans)).toEqual([false, true]);
  expect(questionsOf("do you have the Huila and how much is it?").map(({ leans }) => leans)).toEqual([
    false,
    true,
  ]);
  expect(questionsOf("كم التوصيل ومتى تفتحون").map(({ leans }) => leans)).toEqual([false, false]);
});

test("what a thing is needed for is a reason and no question", () => {
  expect(["I need it for a wedding", "احتاجها عشان عرس", "I want to sign up"].map(tellsWhy)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["I need a cake for a wedding", "I need it for when?"].map(tellsWhy)).toEqual([false, false]);
});
