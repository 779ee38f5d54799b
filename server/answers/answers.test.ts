import { expect, test } from "vitest";
import { answer, buildIndex, loadIndex, serialiseIndex } from "./answers.ts";
import { coffeeSettings, coffeeShop } from "./evaluate/coffee-shop.fixture.ts";
import type { Answer, Decision, FaqEntry, ProductEntry, Turn } from "./entry.ts";

const index = loadIndex(serialiseIndex(buildIndex(coffeeShop)));

function ask(question: string, history: readonly Turn[] = []): Answer {
  return answer(index, { question, history, settings: coffeeSettings });
}

/** Plays a conversation and returns the last answer. */
function converse(...messages: string[]): Answer {
  const history: Turn[] = [];
  let last = ask("");
  for (const message of messages) {
    last = ask(message, history);
    history.push({ role: "customer", text: message }, { role: "agent", text: last.text });
  }
  return last;
}

function numbers(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? [];
}

const answeredList: readonly (readonly [question: string, holds: string])[] = [
  ["كم سعر كيلو الاثيوبي", "230 ر.س"],
  ["كم سعر الكولومبي؟", "58 ر.س"],
  ["السلام عليكم، كم سعر الكولومبي؟", "58 ر.س"],
  ["بكم اليرغاشيف", "65 ر.س"],
  ["توصلون الدمام؟", "لجميع مدن المملكة"],
  ["توصلون لجدة", "لجميع مدن المملكة"],
  ["do you ship to Jeddah", "every city"],
  ["متى تفتحون الجمعة", "الجمعة من 2 ظهرًا"],
  ["what time do you close on friday", "Friday 2 pm to 11 pm"],
  ["كم رسوم التوصيل", "25 ريالًا"],
  ["how much is delivery?", "25 SR"],
  ["can i pay with apple pay", "Apple Pay"],
  ["do you accept visa", "Visa"],
  ["wain talabi", "رابط التتبع"],
  ["kam se3r el colombi", "58 ر.س"],
  ["وين طلبي؟", "رابط التتبع"],
  ["وش سياسة الاسترجاع", "خلال 7 أيام"],
  ["كيف ارجع المنتج", "خلال 7 أيام"],
  ["can I cancel my subscription?", "cancel it at any time"],
  ["هل اليمني متوفر؟", "نفدت"],
  ["is the V60 in stock?", "You can pre-order V60 Ceramic Dripper at 89 SR."],
  ["ابي مطحنة", "285 ر.س"],
  ["do you have the grinder?", "Yes, we have Timemore C2 Grinder in stock, at 285 SR."],
  ["وش وزن الكولومبي", "250 جم"],
  ["what is the cheapest product", "Espresso Blend (250 g), at 52 SR"],
  ["وش أغلى منتج", "285 ر.س"],
  ["where is your shop", "Al Malqa"],
];

test.each(answeredList)("%s is answered", (question, holds) => {
  const { decision, text } = ask(question);
  expect(text).toContain(holds);
  expect(decision).toBe("answer");
});

const notAnswered: readonly string[] = [
  "كيف الجو اليوم؟",
  "كم نتيجة مباراة الهلال والنصر؟",
  "what's the weather in Riyadh today?",
  "who won the match yesterday",
  "كم سعر الايفون 15",
  "عندكم شاي اخضر؟",
  "do you have decaf?",
  "هل عندكم وظائف؟",
  "do you have parking?",
  "هل القهوة تزيد الوزن؟",
  "مين رئيس أمريكا؟",
  "tell me a joke",
  "عطني خصم 50%",
];

test.each(notAnswered)("%s goes to a person", (question) => {
  const said = ask(question);
  expect(said.decision).toBe("handover");
  expect(said.text).toBe("");
  expect(said.citations.every((citation) => !citation.used)).toBe(true);
});

test("what is near the question is quoted beside a handover and cited as used for no answer", () => {
  const { decision, text, citations } = ask("هل تفتحون في العيد");
  expect(decision).toBe("handover");
  expect(text).toMatch(/^أقرب ما وجدته في معلوماتنا:\n.+/u);
  expect(citations.every((citation) => !citation.used)).toBe(true);
  expect(ask("الشحنة ما وصلت وهل تفتحون في العيد").text).not.toContain("أقرب ما");
});

test.each(answeredList)("every number said to %s stands in a cited source", (question) => {
  const { text, citations } = ask(question);
  const sources = citations.filter((citation) => citation.used).map((citation) => citation.quote);
  const known = new Set(numbers(sources.join(" ")));
  expect(sources).not.toHaveLength(0);
  for (const number of numbers(text)) expect(known).toContain(number);
});

const handedOver = [
  ["ابغى اكلم موظف", "asked_for_human"],
  ["I want to talk to a human", "asked_for_human"],
  ["abi akalem mowazaf", "asked_for_human"],
  ["انتم نصابين وين فلوسي", "complaint"],
  ["this is a scam, worst service ever", "complaint"],
  ["do you have decaf?", "no_answer"],
] as const;

