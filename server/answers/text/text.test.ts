import { expect, test } from "vitest";
import { canonical, isFunctionWord } from "./dialect.ts";
import { caseOf, kindOf } from "./kinds.ts";
import { arabicSkeleton, latinSkeleton } from "./skeleton.ts";
import { stem } from "./stem.ts";
import { tokens } from "./tokens.ts";
import { translateAt } from "./translate.ts";

test.each([
  ["وين طلبي", "فين طلبي"],
  ["ابغى اعرف", "عايز اعرف"],
  ["ليش تاخر", "لماذا تاخر"],
  ["شلون ادفع", "ازاي ادفع"],
  ["وش عندكم", "ايش لديكم"],
  ["متى تفتحون", "امتى تفتحون"],
  ["مو شغال", "مش شغال"],
  ["وكيف ادفع", "كيف ادفع"],
  ["اقدر ارجع", "فيني ارجع"],
])("%s and %s are the same words", (one, other) => {
  expect(tokens(one).map((t) => t.word)).toEqual(tokens(other).map((t) => t.word));
});

test("question words carry less weight than what is asked about", () => {
  expect(tokens("وين اقرب فرع").map((t) => t.isFunction)).toEqual([true, false, false]);
  expect(isFunctionWord(canonical("شلون"))).toBe(true);
});

test.each([
  ["المنتجات", "منتج"],
  ["للمنتج", "منتج"],
  ["بياناتي", "بيان"],
  ["بيانات", "بيان"],
  ["تشاركون", "شارك"],
  ["deliveries", "deliveri"],
  ["delivery", "deliveri"],
  ["relational", "relat"],
  ["hopping", "hop"],
  ["agreed", "agre"],
])("%s has the stem %s", (word, expected) => {
  expect(stem(tokens(word)[0]?.word ?? "")).toBe(expected);
});

test.each([
  ["يرغاشيف", "yirgacheffe"],
  ["كولومبي", "colombi"],
  ["ستاغ", "stagg"],
  ["خالد", "khalid"],
])("%s and %s have the same consonants", (arabic, latin) => {
  expect(arabicSkeleton(arabic)).toBe(latinSkeleton(latin));
});

test.each([
  ["ar", "توصيل", "delivery"],
  ["en", "refund", "استرداد"],
  ["ar", "بطاقه ايتمان", "credit"],
  ["en", "cash on delivery", "كاش"],
] as const)("from %s: %s can be %s", (from, phrase, expected) => {
  const span = translateAt(from, phrase.split(" "), 0);
  expect(span?.length).toBe(phrase.split(" ").length);
  expect(span?.translations.map((t) => t.word)).toContain(expected);
});

test("a city stands for cities, with an attached preposition too", () => {
  expect(kindOf(stem("جده"))).toContain(stem("مدن"));
  expect(caseOf(stem("لجده"))).toBe("place");
  expect(caseOf(stem("توصيل"))).toBeUndefined();
});
