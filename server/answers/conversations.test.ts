import { expect, test } from "vitest";
import { answer, buildIndex } from "./answers.ts";
import { coffeeSettings, coffeeShop } from "./evaluate/coffee-shop.fixture.ts";
import type { Answer, Turn } from "./entry.ts";

const index = buildIndex(coffeeShop);

/** Plays a conversation and returns every answer. */
function play(messages: readonly string[]): Answer[] {
  const history: Turn[] = [];
  return messages.map((question) => {
    const said = answer(index, { question, history, settings: coffeeSettings });
    history.push(
      { role: "customer", text: question },
      { role: "agent", text: said.text || "I have passed your message to our team." },
    );
    return said;
  });
}

function last(...messages: string[]): Answer {
  return play(messages).at(-1)!;
}

const followed: readonly (readonly [messages: readonly string[], holds: string])[] = [
  // Another place or day.
  [["توصلون تبوك؟", "وحايل؟"], "لجميع مدن المملكة"],
  [["what time do you close on Sunday?", "and on Friday?"], "Friday 2 pm"],
  // The product last named, by the customer or by the agent.
  [["عندكم اليمني؟", "بكم؟"], "120 ر.س"],
  [["do you have the Huila?", "how much is it?"], "The price of Colombia Huila (250 g) is 58 SR."],
  [["كم سعر اليرغاشيف 250", "متوفر منه كيلو؟"], "230 ر.س"],
  [["كم سعر اليرغاشيف 250 جرام", "والكيلو؟"], "230 ر.س"],
  [["عندكم مطحنة؟", "وش لونها؟"], "أسود"],
  [["كم سعر هويلا؟", "وش فيه من تفاصيل؟"], "كراميل"],
  [["بكم المطحنة؟", "طيب والمقطرة؟"], "89 ر.س"],
  // What the last answer already gave, by its own sentence.
  [["هل يمكن إهداء القهوة مع تغليف؟", "وكم سعره؟"], "15 ريالًا"],
  // A question of its own after another subject.
  [["متى تفتحون؟", "وكم رسوم التوصيل؟"], "25 ريالًا"],
  [["كم سعر الكولومبي؟", "ومتى تفتحون؟"], "7 صباحًا"],
  // Short, without a sign that it leans.
  [["how does the subscription work?", "can I cancel anytime?"], "pause or cancel"],
];

test.each(followed)("%j ends with the answer to its last message", (messages, holds) => {
  const said = last(...messages);
  expect(said.text).toContain(holds);
  expect(said.decision).toBe("answer");
});

test("a follow-up about another place speaks of that place", () => {
  const cities = buildIndex([
    ...coffeeShop.slice(3),
    {
      kind: "faq",
      id: "jeddah",
      phrasings: ["هل توصلون إلى جدة؟", "توصلون مكة؟"],
      answer: { ar: "نعم، إلى جدة ومكة خلال يومين." },
      origin: { sourceId: "faq", sourceName: "faq.xlsx" },
    },
    {
      kind: "faq",
      id: "abha",
      phrasings: ["هل توصلون إلى أبها؟", "توصلون جازان؟"],
      answer: { ar: "نعم، إلى أبها وجازان خلال خمسة أيام." },
      origin: { sourceId: "faq", sourceName: "faq.xlsx" },
    },
  ]);
  const history: Turn[] = [
    { role: "customer", text: "توصلون مكة؟ وكم ياخذ" },
    { role: "agent", text: "نعم، إلى جدة ومكة خلال يومين." },
  ];
  const said = answer(cities, { question: "طيب وابها؟", history, settings: coffeeSettings });
  expect(said.text).toContain("خمسة أيام");
});

test("another question is not answered with the very same words, the same question is", () => {
  const [first, second] = play(["كم يوم تبقى القهوة طازجة؟", "طيب واذا طولت عندي وش يصير"]);
  expect(second!.text).not.toBe(first!.text);
  const [once, again] = play(["متى تفتحون؟", "متى تفتحون"]);
  expect(again!.text).toBe(once!.text);
});

const forAPerson = [
  "ياليت احد يتصل علي",
  "خل واحد من فريقكم يتواصل معي",
  "راسلوني لو سمحتوا",
  "دقوا علي بكره",
  "ممكن تتصلون فيني؟",
  "عاوز حد يكلمني",
  "please have someone contact me",
  "is there a real person here?",
  "I'd like somebody to get back to me",
  "call us back please",
  "حولوني للمسؤول",
];

test.each(forAPerson)("%s is a wish for a person", (message) => {
  expect(last(message)).toMatchObject({ decision: "handover", reason: "asked_for_human" });
});

const complaints = [
  "لي عشر ايام وطلبي ما وصل ومحد يرد!!",
  "وش هالاستهتار، رجعولي فلوسي",
  "ثاني مره يصير معي كذا",
  "بشتكي عليكم وعلى موظفكم",
  "I ordered the V60 and got a kettle. Second mistake this month.",
  "want my money back, this is a disgrace",
];

test.each(complaints)("%s is a complaint and urgent", (message) => {
  expect(last(message)).toMatchObject({ decision: "handover", reason: "complaint", urgent: true });
});

const noWish = [
  "does the driver call me before he comes?",
  "المندوب بيتصل علي؟",
  "can someone explain how I track my order?",
  "كيف ارجع المنتج اذا ما احد استلمه",
];

test.each(noWish)("%s is no wish for a person", (message) => {
  expect(last(message).reason).not.toBe("asked_for_human");
});

const unknownHere = [
  "We own a building in Jeddah. Do you give out franchises?",
  "نبغى نستأجر منكم ركن قهوة لزواج",
  "توصلون قطر؟",
  "do you ship to Kuwait?",
  "عندكم حليب لوز؟",
  "do you sell honey?",
  "Grow your store with 5,000 new followers for $19",
  "do you have lactose free milk?",
];

