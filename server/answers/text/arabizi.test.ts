import { expect, test } from "vitest";
import { fromArabizi, isArabizi } from "./arabizi.ts";
import { spellingsOf } from "./transliterate.ts";

test.each([
  ["kam el se3r", "كم سعر"],
  ["3ndkom tawseel", "لديكم توصيل"],
  ["wain talabi", "اين طلبي"],
  ["wesh el malabes elli 3ndkom", "ماذا ملابس اللي لديكم"],
  ["abi ajaded el jawaz abl el safar", "ابي اجدد جواز قبل سفر"],
  ["ta3deel el 3nwan", "تعديل عنوان"],
  ["na2l 3afsh kam b jeddah", "نقل عفش كم ب جده"],
  ["3ndkm tamara?", "لديكم tamara"],
  ["bkm el vitamin d 5000", "كم vitamin d 5000"],
  ["bkam 1.5 kg", "كم 1.5 kg"],
])("%s is read as %s", (text, arabic) => {
  expect(isArabizi(text)).toBe(true);
  expect(fromArabizi(text)).toBe(arabic);
});

test.each([
  "do you sell b2b coffee",
  "what is the price",
  "my order 12345 is late",
  "Is there a 5th floor gym open at 10pm?",
  "does the ps5 come with 2 controllers and 16gb",
  "no salam here, just fish",
  "el nino is a weather pattern",
  "vitamin d3 and b12 tablets",
  "كم السعر",
  "",
])("%s is not Arabizi", (text) => {
  expect(isArabizi(text)).toBe(false);
});

test("English words and numbers inside Arabizi stay", () => {
  expect(fromArabizi("abi discount 3ala 30 shirt")).toBe("ابي discount على 30 shirt");
});

test("of two spellings the knowledge's own is taken", () => {
  expect(fromArabizi("kam el batta", (stem) => stem === "بط")).toBe("كم بطه");
});

test("a letter doubled at the beginning may be two", () => {
  expect(spellingsOf("ttba3oon").map(({ word }) => word)).toContain("تطبعون");
});

test("a long word is spelt in bounded time and number", () => {
  expect(spellingsOf("taghazeshtohada".repeat(50)).length).toBeLessThanOrEqual(80);
});
