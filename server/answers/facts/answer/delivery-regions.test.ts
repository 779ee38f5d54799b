import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { answerFromFacts } from "#server/answers/facts/respond.ts";
import type { Turn } from "#server/answers/entry.ts";

const index = buildIndex([
  {
    kind: "passage",
    id: "zones",
    title: "مناطق التوصيل",
    text: [
      "المنطقة | المدة (أيام) | الرسوم (ريال) | مجاني للطلبات من",
      "الدمام والخبر | 1 | 15 | 200",
      "الجنوب | 4-5 | 35 | 500",
      "الرياض | 2 | 20 | 300",
      "الأحساء (السبت والثلاثاء فقط) | 1 | 25 | 100",
    ].join("\n"),
    origin: { sourceId: "s", sourceName: "delivery.docx" },
  },
]);

function told(question: string, history: readonly Turn[] = []): string | undefined {
  const found = answerFromFacts(
    index,
    { question, voice: { language: "ar", tone: "warm" } } as never,
    { history } as never,
  );
  return found?.text;
}

test("a city is in the zone of its region where no zone names it", () => {
  expect(told("كم رسوم التوصيل لنجران؟")).toContain("35 ريال، 4-5 أيام، مجاني من 500");
  expect(told("كم رسوم التوصيل للخبر؟")).toContain("15 ريال");
});

test("a place on no list is told to be on none, with the list", () => {
  const text = told("توصلون تبوك؟")!;
  expect(text).toMatch(/^لا نجد تبوك ضمن مناطق التوصيل لدينا/u);
  expect(text).toContain("الرياض");
});

test("“how much is it?” after a place is asked of that place", () => {
  const history: Turn[] = [{ role: "customer", text: "شكثر ياخذ الشحن لجازان" }];
  expect(told("وكم رسومه", history)).toContain("35 ريال");
  expect(told("وللرياض؟", history)).toContain("نوصل إلى الرياض");
});

test("a zone that is delivered to on other days is no yes to the day asked for", () => {
  expect(told("توصلون الأحساء يوم الأحد؟")).toMatch(/^لا، .*السبت والثلاثاء فقط/u);
  expect(told("توصلون الأحساء يوم الثلاثاء؟")).toMatch(/^نعم/u);
});