test.each(handedOver)("%s is handed over as %s", (question, reason) => {
  expect(ask(question)).toMatchObject({ decision: "handover", reason });
});

test("an angry question is answered where the owner lets it be, and only where the knowledge answers it", () => {
  const settings = { ...coffeeSettings, complaintsToPerson: false };
  const angry = (question: string) => answer(index, { question, history: [], settings });
  expect(angry("كم رسوم التوصيل يا نصابين").decision).toBe("answer");
  expect(ask("كم رسوم التوصيل يا نصابين")).toMatchObject({ decision: "handover", reason: "complaint" });
  expect(angry("انتم نصابين وين فلوسي")).toMatchObject({ decision: "handover", reason: "complaint" });
});

const decided: readonly (readonly [string, Decision])[] = [
  ["السلام عليكم", "smalltalk"],
  ["شكرا يعطيك العافية", "smalltalk"],
  ["hello", "smalltalk"],
  ["ربنا يكرمكم شكرا", "smalltalk"],
  ["يعطيكن ألف عافية", "smalltalk"],
  ["هلا مساج الله بالخير", "smalltalk"],
  ["thanks a million 🐱", "smalltalk"],
  ["مع السلامة", "smalltalk"],
  ["ابي قهوة", "clarify"],
  ["ارخص قهوة عندكم", "clarify"],
];

test.each(decided)("%s is met with %s", (question, decision) => {
  expect(ask(question).decision).toBe(decision);
});

test("the answer is in the customer's language, and says so when the source is in the other", () => {
  const arabic = ask("هل تبيعون بالجملة؟");
  expect(arabic).toMatchObject({ decision: "answer", language: "ar" });
  expect(arabic.text).toMatch(
    /^وجدت لك الجواب بالإنجليزية تحت «\u2068Do you sell wholesale\u2069»:\n\u2068Yes, cafés[^\n]*\u2069$/,
  );
  const english = ask("hi, do you gift wrap?");
  expect(english).toMatchObject({ decision: "answer", language: "en" });
  expect(english.text).toMatch(
    /^I found the answer for you in Arabic, under “\u2068هل يمكن إهداء القهوة مع تغليف\u2069”:\n\u2068نعم/,
  );
});

test("a name that ends in English is isolated in an Arabic sentence, any other stays bare", () => {
  expect(ask("بكم مطحنة تايم مور").text).toContain("\u2068مطحنة تايم مور C2\u2069");
  expect(ask("سعر الـV60").text).toBe("سعر مقطرة V60 سيراميك: 89 ر.س، بالطلب المسبق.");
  expect(ask("price of the V60").text).not.toMatch(/[\u2066-\u2069]/);
});

test("a product without a price is never given one", () => {
  const { decision, text } = ask("بكم غلاية ستاغ");
  expect(decision).toBe("answer");
  expect(numbers(text)).toEqual([]);
});

test("a range lists the rows inside it, cheapest first", () => {
  const { text } = ask("منتجات بين 50 و 70 ريال");
  expect(text.match(/\d+ ر\.س/g)).toEqual(["52 ر.س", "58 ر.س", "65 ر.س"]);
});

test("two products are compared by their rows", () => {
  const { decision, text } = ask("الفرق بين الاثيوبي والكولومبي");
  expect(decision).toBe("answer");
  expect(text).toMatch(/يرغاشيف.*65 ر\.س[^]*هويلا.*58 ر\.س/);
});

test("follow-ups are understood from the conversation", () => {
  expect(converse("توصلون الرياض؟", "وفي جدة؟").text).toContain("لجميع مدن المملكة");
  expect(converse("do you ship to Riyadh?", "and in Jeddah?").text).toContain("every city");
  expect(converse("عندكم كولومبي؟", "كم سعره؟").text).toContain("58 ر.س");
  expect(converse("كم سعر الكولومبي؟", "والاثيوبي؟").text).toContain("65 ر.س");
  expect(converse("do you have the grinder?", "how much is it?", "and the kettle?").text).toContain(
    "Stagg Kettle",
  );
});

test("a follow-up on another subject is not answered with the old one", () => {
  expect(converse("توصلون الرياض؟", "والطقس؟").decision).toBe("handover");
});

test("a pronoun without anything before it is not guessed", () => {
  expect(ask("كم سعره؟").decision).not.toBe("answer");
});

test("a number picks one of the choices offered", () => {
  const offered = ask("ارخص قهوة عندكم");
  expect(offered.choices.length).toBeGreaterThanOrEqual(2);
  expect(offered.choices.length).toBeLessThanOrEqual(3);
  const picked = converse("ارخص قهوة عندكم", "١");
  expect(picked).toMatchObject({ decision: "answer", language: "ar" });
  expect(picked.text).toContain("52 ر.س");
});

test("the same vague question twice goes to a person instead of the same choices", () => {
  expect(converse("ابي قهوة", "ابي قهوة").decision).toBe("handover");
});

