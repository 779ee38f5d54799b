import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { row } from "#server/answers/rows/goods.fixture.ts";
import { writeCodes } from "./spoken-codes.ts";

const index = buildIndex([row("جالكسي S22", 690), row("جالكسي A55", 425), row("بطاريه متنقله 20000", 185)]);

test.each([
  ["شاشة اس 22 بكم", "شاشة s22 بكم"],
  ["بكم الاس22", "بكم s22"],
  ["شاشة اي ٥٥", "شاشة a55"],
  ["بكم 20 الف", "بكم 20000"],
  ["20k how much", "20000 how much"],
])("%s is written as the list writes it", (question, written) => {
  expect(writeCodes(index, question)).toBe(written);
});

test.each(["اي 22 احسن", "بيت في 3 ادوار", "15 الف كم", "اس 9"])(
  "%s stays, because the knowledge has no such code",
  (question) => {
    expect(writeCodes(index, question)).toBe(question);
  },
);
