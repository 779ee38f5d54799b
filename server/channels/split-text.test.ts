import { expect, test } from "vitest";
import { splitText } from "./split-text.ts";

test("short texts stay whole", () => {
  expect(splitText("مرحبا", 4096)).toEqual(["مرحبا"]);
  expect(splitText("x".repeat(9000), null)).toHaveLength(1);
});

test("a long text is cut at ends of sentences, Arabic ones too", () => {
  expect(splitText("هل التوصيل متوفر؟ نعم. التوصيل خلال يومين.", 25)).toEqual([
    "هل التوصيل متوفر؟ نعم.",
    "التوصيل خلال يومين.",
  ]);
  expect(splitText("One two three. Four five six! Seven", 20)).toEqual([
    "One two three.",
    "Four five six! Seven",
  ]);
});

test("without a sentence's end it is cut between words, and without words between letters, never inside one", () => {
  expect(splitText("aaaa bbbb cccc dddd", 10)).toEqual(["aaaa bbbb", "cccc dddd"]);
  const family = "👨‍👩‍👧";
  const parts = splitText(family.repeat(5), family.length * 2 + 3);
  expect(parts).toEqual([family.repeat(2), family.repeat(2), family]);
});

test("no words are lost and no part is too long", () => {
  let seed = 7;
  const nextRandom = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  const bits = ["كلمة ", "word. ", "؟ ", "\n", "\n\n", "🙂", "طويلةجدًا", ", "];
  for (let round = 0; round < 500; round += 1) {
    const text = Array.from({ length: 40 + nextRandom(100) }, () => bits[nextRandom(bits.length)]).join("");
    const parts = splitText(text, 60);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(60);
    expect(parts.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
  }
});
