import { expect, test } from "vitest";
import { canonical, isFunctionWord } from "./dialect.ts";
import { caseOf, kindOf } from "./kinds.ts";
import { arabicSkeleton, latinSkeleton } from "./skeleton.ts";
import { stem } from "./stem.ts";
import { tokens } from "./tokens.ts";
import { synonymsOf, translateAt } from "./translate.ts";

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

test("verbs that only carry a question about a price are no subject, and a thigh is no verb", () => {
  expect(tokens("كم تاخذون على تغيير خلاط").map((t) => t.isFunction)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(tokens("بتاخدوا كام").map((t) => t.word)).toEqual(tokens("تاخذون كم").map((t) => t.word));
  expect(tokens("فخذ دجاج").map((t) => t.isFunction)).toEqual([false, false]);
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

test.each([
  ["بتصلحوها", "repair"],
  ["نصلح", "repair"],
  ["لتفعيل", "activate"],
  ["سيارتك", "car"],
  ["وحجزي", "booking"],
  ["هتوصل", "deliver"],
])("%s is looked up without what is attached to it: %s", (word, expected) => {
  expect(translateAt("ar", [word], 0)?.translations.map((each) => each.word)).toContain(expected);
});

test("a verb is sought in the form the knowledge has", () => {
  const forms = (known: string): string[] =>
    translateAt("en", ["repair"], 0, (own) => own === known)?.translations.map((each) => each.stem) ?? [];
  expect(forms("نصلح")).toEqual(["نصلح"]);
  expect(forms("تصليح")).toEqual(["تصليح"]);
});

test("a phrase is found over the words between, and its words count less than it", () => {
  const span = translateAt("en", ["cancel", "my", "membership"], 0);
  expect(span?.length).toBe(3);
  const weight = (word: string): number =>
    span?.translations.find((each) => each.stem === stem(word))?.weight ?? 0;
  expect(weight("الغا")).toBeGreaterThan(weight("لغي"));
  expect(weight("اشتراك")).toBeGreaterThan(weight("لغي"));
});

test("a word that shares its stem with a function word is another word", () => {
  const meant = (word: string): string[] =>
    translateAt("en", [word], 0)?.translations.map((each) => each.word) ?? [];
  expect(meant("one")).toContain("واحد");
  expect(meant("on")).not.toContain("واحد");
});

test("a word that only shares its stem with another is not that other word", () => {
  const meant = (word: string): string[] =>
    translateAt("en", [word], 0)?.translations.map((each) => each.stem) ?? [];
  expect(meant("installment")).toContain(stem("تقسيط"));
  expect(meant("install")).toContain(stem("تركيب"));
  expect(meant("install")).not.toContain(stem("تقسيط"));
  expect(meant("sessions")).toEqual(meant("session"));
});

test("of a phrase each word keeps what it means itself, and knows what it means with the other only", () => {
  const span = translateAt("en", ["student", "discount"], 0);
  const meant = (word: string): string[] => span?.of(word).map((each) => each.stem) ?? [];
  const together = span?.of("student").find((each) => each.stem === stem("خصم"));
  expect(span?.length).toBe(2);
  expect(meant("discount")).toContain(stem("تخفيض"));
  expect(meant("student")).not.toContain(stem("تخفيض"));
  expect(together?.among).toContainEqual([stem("خصم"), stem("طلاب")]);
  expect(span?.of("student").find((each) => each.stem === stem("طلاب"))?.among).toBeUndefined();
});

test("what was counted in translations speaks where nothing was written", () => {
  const meant = (word: string): string[] =>
    translateAt("en", [word], 0)?.translations.map((each) => each.stem) ?? [];
  expect(meant("octopus")).toContain(stem("اخطبوط"));
  // A written line outranks a counted one: "staff" has both.
  expect(meant("staff")).not.toContain(stem("المسوولين"));
});

test("sayings translate but are no synonyms", () => {
  const same = synonymsOf("en", "refund").map((each) => each.word);
  expect(same).toContain("recover");
  expect(synonymsOf("en", "kitten").map((each) => each.word)).not.toContain("kids");
});

test.each(["واحد", "ولدي", "فلل", "فقد", "فلاش", "بعد", "خاص"])("%s is a word of its own", (word) => {
  expect(canonical(word)).toBe(word);
});

test("a city stands for cities, with an attached preposition too", () => {
  expect(kindOf(stem("جده"))).toContain(stem("مدن"));
  expect(caseOf(stem("لجده"))).toBe("place");
  expect(caseOf(stem("توصيل"))).toBeUndefined();
});
