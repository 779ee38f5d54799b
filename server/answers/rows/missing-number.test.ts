import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { row } from "./goods.fixture.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const index = buildIndex([
  row("جوال نبراس 16", 2900),
  row("جوال نبراس 17", 3800),
  row("جوال نبراس 17 برو", 4900),
  row("لوح K26", 3500),
  row("لوح K17", 700),
  row("مكبر صوت 27 واطة", 900),
  row("مشد ظهر مقاس 3", 80, { attributes: { يناسب: "52-58" } }),
  row("تورتة 8 إنش", 160),
  row("إنش 10", 250, { category: "تورتات" }),
]);
const said = (question: string, language: "ar" | "en" = "ar"): string =>
  rowAnswer(index, question, { language, tone: "warm" })?.text ?? "";

test("a number that no row of that name has is said not to be listed, with the nearest", () => {
  const text = said("بكم جوال نبراس 15");
  expect(text).toMatch(/^لا يوجد «جوال نبراس 15» في قائمتنا/u);
  expect(text.split("\n")[1]).toContain("نبراس 16");
  expect(said("do you have Nibras 14?", "en")).toMatch(/^“Nibras 14” is not on our list/u);
  expect(said("عندكم مكبر صوت 80 واطة")).toContain("«مكبر صوت 80 واطة»");
});

test("so is a model by its letters and number", () => {
  const text = said("بكم لوح K22");
  expect(text).toMatch(/^لا يوجد «لوح K22»/u);
  expect(text.split("\n")[1]).toContain("K26");
});

test("a number that a row has, also within a range or in another row's name, is not denied", () => {
  for (const question of ["بكم جوال نبراس 17", "بكم مشد ظهر مقاس 55", "بكم تورتة 10 انش"])
    expect(said(question), question).not.toContain("لا يوجد");
});

test("a number of pieces, an amount and a year are no part of a name", () => {
  for (const question of ["ابي جوال نبراس 5 حبات", "جوال نبراس ب 3000 ريال", "جوال نبراس 2025 بكم"])
    expect(said(question), question).not.toContain("لا يوجد");
});