test.each(unknownHere)("%s is never answered", (message) => {
  expect(last(message).decision).toBe("handover");
});

test("an amount outside the range a text quotes is not given that range's price", () => {
  const prices = buildIndex([
    {
      kind: "faq",
      id: "bulk",
      phrasings: ["كم سعر الكرتون بالجملة؟", "What is the bulk price?"],
      answer: {
        ar: "سعر الجملة من 5 إلى 20 كجم: 70 ريالًا للكيلو. أقل طلب 5 كجم.",
        en: "From 5 to 20 kg the bulk price is SAR 70 a kilo. The minimum is 5 kg.",
      },
      origin: { sourceId: "faq", sourceName: "faq.xlsx" },
    },
    ...coffeeShop.slice(0, 8),
  ]);
  const ask = (question: string): string =>
    answer(prices, { question, history: [], settings: coffeeSettings }).decision;
  expect(ask("كم سعر الجملة لـ 12 كيلو؟")).toBe("answer");
  expect(ask("what is the bulk price for 3 kg?")).toBe("answer");
  expect(ask("كم سعر الجملة لـ 60 كيلو؟")).toBe("handover");
  expect(ask("what is the bulk price for 100 kg?")).toBe("handover");
});

test("price and stock are said in one sentence with the name once", () => {
  expect(last("بكم اليمني ومتوفر؟").text).toBe("سعر يمني حرازي (250 جم): 120 ر.س، والكمية نافدة حاليًا.");
  expect(last("متوفر الكولومبي وبكم؟").text).toBe("سعر كولومبي هويلا (250 جم): 58 ر.س، والكمية متوفرة.");
  expect(last("is the Haraazi available?").text).toBe(
    "We are out of Yemen Haraazi (250 g) at the moment (price: 120 SR).",
  );
});

test("a cell with both languages is quoted in the customer's", () => {
  const shop = buildIndex([
    {
      kind: "product",
      id: "mug",
      name: { ar: "كوب سفر", en: "Travel Mug" },
      price: 75,
      currency: "SAR",
      availability: "in_stock",
      attributes: { "السعة / Capacity": "350 مل / 350 ml", "اللون / Colour": "أزرق / Blue" },
      origin: { sourceId: "p", sourceName: "p.xlsx" },
    },
  ]);
  const ask = (question: string): string =>
    answer(shop, { question, history: [], settings: coffeeSettings }).text;
  expect(ask("بكم كوب السفر")).toBe("سعر كوب سفر (350 مل): 75 ر.س.");
  expect(ask("price of the travel mug")).toBe("The price of Travel Mug (350 ml) is 75 SR.");
  expect(ask("what colour is the travel mug")).toContain("Colour: Blue");
});

test("the cheapest that is sold out is named as such, with the next one that is not", () => {
  const origin = { sourceId: "p", sourceName: "p.xlsx" };
  const tool = (name: string, price: number, availability: "in_stock" | "out_of_stock") => ({
    kind: "product" as const,
    id: name,
    name: { en: name },
    price,
    currency: "SAR",
    availability,
    attributes: { Type: "Scale" },
    origin,
  });
  const shop = buildIndex([tool("Scale Mini", 90, "out_of_stock"), tool("Scale Pro", 240, "in_stock")]);
  const said = answer(shop, { question: "cheapest scale", history: [], settings: coffeeSettings });
  expect(said.text).toMatch(/Scale Mini, at 90 SR\..*out of stock.*Scale Pro, at 240 SR/);
});

test("choices share the question's subject, and a question nothing is near to goes to a person", () => {
  for (const message of ["do you sell tea?", "عندكم كراسي للبيع؟", "do you offer training for hotels?"]) {
    expect(last(message).decision).toBe("handover");
  }
  const offered = last("ابي قهوة");
  expect(offered.choices.length).toBeLessThanOrEqual(3);
});

test("a number to call or an order to look up goes to a person with what was captured", () => {
  expect(last("وين طلبي؟", "رقمه SR-20388")).toMatchObject({
    decision: "handover",
    captured: { orderNumber: "SR-20388" },
  });
  expect(last("كم رسوم التوصيل؟", "ايميلنا cafe@brew.example")).toMatchObject({
    decision: "handover",
    captured: { email: "cafe@brew.example" },
  });
});

test("an order that has not come goes to a person, whatever is written of delivery", () => {
  for (const message of ["order 55213 has not arrived", "طلبي رقم 55213 ما وصل"])
    expect(last(message)).toMatchObject({ decision: "handover", reason: "complaint" });
});

test("letters typed twice are read once", () => {
  expect(last("بكم الكيمكسس").text).toBe(last("بكم الكيمكس").text);
});

test("a price is no answer to why it is so high", () => {
  expect(last("ليش الكيمكس غالي كذا").decision).not.toBe("answer");
});

test("a second question that only asks another value of the first stays with it", () => {
  expect(last("هل توصلون إلى أبها؟ وكم يستغرق؟")).toMatchObject({ decision: "answer" });
});

test("of two questions one without an answer goes to a person, the other is answered from its source", () => {
  const said = last("كم رسوم التوصيل؟ وهل عندكم مواقف سيارات؟");
  expect(said.decision).toBe("handover");
  expect(said.text).toBe("التوصيل 25 ريالًا، ومجاني للطلبات فوق 200 ريال.\n\nأما «هل عندكم مواقف سيارات؟»:");
  expect(said.citations.filter(({ used }) => used).map(({ quote }) => quote)).toEqual([
    "التوصيل 25 ريالًا، ومجاني للطلبات فوق 200 ريال.",
  ]);
});