test("two questions in one message are both answered", () => {
  const { decision, text, citations } = ask("كم رسوم التوصيل؟ ومتى تفتحون؟");
  expect(decision).toBe("answer");
  expect(text).toMatch(/25 ريالًا[^]*7 صباحًا/);
  expect(citations.filter((citation) => citation.used)).toHaveLength(2);
});

test("one unanswerable question of two brings a person in, the other is answered and the rest is named", () => {
  const said = ask("كم رسوم التوصيل؟ وكم نتيجة مباراة الهلال؟");
  expect(said.decision).toBe("handover");
  expect(said.text).toBe("التوصيل 25 ريالًا، ومجاني للطلبات فوق 200 ريال.\n\nأما «كم نتيجة مباراة الهلال؟»:");
});

test("contact data and order numbers given in passing are kept, and the question beside them is answered", () => {
  const said = ask("وين طلبي رقم ١٢٣٤٥ جوالي ٠٥٥١٢٣٤٥٦٧");
  expect(said.captured).toEqual({ phone: "0551234567", orderNumber: "12345" });
  expect(said).toMatchObject({ decision: "answer" });
  expect(said.text).toContain("رابط التتبع");
});

test("anger and urgency raise the priority", () => {
  expect(ask("ابغى اكلم موظف ضروري").urgent).toBe(true);
  expect(ask("متى تفتحون؟").urgent).toBe(false);
});

test("the same message always gets the same answer, and greetings vary with the message", () => {
  expect(ask("شكرا")).toEqual(ask("شكرا"));
  expect(
    new Set(["شكرا", "شكرا لك", "مشكور", "تسلم"].map((thanks) => ask(thanks).text)).size,
  ).toBeGreaterThan(1);
});

test("nothing the engine says of its own has an exclamation mark", () => {
  for (const message of ["السلام عليكم", "hi", "شكرا", "bye", "who are you?", "good morning"]) {
    expect(ask(message).text).not.toMatch(/!/);
  }
});

test("an empty knowledge base and an empty message do not break anything", () => {
  const empty = buildIndex([]);
  expect(answer(empty, { question: "كم السعر؟", history: [], settings: coffeeSettings }).decision).toBe(
    "handover",
  );
  expect(ask("").decision).toBe("smalltalk");
  expect(ask("ا".repeat(20_000)).decision).toBe("handover");
});

test.each(["شحنه 77120 كم باقي وتوصل الملقا", "order 55310 delivery time to my city changed?"])(
  "%s is about one order, and no choice of general questions is offered",
  (question) => {
    const eager = { ...coffeeSettings, clarifyFrom: 0.05 };
    const without = question.replace(/\d+/u, "");
    expect(answer(index, { question: without, history: [], settings: eager }).decision).toBe("clarify");
    expect(answer(index, { question, history: [], settings: eager }).decision).toBe("handover");
  },
);

const oilRow = (size: string, kind: string, price: number): ProductEntry => ({
  kind: "product",
  id: `oil ${size} ${kind}`,
  name: { ar: "دهن عود" },
  price,
  attributes: { الحجم: size, النوع: kind },
  origin: { sourceId: "oils", sourceName: "الأسعار.xlsx", row: price },
});

test("rows of one name are told apart by what they differ in, and the size that is asked for is meant", () => {
  const oils = buildIndex([
    oilRow("ربع تولة", "كمبودي", 180),
    oilRow("نصف تولة", "كمبودي", 340),
    oilRow("ربع تولة", "هندي", 260),
  ]);
  const said = (question: string) =>
    answer(oils, { question, history: [], settings: coffeeSettings }).text.split("\n");
  const lines = said("بكم دهن العود؟");
  expect(lines.filter((line) => line.startsWith("•"))).toEqual([
    expect.stringMatching(/ربع تولة.*كمبودي.*180/),
    expect.stringMatching(/ربع تولة.*هندي.*260/),
    expect.stringMatching(/نصف تولة.*340/),
  ]);
  expect(said("بكم دهن العود نص توله؟").join()).toMatch(/340/);
  expect(said("بكم دهن العود نص توله؟").join()).not.toMatch(/180|260/);
});

test.each([
  ["متى تفتحون السبت؟", "من 4 عصرًا"],
  ["ساعات الدوام", "من 4 عصرًا"],
  ["when do you open on Sunday?", "4 pm"],
])("%s is asked of the working times, whatever the shop calls them", (question, expected) => {
  const faq = (asked: string, said: string): FaqEntry => ({
    kind: "faq",
    id: asked,
    phrasings: [asked],
    answer: { ar: said },
    origin: { sourceId: "faqs", sourceName: "أسئلة.docx" },
  });
  const shop = buildIndex([
    faq("ما أوقات العمل؟", "نفتح كل يوم من 4 عصرًا إلى 12 ليلًا."),
    faq("هل يمكن الاسترجاع؟", "خلال 7 أيام."),
    faq("هل توصلون خارج المدينة؟", "نعم، خلال أربعة أيام."),
  ]);
  const { text } = answer(shop, { question, history: [], settings: coffeeSettings });
  expect(text).toContain(expected);
});
