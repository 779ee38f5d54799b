import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { passage } from "#server/answers/facts/businesses.fixture.ts";
import { answerFromFacts } from "#server/answers/facts/respond.ts";

const index = buildIndex([
  passage(
    "مناطق التوصيل",
    "المنطقة | المدة (أيام) | الرسوم (ريال) | مجاني للطلبات من",
    "الدمام والخبر | 1 | 15 | 200",
    "الرياض | 2 | 20 | 300",
    "جدة | 3 | 25 | 300",
  ),
]);
const said = (question: string, language: "ar" | "en" = "ar"): string | undefined =>
  answerFromFacts(index, { question, voice: { language, tone: "warm" } } as never, { history: [] } as never)
    ?.text;

test("the cheaper and the dearer of two places is told before the delivery to each", () => {
  expect(said("توصيل جدة ولا الرياض ارخص")).toMatch(/^أقل رسوم توصيل: الرياض \(20 ريال\).*جدة: 25/su);
  expect(said("ايهم اغلى توصيل الرياض ولا جدة")).toMatch(/^أعلى رسوم توصيل: جدة/u);
});

test("of several places each is told, where nothing compares them too", () => {
  const text = said("توصلون جدة والرياض؟");
  expect(text).toContain("جدة: 25 ريال");
  expect(text).toContain("الرياض: 20 ريال");
  expect(said("ايهم اسرع توصيل جدة ولا الخبر")).toMatch(/^التوصيل:.*جدة: 25 ريال، 3 أيام/su);
});

test("two places of one zone are answered by that zone, and a superlative alone stays unexplained", () => {
  expect(said("توصلون الدمام والخبر؟")).toContain("15 ريال");
  expect(said("ارخص عطر مع التوصيل لجدة")).toBeUndefined();
});
