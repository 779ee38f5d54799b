import { expect, test } from "vitest";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { findFreeNote } from "#server/answers/facts/answer/free-note.ts";
import { extractFacts } from "./extract-facts.ts";

const passage = (title: string, text: string): KnowledgeEntry => ({
  kind: "passage",
  id: title,
  title,
  text,
  origin: { sourceId: "s", sourceName: "guide.docx", heading: title },
});
const zonesOf = (title: string, text: string) =>
  extractFacts([passage(title, text)]).zones.map(({ area, fee, remark }) => [area, fee, remark]);

test("places with fees in a sentence are zones, and a place in the next sentence is one more", () => {
  expect(
    zonesOf(
      "التوصيل",
      "نوصل بسيارات مبردة. الرسوم: شمال جدة 25 ريال، وسط جدة 20 ريال، ذهبان وثول 60 ريال. مكة 80 ريال للذبيحة فقط.",
    ),
  ).toEqual([
    ["شمال جدة", "25 ريال", undefined],
    ["وسط جدة", "20 ريال", undefined],
    ["ذهبان وثول", "60 ريال", undefined],
    ["مكة", "80 ريال", "للذبيحة فقط"],
  ]);
  expect(zonesOf("زيارات المنازل", "رسوم المشوار: الخبر 20 ريال، الدمام 25 ريال.")).toEqual([
    ["الخبر", "20 ريال", undefined],
    ["الدمام", "25 ريال", undefined],
  ]);
  expect(zonesOf("Delivery", "Fees: Riyadh 20 SAR, Jeddah 35 SAR.")).toEqual([
    ["Riyadh", "20 SAR", undefined],
    ["Jeddah", "35 SAR", undefined],
  ]);
});

test("a sentence for each place makes zones, with what follows the fee as the remark", () => {
  expect(
    zonesOf(
      "التوصيل والتركيب",
      "الدمام والخبر: 20 ريال، نفس اليوم للطلب قبل 3 عصراً. الرياض: 25 ريال. باقي المدن: 35 ريال من 2 إلى 4 أيام عمل. توصيل التلفزيون 50 ريال.",
    ),
  ).toEqual([
    ["الدمام والخبر", "20 ريال", "نفس اليوم للطلب قبل 3 عصراً"],
    ["الرياض", "25 ريال", undefined],
    ["باقي المدن", "35 ريال", "من 2 إلى 4 أيام عمل"],
  ]);
  expect(zonesOf("التوصيل", "التوصيل داخل الرياض 35 ريال. الخرج والدرعية 60 ريال.")).toEqual([
    ["الرياض", "35 ريال", undefined],
    ["الخرج والدرعية", "60 ريال", undefined],
  ]);
});

test("the amount from which a zone's delivery is free is its own", () => {
  const [riyadh, kharj] = extractFacts([
    passage("التوصيل", "التوصيل داخل الرياض 35 ريال، ومجاني للطلبات فوق 500 ريال. الخرج 60 ريال."),
  ]).zones;
  expect(riyadh).toMatchObject({ fee: "35 ريال", freeFrom: "فوق 500 ريال" });
  expect(kharj).not.toHaveProperty("freeFrom");
});

test.each([
  ["ways of delivery", "التوصيل", "التوصيل العادي 20 ريال، المستعجل 40 ريال."],
  ["prices of what is sold", "رحلاتنا", "الرياض 900 ريال، جدة 1200 ريال."],
  ["one place", "التوصيل", "نوصل داخل الرياض بـ 20 ريال."],
  ["sentences about prices of what is sold", "رحلاتنا", "الرياض: 900 ريال. جدة: 1200 ريال."],
])("%s are no zones", (_, title, text) => {
  expect(zonesOf(title, text)).toEqual([]);
});

test("what stands below a table of zones holds for them, and says from which amount delivery is free", () => {
  const facts = extractFacts([
    passage(
      "رسوم التوصيل",
      "المنطقة | الرسوم | اقل طلب\nشمال الرياض | 15 ريال | 50 ريال\nالتوصيل مجاني للطلبات فوق 400 ريال داخل الرياض.",
    ),
  ]);
  const note = findFreeNote("شمال الرياض", facts, "ar");
  expect(note?.quote).toBe("التوصيل مجاني للطلبات فوق 400 ريال داخل الرياض.");
  expect([399, 400, 620].map((sum) => note?.isFreeFor(sum))).toEqual([false, false, true]);
  expect(findFreeNote("جدة", facts, "ar")).toBeUndefined();
});

test("free delivery for a number of pieces is told and not computed", () => {
  const facts = extractFacts([
    passage("التوصيل", "نوصل داخل جدة. التوصيل مجاني لمن يطلب ذبيحتين وفوق داخل جدة."),
  ]);
  expect(findFreeNote("شمال جدة", facts, "ar")?.isFreeFor(5000)).toBe(false);
});
