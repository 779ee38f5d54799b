import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { findExpected } from "./expected.ts";
import { isNearDuplicate, containsExpected, restatesExpected } from "./near-text.ts";

const origin = { sourceId: "s", sourceName: "faq.xlsx" };
const jeddah = "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س.";
const entries: KnowledgeEntry[] = [
  { kind: "faq", id: "new-1", phrasings: ["هل توصلون إلى جدة؟"], answer: { ar: jeddah }, origin },
  { kind: "faq", id: "new-2", phrasings: ["متى تفتحون؟"], answer: { ar: "نفتح من الثامنة صباحًا." }, origin },
  { kind: "faq", id: "new-3", phrasings: ["توصيل جدة"], answer: { ar: jeddah }, origin },
  {
    kind: "product",
    id: "new-4",
    name: { ar: "قهوة حراز" },
    price: 70,
    currency: "SAR",
    attributes: {},
    origin,
  },
  {
    kind: "passage",
    id: "new-5",
    title: "الإرجاع",
    text: "نقبل الإرجاع خلال سبعة أيام من استلام الطلب.",
    origin,
  },
];
const find = findExpected(buildIndex(entries));
const ids = (entryId: string | null, title: string, answer: string) => [
  ...find({ entryId, title, answer }).entries,
];

test("the entry that was picked is right, and every other with its answer", () => {
  expect(ids("new-1", "هل توصلون إلى جدة؟", jeddah)).toEqual(["new-1", "new-3"]);
});

test("with other ids, as after a new upload, the same answer is right", () => {
  expect(ids("old-1", "التوصيل", "نعم نوصل الى جده خلال يومين مقابل 25 ر.س")).toEqual(["new-1", "new-3"]);
});

test("where the answer was changed, the question or the product still names the entry", () => {
  expect(find({ entryId: "old-2", title: "متى تفتحون", answer: "نفتح من التاسعة." })).toMatchObject({
    entries: new Set(["new-2"]),
    answer: "نفتح من الثامنة صباحًا.",
  });
  expect(ids("old-4", "قهوة حراز", "قهوة حراز · 65 SAR")).toEqual(["new-4"]);
});

test("a passage with a word changed is the same passage, with another number it is not", () => {
  expect(ids("old-5", "الإرجاع", "نقبل الإرجاع خلال سبعة أيام من استلام طلبك.")).toEqual(["new-5"]);
  expect(isNearDuplicate("الإرجاع خلال 7 أيام من الاستلام", "الإرجاع خلال 14 يومًا من الاستلام")).toBe(false);
});

test("an answer that stands nowhere is expected by its words", () => {
  const expected = find({ entryId: null, title: "", answer: "الدفع عند الاستلام متاح داخل الرياض فقط" });
  expect(expected).toMatchObject({ entries: new Set(), sourceId: null, words: expected.answer });
  expect(containsExpected("الدفع عند الاستلام متاح داخل مدينة الرياض فقط.", expected.answer)).toBe(true);
  expect(containsExpected("نقبل مدى وفيزا.", expected.answer)).toBe(false);
  expect(containsExpected("الرسوم 20 ريالًا داخل الرياض.", "الرسوم 25 ريالًا داخل الرياض")).toBe(false);
});

test("the heart of an answer is found in the entry that says more", () => {
  expect(ids(null, "", "إلى جدة خلال يومين مقابل 25 ر.س")).toEqual(["new-1", "new-3"]);
  expect(ids(null, "", "نعم")).toEqual([]);
});

test("a reply in other words is right by its amounts and its subject", () => {
  const jeddahWritten =
    "Yes. Jeddah, Makkah, Madinah and Taif take two to three working days for SAR 25, free on orders of SAR 300 or more.";
  const computed =
    "Yes, we deliver to Jeddah. Jeddah, Makkah, Madinah, Taif: SAR 25, 2 to 3 working days, free from SAR 300.";
  expect(restatesExpected(computed, jeddahWritten)).toBe(true);
  expect(restatesExpected(computed.replace("25", "29"), jeddahWritten), "another fee").toBe(false);
  expect(restatesExpected(computed.replace("Yes, we", "No, we do not"), jeddahWritten), "a no").toBe(false);
  expect(
    restatesExpected("Our grinders cost SAR 25 to 300, and 2 of 3 are in stock.", jeddahWritten),
    "the same numbers of something else",
  ).toBe(false);
  expect(
    restatesExpected(
      "توصيل جدة ومكة: 25 ريالًا، من 2 إلى 3 أيام عمل.",
      "نوصّل إلى جدة ومكة خلال 2 إلى 3 أيام عمل بـ 25 ريالًا.",
    ),
  ).toBe(true);
});
