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

test("a word is met by a row with all words of what it is also called, and by none with one of them", () => {
  const shop = buildIndex([row("لوحة مفاتيح عربي", 90), row("لوحة جدارية", 45), row("علبة مفاتيح", 20)]);
  expect(lastReply(shop, ["كم سعر كيبورد"])).toMatch(/90/u);
  expect(lastReply(shop, ["كم سعر كيبورد"])).not.toMatch(/45|20/u);
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

const house = buildIndex([
  row("كومودينو", 210),
  row("مفرش سرير", 160),
  row("مقلاة", 65),
  row("حطب", 30),
  row("شتلات", 8),
]);

test.each([
  ["how much is a nightstand", "210"],
  ["how much is firewood", "30"],
  ["how much are seedlings", "8"],
  ["بكم بيت لحاف", "160"],
  ["بكم الطاوة", "65"],
])("%s names what the list calls otherwise", (question, price) => {
  expect(lastReply(house, [question])).toContain(price);
});

const services = buildIndex([
  row("قص شعر", 60),
  row("كروت شخصية", 120),
  row("قماشات فرامل", 280),
  row("تجليد", 15),
  row("فحم", 20),
  row("جاكيت", 190),
]);

test.each([
  ["بكم الهير كت", "60"],
  ["بكم البزنس كارد", "120"],
  ["كم سعر تيل الفرامل", "280"],
  ["how much is binding", "15"],
])("%s names by an English or a trade's word what the list calls otherwise", (question, price) => {
  expect(lastReply(services, [question])).toContain(price);
});

test.each(["كم سعر جاكوزي", "كم سعر كومدينة", "كم سعر كيبورد"])(
  "%s is no other thing of the list",
  (question) => {
    expect(lastReply(services, [question])).not.toMatch(/ر\.س/u);
  },
);
