import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { row } from "./goods.fixture.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

/** A stationer: things of which several cost less together, and one whose offer is no better. */
const index = buildIndex([
  row("قلم حبر", 12, { attributes: { ملاحظات: "3 حبات بـ 30" } }),
  row("ممحاة", 5, { attributes: { العرض: "حبتين بـ 8" } }),
  row("مسطرة", 4, { name: { ar: "مسطرة", en: "Ruler" }, attributes: { Offer: "5 for 15" } }),
  row("دباسة", 20, { attributes: { ملاحظات: "2 بـ 45" } }),
  row("رول ستارة", 95, { unit: "متر" }),
]);

const said = (question: string): string | undefined =>
  rowAnswer(index, question, { language: "ar", tone: "warm" })?.text;

test("several pieces cost what the list says they cost together, and the rest one by one", () => {
  expect(said("3 قلم حبر بكم")).toMatch(/3 حبات بـ 30.*: 30 ر\.س/su);
  expect(said("7 قلم حبر بكم")).toContain("2 × 30 + 12 = 72");
  expect(said("3 ممحاة كم يصير حسابها")).toContain("8 + 5 = 13");
  expect(said("5 مسطرة و 2 قلم حبر كم المجموع")).toContain("15 + 2 × 12 = 39");
});

test("an offer for more pieces than are wanted, or one that saves nothing, changes no sum", () => {
  expect(said("2 قلم حبر بكم")).toContain("2 × 12 = 24");
  expect(said("2 دباسة بكم")).toContain("2 × 20 = 40");
});

test("an area is computed from lengths with halves and duals", () => {
  expect(said("رول ستارة مترين في متر ونص بكم")).toContain("3 × 95 = 285");
  expect(said("رول ستارة 4 متر في مترين بكم")).toContain("8 × 95 = 760");
});
