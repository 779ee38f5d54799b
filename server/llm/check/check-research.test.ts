import { expect, test } from "vitest";
import type { LookUpItem } from "#server/answers/answers.ts";
import { checkResearch } from "./check-research.ts";

const origin = { sourceId: "menu", sourceName: "menu.xlsx" };
const item = (kind: LookUpItem["kind"], title: string, text: string): LookUpItem => ({
  kind,
  title,
  text,
  citations: [{ entryId: title, origin, quote: text }],
});

const latte = item("row", "لاتيه · Latte", "سعر لاتيه: 15 ر.س. الحجم: وسط، السعرات: 180.");
const mocha = item("row", "موكا · Mocha", "سعر موكا: 18 ر.س. الحجم: كبير، السعرات: 320.");
const delivery = item("text", "التوصيل", "التوصيل داخل الرياض 25 ر.س خلال يومين.");

const check = (text: string, items: LookUpItem[], question = "كم سعر اللاتيه؟") =>
  checkResearch(text, items, { language: "ar", question, brand: {} });

test.each([
  ["a row's price with its name", "سعر اللاتيه 15 ر.س.", [latte]],
  ["two rows, each with its own", "سعر اللاتيه 15 ر.س وسعر الموكا 18 ر.س.", [latte, mocha]],
  ["a row and what a text says beside it", "سعر اللاتيه 15 ر.س، والتوصيل 25 ر.س.", [latte, delivery]],
])("%s may be said", (_what, text, items) => {
  expect(check(text, items)).toEqual({ text });
});

test.each([
  ["the other row's price", "سعر اللاتيه 18 ر.س.", [latte, mocha], "number"],
  ["two rows with their prices exchanged", "سعر اللاتيه 18 ر.س وسعر الموكا 15 ر.س.", [latte, mocha], "number"],
  ["a text's price under a row's name", "سعر اللاتيه 25 ر.س.", [latte, delivery], "number"],
  ["a price without the row's name", "السعر 15 ر.س.", [latte], "unsupported"],
  ["a row that the sources do not have", "سعر الموكا 15 ر.س.", [latte], "unsupported"],
  ["an hour as a price", "سعر اللاتيه 180 ر.س.", [latte], "number"],
  ["a number of nobody", "سعر اللاتيه 12 ر.س.", [latte], "number"],
])("%s may not", (_what, text, items, problem) => {
  const question = text.includes("الموكا 15") ? "كم سعر الموكا؟" : "كم سعر اللاتيه؟";
  expect(check(text, items, question)).toEqual({ problem });
});

test("what a heading asks is no statement", () => {
  const paid = item("text", "هل التوصيل مجاني؟", "لا، التوصيل مقابل 25 ر.س.");
  expect(check("التوصيل مجاني.", [paid], "التوصيل ببلاش؟")).toHaveProperty("problem");
});
