import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { row } from "./goods.fixture.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const suits = [row("بدلة غوص قصيرة", 320), row("بدلة غوص كاملة", 540), row("بدلة غوص اطفال", 150)];
const said = (rows: typeof suits, question: string, language: "ar" | "en" = "ar"): string | undefined =>
  rowAnswer(buildIndex(rows), question, { language, tone: "warm" })?.text;

test("what is for children is left out for adults", () => {
  expect(said(suits, "وش ارخص بدلة غوص للكبار")).toContain("320");
  expect(said(suits, "بدلات غوص للكبار اقل من 400 ريال")).not.toContain("اطفال");
  expect(said(suits, "وش ارخص بدلة غوص")).toContain("150");
});

test("a list with nothing for children does not say what is for adults", () => {
  expect(said(suits.slice(0, 2), "وش ارخص بدلة غوص للكبار") ?? "").not.toContain("320");
});
