import { expect, test } from "vitest";
import { createBlank, findFirstBlank, hasBlank, splitAtBlanks } from "./reply-blanks.ts";

test("a blank is one line without other brackets, and can be found again", () => {
  const text = `نوصل لجدة.\nأما الباقي: ${createBlank(" يوم\n⟦الجمعة⟧ ")}، وشكرًا`;
  expect(text).toBe("نوصل لجدة.\nأما الباقي: ⟦يوم الجمعة⟧، وشكرًا");
  const { start, end } = findFirstBlank(text) ?? { start: 0, end: 0 };
  expect(text.slice(start, end)).toBe("⟦يوم الجمعة⟧");
});

test.each([
  ["", false],
  ["[no] (blank)", false],
  ["⟦half", true],
  ["half⟧", true],
  ["⟦⟧", true],
])("%j holds a blank: %s", (text, holds) => {
  expect(hasBlank(text)).toBe(holds);
});

test("the pieces of a text are the whole text, with its blanks apart", () => {
  const pieces = splitAtBlanks("a ⟦b⟧ c ⟦d");
  expect(pieces.map(({ text }) => text).join("")).toBe("a ⟦b⟧ c ⟦d");
  expect(pieces.filter(({ isBlank }) => isBlank).map(({ text }) => text)).toEqual(["⟦b⟧", "⟦d"]);
});

test("a long label is cut", () => {
  expect([...createBlank("س".repeat(500))].length).toBe(82);
});
