import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import { row } from "./goods.fixture.ts";

const prices = (...each: [string, number][]) => ({
  prices: each.map(([label, amount]) => ({ label, amount })),
});
const seasons = prices(
  ["Winter (1 Oct – 31 Mar) Sun–Wed", 650],
  ["Winter (1 Oct – 31 Mar) Thu–Sat", 850],
  ["Summer (1 Apr – 30 Sep) Sun–Wed", 800],
  ["Summer (1 Apr – 30 Sep) Thu–Sat", 1050],
);
const index = buildIndex([
  row("شاليه الحديقة", 0, { ...seasons, category: "شاليهات" }),
  row("شاليه المسبح", 0, { ...seasons, category: "شاليهات" }),
  row("رحلة باكو", 0, { ...prices(["ديسمبر", 2750], ["يناير", 2600], ["مايو", 2300]), category: "رحلات" }),
  row("رحلة تبليسي", 0, { ...prices(["ديسمبر", 2300], ["يناير", 2250], ["مايو", 2100]), category: "رحلات" }),
]);
const settings = { brand: {}, answerFrom: 0.55, clarifyFrom: 0.35 };
const said = (question: string): string => answer(index, { question, history: [], settings }).text;

test("the price of a month is surely that of the season it lies in, also over the turn of the year", () => {
  expect(said("بكم شاليه الحديقة يوم الثلاثاء في ديسمبر")).toContain("650");
  expect(said("بكم شاليه الحديقة ليلة الجمعة بفبراير")).toContain("850");
  expect(said("بكم شاليه الحديقة الخميس في يوليو")).toContain("1050");
  expect(said("كم رحلة باكو في يناير")).toContain("2600");
});

test("a word that is a month only behind another word chooses no price", () => {
  expect(said("how much is the trip to Baku in May?")).toContain("2300");
  expect(said("كم رحلة باكو في مايو")).toContain("2300");
  expect(said("may I know the price of the trip to Baku?")).toMatch(/2750[\s\S]*2600[\s\S]*2300/u);
});
