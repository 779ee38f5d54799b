import { expect, test } from "vitest";
import { stem } from "./stem.ts";
import { synonymsOf, translateAt } from "./translate.ts";
import { stripVerb } from "./verb.ts";

const meant = (word: string): string[] =>
  translateAt("ar", [word], 0)?.translations.map((each) => each.stem) ?? [];

test.each([
  ["غيرتوا", "غير"],
  ["وركبتوها", "ركب"],
  ["دفعنا", "دفع"],
  ["قصيتوا", "قص"],
  ["فكينا", "فك"],
])("%s is a past form of %s", (word, expected) => {
  expect(stripVerb(word)).toContain(expected);
});

test("a past form of two letters has one more between them", () => {
  expect(stripVerb("غبت")).toEqual(expect.arrayContaining(["غاب", "غيب"]));
  expect(meant("غبت")).toContain(stem("absent"));
});

test.each([
  ["هدفع", "pay"],
  ["شندفع", "pay"],
  ["مايرجع", "return"],
  ["ماعجبتني", "love"],
  ["ركبتوش", "install"],
])("%s is heard without will, what and not: %s", (word, expected) => {
  expect(meant(word)).toContain(stem(expected));
});

test.each([
  ["ينحسب", "calculate"],
  ["بيتخصم", "deduct"],
  ["اتكسرت", "break"],
])("what is done is heard without who does it: %s is %s", (word, expected) => {
  expect(meant(word)).toContain(stem(expected));
});

test.each([
  ["شاحن", "charger"],
  ["هدايا", "gift"],
  ["مايونيز", "mayonnaise"],
  ["نتيجه", "result"],
])("a noun that only begins like a verb stays a noun: %s is %s", (word, expected) => {
  expect(meant(word)).toContain(stem(expected));
});

test("spoken words for one thing are heard in one another's place", () => {
  const known = (stem: string) => (own: string) => own === stem;
  expect(synonymsOf("ar", "بفلوس", known("مجان")).map((each) => each.stem)).toContain("مجان");
  expect(synonymsOf("ar", "ريترن", known("استرجاع")).map((each) => each.stem)).toContain("استرجاع");
  expect(synonymsOf("ar", "ينجمع", known("يجتمع")).map((each) => each.stem)).toContain("يجتمع");
});

test("a noun that ends in the letter that denies is no verb", () => {
  expect(meant("جريش")).not.toContain(stem("run"));
  expect(meant("مافتحتوش")).toContain(stem("open"));
});
