import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { lastReply, row } from "./goods.fixture.ts";

const phones = buildIndex([
  row("شاحن متنقل", 95),
  row("كفر جوال", 40),
  row("wheelchair", 450),
  row("zumba", 200),
  row("سماعة", 120),
]);

test.each([
  ["كم سعر باور بانك", "95"],
  ["how much is a power bank", "95"],
])("%s names by a phrase what the list calls by another phrase", (question, price) => {
  expect(lastReply(phones, [question])).toContain(price);
});

test("each word of a phrase is a part of what the phrase means in the other language", () => {
  expect(lastReply(phones, ["كم سعر كرسي متحرك"])).toContain("450");
});

test("a name in the other script is the name itself", () => {
  expect(lastReply(phones, ["كم سعر زومبا"])).toContain("200");
});

test("a phrase is not met by a row that has one word of its other name", () => {
  const goggles = buildIndex([row("نظارة سباحة طبي", 160), row("نظارة شمسية", 90)]);
  expect(lastReply(goggles, ["كم سعر سماعات اذن طبية"])).not.toContain("160");
});

const lesson = (ar: string, day: number) =>
  row(ar, 0, { price: undefined, currency: undefined, slot: { day, minutes: 1110, until: 1230 } } as never);
const institute = buildIndex([
  row("IELTS", 1450, { attributes: { الساعات: "24" } }),
  row("محادثة إنجليزي", 700),
  lesson("ايلتس", 3),
  lesson("محادثة", 1),
]);

test("the price of a course is not hidden by its lessons in a timetable", () => {
  expect(lastReply(institute, ["بكم الايلتس"])).toContain("1450");
  expect(lastReply(institute, ["متى الايلتس"])).toContain("6:30");
});
