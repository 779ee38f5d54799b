import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { lastReply, row } from "./goods.fixture.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const zones: KnowledgeEntry = {
  kind: "passage",
  id: "zones",
  title: "رسوم التوصيل",
  text: ["المنطقة | رسوم التوصيل", "شمال الرياض | 15 ريال", "شرق الرياض | 20 ريال"].join("\n"),
  origin: { sourceId: "d", sourceName: "delivery.docx" },
};
const free: KnowledgeEntry = {
  ...zones,
  id: "free",
  title: "التوصيل",
  text: "التوصيل مجاني للطلبات فوق 400 ريال داخل الرياض.",
};
const origin = { sourceId: "s", sourceName: "list.xlsx" };
const sheep = { origin: { ...origin, sheet: "ذبائح" } };
const kilo = { unit: "كيلو", origin: { ...origin, sheet: "لحم" } };
/** A kitchen that also sells meat: dishes by the tray, sheep of three sizes, meat by the kilo. */
const index = buildIndex([
  row("كبسة لحم", 140, { attributes: { القسم: "رز" } }),
  row("كنافة جبن", 85, { attributes: { القسم: "حلا" } }),
  row("لقيمات", 40, { attributes: { القسم: "حلا" } }),
  row("بسبوسة", 50, { attributes: { القسم: "حلا" } }),
  row("صحن فتوش", 25, { attributes: { القسم: "سلطات" } }),
  row("بوكس العزيمة", 620, { attributes: { "وش فيه": "2 كبسة لحم + 3 سلطات + كنافة" } }),
  row("نعيمي وسط", 1550, sheep),
  row("نعيمي كبير", 1850, sheep),
  row("حري وسط", 1400, sheep),
  row("حري كبير", 1650, sheep),
  row("لحم نعيمي", 78, kilo),
  row("ريش غنم", 95, kilo),
  zones,
  free,
]);
const voice = { language: "ar", tone: "warm" } as const;

/** Returns the reply to the last message of a conversation. */
const last = (...messages: string[]): string => lastReply(index, messages);

const said = (question: string): string | undefined =>
  rowAnswer(index, question, voice, { history: [] })?.text;

test("the dearest after the cheapest is looked for among all of the kind", () => {
  const text = last("وش ارخص حلا عندكم", "واغلى شي؟");
  expect(text).toContain("85");
  expect(text).not.toContain("لقيمات");
});

test("prices told one after the other are added up, with their numbers and the delivery", () => {
  expect(last("بكم كنافة جبن", "وصحن فتوش؟", "كم المجموع")).toContain("85 + 25 = 110");
  expect(last("بكم 2 كبسة لحم", "والكنافة بكم", "طيب كم المجموع كامل")).toContain("2 × 140 + 85 = 365");
  expect(last("بكم كبسة لحم", "وكم التوصيل لشمال الرياض؟", "كم المجموع؟")).toContain("140 + 15 = 155");
});

test("delivery is free in a sum above the amount that a sentence tells", () => {
  expect(said("بوكس العزيمة مع التوصيل لشرق الرياض كم")).toContain("620 + 0 = 620");
  const below = said("كبسة لحم مع التوصيل لشرق الرياض كم");
  expect(below).toContain("140 + 20 = 160");
  expect(below).toContain("فوق 400");
});

test("nothing is added up where one reply told of several things, nobody knows which are wanted", () => {
  expect(last("وش عندكم من الحلا", "بكم كبسة لحم", "كم المجموع")).not.toContain(" + ");
});

test("the contents of a package do not name what they count", () => {
  expect(said("2 كبسة لحم و 1 كنافة كم يطلع")).toContain("2 × 140 + 85 = 365");
});

test("another size is that of the thing spoken of", () => {
  for (const question of ["والكبير؟", "و الكبير"]) {
    const text = last("نعيمي وسط بكم", question);
    expect(text).toContain("1850");
    expect(text).not.toContain("1650");
  }
  expect(last("نعيمي وسط بكم", "حري كبير بكم")).toContain("1650");
});

test("another amount of what was priced is multiplied too", () => {
  expect(last("2 كيلو ريش غنم بكم", "و 5 كيلو؟")).toContain("5 × 95 = 475");
});

test("a kilo of what is also sold whole is what is sold by the kilo", () => {
  expect(said("كيلو نعيمي وكيلو ريش كم")).toContain("78 + 95 = 173");
});

test("names of several rows are compared by all of them, and no difference is guessed", () => {
  const text = said("وش الفرق بين النعيمي والحري");
  for (const price of ["1550", "1850", "1400", "1650"]) expect(text).toContain(price);
  expect(text).not.toContain("الفرق:");
  expect(said("وش الفرق بين كنافة جبن ولقيمات")).toContain("45");
});

test("something cheaper than an amount is within that amount", () => {
  for (const question of ["فيه شي ارخص من 45؟", "is there anything cheaper than 45 riyals?"]) {
    const text = said(question);
    for (const price of ["25", "40"]) expect(text).toContain(price);
    expect(text).not.toContain("50");
  }
});

test("picking goes on in the list that was picked from", () => {
  expect(last("وش عندكم من الحلا", "الاولى بكم؟", "والثانية؟")).toContain("لقيمات");
});
