import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import type { ProductEntry, Turn } from "#server/answers/entry.ts";

const product = (
  [ar, en]: [string, string],
  price: number,
  attributes: Record<string, string>,
  availability: ProductEntry["availability"] = "in_stock",
): ProductEntry => ({
  kind: "product",
  id: en,
  name: { ar, en },
  price,
  currency: "SAR",
  ...(availability !== undefined && { availability }),
  attributes,
  origin: { sourceId: "products", sourceName: "products.xlsx", sheet: "المنتجات" },
});

/** A list in the columns of the product template: each size of a thing is a row of its own. */
const index = buildIndex([
  product(["شاي عدني 250 غرام", "Adeni Tea 250 g"], 40, { "الفئة / Category": "شاي / Tea" }),
  product(["شاي عدني 1 كغم", "Adeni Tea 1 kg"], 120, { "الفئة / Category": "شاي / Tea" }, "out_of_stock"),
  product(["أكياس شاي عدني", "Adeni Tea Bags"], 30, {
    "الفئة / Category": "أكياس شاي / Tea bags",
    "المقاس / Size": "20 كيسًا / 20 bags",
  }),
  product(["شاي كرك بالهيل 500 غرام", "Karak Tea with Cardamom 500 g"], 55, {
    "الفئة / Category": "كرك / Karak",
  }),
  product(["شاي كرك سادة 500 غرام", "Plain Karak Tea 500 g"], 48, { "الفئة / Category": "كرك / Karak" }),
  product(["إبريق سيريو", "Serio Kettle"], 189, {
    "الوصف / Description": "للموقد، بمقياس حرارة / For the stove, with a thermometer",
    "الفئة / Category": "أباريق / Kettles",
  }),
  product(["إبريق نورا الكهربائي", "Nora Electric Kettle"], 799, { "الفئة / Category": "أباريق / Kettles" }),
  product(["صندوق النكهات الثلاث", "Three Flavours Box"], 129, {
    "الوصف / Description": "مع بطاقات تذوق / With tasting cards",
    "الفئة / Category": "صناديق هدايا / Gift boxes",
  }),
  product(["عباية قطن", "Cotton Abaya"], 150, { المقاسات: "S، M، L", الألوان: "أبيض، أسود" }),
  product(["عباية صوف", "Wool Abaya"], 260, { المقاسات: "L، XL", الألوان: "أسود" }),
]);
const settings = { brand: {}, answerFrom: 0.55, clarifyFrom: 0.35 };

/** What the agent says to the last of a customer's messages; "" where it hands over or asks back. */
function say(...messages: string[]): string {
  const history: Turn[] = [];
  let text = "";
  for (const question of messages) {
    const reply = answer(index, { question, history, settings });
    text = reply.decision === "answer" ? reply.text : "";
    history.push({ role: "customer", text: question }, { role: "agent", text: reply.text || "…" });
  }
  return text;
}

test.each([
  ["a function word that a description has names no row", "what's the most expensive kettle", "799"],
  [
    "what is sold is told by its name and not by a word of a description",
    "how much is the Nora kettle",
    "799",
  ],
  ["the cheapest of all is asked without a name", "what is the cheapest product", "30"],
  ["a number in words that is part of a name counts no pieces", "كم سعر صندوق النكهات الثلاث", "129"],
  ["a number in words before a piece counts, one in a name does not", "ثلاث علب شاي عدني 250 بكم", "120"],
  [
    "a price in another currency is said in the shop's own",
    "how much is the Nora kettle in euros",
    "in this currency",
  ],
])("%s", (_, question, said) => expect(say(question)).toContain(said));

test.each([
  [
    "another size of what was spoken of, although it is another row",
    ["كم سعر شاي عدني 250", "والكيلو؟"],
    "120",
  ],
  [
    "the larger one of what was spoken of",
    ["do you have Adeni tea", "how much", "and the bigger one?"],
    "120",
  ],
  ["what is cheaper than it, and not itself", ["بكم ابريق نورا", "فيه ارخص منه؟"], "189"],
  ["the kind that was meant instead", ["how much is the Adeni tea", "I meant the bags"], "30"],
  ["one that is without something", ["عندكم شاي كرك", "بدون هيل"], "سادة"],
  ["what its row says under another name for the same", ["بكم اكياس شاي عدني", "كم حجمها؟"], "20"],
])("a follow-up: %s", (_, messages, said) => expect(say(...messages)).toContain(said));

test("a colour in the feminine and a size by letters choose among rows", () => {
  const said = say("عندكم عباية سوده مقاس M؟");
  expect(said).toContain("قطن");
  expect(said).not.toContain("صوف");
});

test.each(["هل تشحنون خارج المملكة؟", "كم بطاقة الهدية؟", "ممكن احجز طاولة؟"])(
  "what no row is about is not answered with the price of one: %s",
  (question) => expect(say(question)).not.toContain("129"),
);
