import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { row } from "./goods.fixture.ts";
import { withoutOtherKinds } from "./joined-titles.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const arabic = { language: "ar", tone: "warm" } as const;

test.each([
  [["لابتوب وشاشات"], "شاشة 27 بوصة", ["شاشات"]],
  [["Laptops & screens"], "Screen 27 inch", ["screens"]],
  [["لابتوب وشاشات"], "ماك بوك", ["لابتوب وشاشات"]],
  [["لابتوب وشاشات", "أجهزة"], "شاشة 27 بوصة", ["شاشات", "أجهزة"]],
  [["لابتوب وشاشات", "سماعات وشواحن"], "سماعة بلوتوث", ["", "سماعات"]],
  [["غسيل سجاد وموكيت"], "غسيل سجاد كبير", ["غسيل سجاد وموكيت"]],
])("the titles %j over %s name it by %j", (titles, name, kept) => {
  expect(withoutOtherKinds(titles, name)).toEqual(kept);
});

test("the cheapest laptop under a title of laptops and screens is no screen", () => {
  const more = { category: "لابتوب وشاشات" };
  const shop = buildIndex([
    row("شاشة 27 بوصة", 899, more),
    row("ماك بوك اير", 4499, more),
    row("ثينك باد", 2999, more),
  ]);
  expect(rowAnswer(shop, "ارخص لابتوب عندكم", arabic)?.text).toContain("ثينك باد");
  expect(rowAnswer(shop, "ارخص شاشة عندكم", arabic)?.text).toContain("شاشة 27");
});

test("of two labels the one that was said is meant, not the one that says more", () => {
  const prices = [
    { label: "طول الشعر وسط", amount: 90 },
    { label: "طول الشعر طويل", amount: 125 },
    { label: "طول الشعر طويل جداً", amount: 155 },
  ];
  const { price: _, ...rest } = row("سشوار", 90);
  const reply = rowAnswer(buildIndex([{ ...rest, prices }]), "بكم سشوار الشعر الطويل", arabic)?.text;
  expect(reply).toContain("125");
  expect(reply).not.toContain("155");
});

test("whether there are fees for what was spoken of is no question for all prices", () => {
  const shop = buildIndex([row("شاحن", 60), row("كيبل", 25)]);
  expect(rowAnswer(shop, "عليها رسوم؟", arabic)?.text ?? "").not.toContain("كيبل");
});
