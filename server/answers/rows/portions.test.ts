import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { row } from "./goods.fixture.ts";
import { respondFromRows } from "./respond.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const options = (...prices: [string, number][]) => ({
  prices: prices.map(([label, amount]) => ({ label, amount })),
});

/** A list of a business that sells by weight, by number and by day. */
const index = buildIndex([
  row("كبدة غنم", 70, { unit: "كيلو", category: "لحوم" }),
  row("ستيك ريب آي", 145, { category: "ستيك بالكيلو" }),
  row("بقلاوة مشكلة", 0, { ...options(["نصف كيلو", 45], ["كيلو", 80]), category: "حلا" }),
  row("مولد كهرباء", 0, { ...options(["1 day", 120], ["Week", 550]), category: "تأجير" }),
  row("كروت شخصية", 0, { ...options(["الكمية 500", 120], ["الكمية 1000", 190]), category: "مطبوعات" }),
  row("رول أب", 150, { attributes: { المقاس: "80x200" }, category: "لوحات" }),
  row("رول أب", 190, { attributes: { المقاس: "100x200" }, category: "لوحات" }),
  row("سخان", 300, { attributes: { "الحد الأدنى": "3" }, category: "أجهزة" }),
]);
const arabic = { language: "ar", tone: "warm" } as const;
const said = (question: string): string | undefined =>
  rowAnswer(index, question, arabic, { history: [] })?.text;

test("a weight is counted against the weight that a price is for", () => {
  expect(said("بكم ٣ كيلو كبدة")).toContain("3 × 70 = 210");
  expect(said("نص كيلو كبدة بكم")).toContain("0.5 × 70 = 35");
  expect(said("كيلو ونص كبدة كم")).toContain("1.5 × 70 = 105");
  expect(said("كيلوين ستيك كم يطلع")).toContain("2 × 145 = 290");
  expect(said("كم سعر كيلو الكبدة")).not.toContain("×");
});

test("of a row with several prices the larger is taken as often as it goes, the smaller for the rest", () => {
  expect(said("بكم 2 كيلو بقلاوة")).toContain("2 × 80 = 160");
  expect(said("كيلو ونص بقلاوة كم")).toContain("80 + 45 = 125");
  expect(said("نص كيلو بقلاوة بكم")).toContain("45");
  expect(said("نص كيلو بقلاوة بكم")).not.toContain("×");
});

test("days are counted against a day, two weeks against a week", () => {
  expect(said("بكم المولد 3 ايام")).toContain("3 × 120 = 360");
  expect(said("المولد اسبوعين كم")).toContain("2 × 550 = 1100");
  expect(said("كم 3 مولدات ليومين")).toContain("6 × 120 = 720");
  expect(said("كم المولد لاسبوع")).not.toContain("×");
});

test("a number that a price is for is no number of pieces, also as a word", () => {
  expect(said("بكم 500 كرت شخصي")).toContain("120");
  expect(said("بكم 500 كرت شخصي")).not.toContain("×");
  expect(said("بكم الف كرت شخصي")).toContain("190");
});

test("rows of one name are told apart by the numbers of their size, and a minimum is asked for as such", () => {
  expect(said("بكم رول اب 100x200")).toContain("190");
  expect(said("بكم رول اب 100x200")).not.toContain("150");
  expect(said("كم الحد الادنى للسخان")).toContain("3");
});

test("nights are counted against a night, for each of several pieces, and the size in a name is no amount", () => {
  const rental = buildIndex([
    row("كيس نوم شتوي", 0, { ...options(["ليله", 15], ["اسبوع", 60]), attributes: { التامين: "80" } }),
    row("مولد هادي 2 كيلو", 0, options(["ليله", 90], ["اسبوع", 400])),
  ]);
  const told = (question: string): string | undefined =>
    rowAnswer(rental, question, arabic, { history: [] })?.text;
  expect(told("كيس نوم ليلتين بكم")).toContain("2 × 15 = 30");
  expect(told("بكم كيس نوم 3 ليالي")).toContain("3 × 15 = 45");
  expect(told("6 اكياس نوم لليلتين بكم")).toContain("12 × 15 = 180");
  expect(told("مولد 2 كيلو ليلتين كم")).toContain("2 × 90 = 180");
  expect(told("كيس نوم ليله بكم")).not.toContain("×");
});

test("the multiplied price is said where a single one is as near", () => {
  const rental = buildIndex([
    row("كيس نوم شتوي", 0, { ...options(["ليله", 15], ["اسبوع", 60]), attributes: { التامين: "80" } }),
    row("خيمة شعبية", 0, options(["ليله", 120], ["اسبوع", 600])),
  ]);
  const message = { question: "كيس نوم 3 ليالي بكم", voice: arabic };
  expect(respondFromRows(rental, message, { history: [] })?.text).toContain("3 × 15 = 45");
});
