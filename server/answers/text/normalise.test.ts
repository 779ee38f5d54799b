import { expect, test } from "vitest";
import { normalise, withAsciiDigits } from "./normalise.ts";
import { words } from "./words.ts";

test.each([
  ["السَّلامُ عَلَيْكُم", "السلام عليكم"],
  ["مــــرحبا", "مرحبا"],
  ["أحمد إبراهيم آدم ٱلله", "احمد ابراهيم ادم الله"],
  ["مكتبة على مؤسسة شئون ماء", "مكتبه علي موسسه شيون ما"],
  ["کیف گهوة پیتزا", "كيف كهوه بيتزا"],
  ["٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹", "0123456789 0123456789"],
  ["١٢٫٥ و١٬٠٠٠", "12.5 و1,000"],
  ["كووووول هههههه", "كوول هه"],
  ["Café CRÈME Ｆｕｌｌ", "cafe creme full"],
  [
    "Free Wi-Fi by e-mail, T-shirts, a well-known X-Api-Key",
    "free wifi by email, tshirts, a well-known x-api-key",
  ],
  ["\u200fمرحبا\u200e \u2067hi\u2069", "مرحبا hi"],
  ["ﻣﺮﺣﺒﺎ ﷲ", "مرحبا الله"],
])("%s is read as %s", (written, read) => {
  expect(normalise(written)).toBe(read);
});

test("any Unicode form of any text gives the same normalised result, and normalising again changes nothing", () => {
  const alphabet = [..."أإآؤئةىٱءـًٌَُِّْabcÉéñüçİßﷺﻻﺍگچ٣۴9 .,؟!\u200d\u2068क्षไทย한국"];
  let state = 1;
  const next = (): number => (state = (state * 48271) % 2147483647);
  for (let round = 0; round < 2000; round++) {
    const text = Array.from({ length: 12 }, () => alphabet[next() % alphabet.length]).join("");
    const expected = normalise(text);
    for (const form of ["NFC", "NFD", "NFKC", "NFKD"]) expect(normalise(text.normalize(form))).toBe(expected);
    expect(normalise(expected)).toBe(expected);
  }
});

test("digits are made ASCII without touching the rest", () => {
  expect(withAsciiDigits("جوالي ٠٥٥ وأحمد")).toBe("جوالي 055 وأحمد");
});

test.each([
  ["250g و 1.5كجم", ["250", "g", "و", "1.5", "كجم"]],
  ["Don't stop, it's V60", ["dont", "stop", "its", "v60"]],
  ["«توصلون»؟!", ["توصلون"]],
  ["", []],
])("the words of %s", (text, found) => {
  expect(words(text)).toEqual(found);
});

test("words of a text are the words of its parts, met before or not, whatever stands between them", () => {
  const alphabet = [..."أإةىءـًَّabcÉß٣9.,'’-\u200d\u2068ﷺ "];
  const spaces = [" ", "\n", "\u00a0", "\t", " \u2003"];
  let state = 3;
  const next = (): number => (state = (state * 48271) % 2147483647);
  for (let round = 0; round < 2000; round++) {
    const parts = Array.from({ length: 1 + (next() % 4) }, () =>
      Array.from({ length: 1 + (next() % 30) }, () => alphabet[next() % alphabet.length]).join(""),
    );
    const text = parts.reduce((all, part) => `${all}${spaces[next() % spaces.length]}${part}`);
    const whole = normalise(text).replace(/(?<=\p{L})'(?=\p{L})/gu, "");
    const expected = whole.match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu) ?? [];
    expect(words(text)).toEqual(expected);
    expect(words(text)).toEqual(expected);
  }
});
