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

function answerText(question: string, history: readonly Turn[] = []): string | undefined {
  const found = answerFromFacts(
    index,
    { question, voice: { language: "ar", tone: "warm" } } as never,
    { history } as never,
  );
  return found?.text;
}

test("a city is in the zone of its region where no zone names it", () => {
  expect(answerText("كم رسوم التوصيل لنجران؟")).toContain("35 ريال، 4-5 أيام، مجاني من 500");
  expect(answerText("كم رسوم التوصيل للخبر؟")).toContain("15 ريال");
});

test("a place on no list is told to be on none, with the list", () => {
  const text = answerText("توصلون تبوك؟")!;
  expect(text).toMatch(/^لا نجد تبوك ضمن مناطق التوصيل لدينا/u);
  expect(text).toContain("الرياض");
});

test("“how much is it?” after a place is asked of that place", () => {
  const history: Turn[] = [{ role: "customer", text: "شكثر ياخذ الشحن لجازان" }];
  expect(answerText("وكم رسومه", history)).toContain("35 ريال");
  expect(answerText("وللرياض؟", history)).toContain("نوصل إلى الرياض");
});

test("a zone that is delivered to on other days is no yes to the day asked for", () => {
  expect(answerText("توصلون الأحساء يوم الأحد؟")).toMatch(/^لا، .*السبت والثلاثاء فقط/u);
  expect(answerText("توصلون الأحساء يوم الثلاثاء؟")).toMatch(/^نعم/u);
});

test("a list in both languages is told once, in the customer's", () => {
  const both = buildIndex([
    {
      kind: "passage",
      id: "both",
      title: "التوصيل / Delivery",
      text: [
        "المنطقة | المدة | الرسوم",
        "الرياض | يوم | 15 ريالًا",
        "عسير والحدود الشمالية | أربعة أيام | 29 ريالًا",
        "",
        "Area | Time | Fee",
        "Riyadh | 1 day | SAR 15",
        "Asir and Northern Borders | 4 days | SAR 29",
      ].join("\n"),
      origin: { sourceId: "s", sourceName: "delivery.docx" },
    },
  ]);
  const ask = (question: string, language: "ar" | "en") =>
    answerFromFacts(both, { question, voice: { language, tone: "warm" } } as never, { history: [] } as never)
      ?.text;
  expect(ask("كم الشحن لأبها؟", "ar")).toContain("29 ريالًا");
  expect(ask("كم الشحن لأبها؟", "ar")).not.toContain("SAR");
  expect(ask("كم الشحن لعرعر؟", "ar")).toContain("29 ريالًا");
  expect(ask("How much is shipping to Abha?", "en")).toContain("SAR 29");
});

test("the city of Khamis Mushait is no Thursday, and what comes the same day is told alone", () => {
  expect(answerText("كم رسوم التوصيل لخميس مشيط؟")).toMatch(/^نعم، نوصل إلى خميس مشيط.*35 ريال/u);
  const sameDay = buildIndex([
    {
      kind: "passage",
      id: "same-day",
      title: "التوصيل",
      text: [
        "المنطقة | المدة | الرسوم",
        "الرياض، في اليوم نفسه | لطلب قبل 2 ظهرًا | 25 ريالًا",
        "الرياض، التوصيل العادي | يوم العمل التالي | 15 ريالًا",
        "جدة | يومان | 30 ريالًا",
      ].join("\n"),
      origin: { sourceId: "s", sourceName: "delivery.docx" },
    },
  ]);
  const question = { question: "عندكم توصيل نفس اليوم؟", voice: { language: "ar", tone: "warm" } };
  const text = answerFromFacts(sameDay, question as never, { history: [] } as never)?.text;
  expect(text).toContain("25 ريالًا");
  expect(text).not.toMatch(/جدة|العادي/u);
  const elsewhere = { ...question, question: "عندكم توصيل نفس اليوم لجدة؟" };
  const denied = answerFromFacts(sameDay, elsewhere as never, { history: [] } as never)?.text;
  expect(denied).toMatch(/^لا\.\nجدة: .*يومان/u);
  expect(denied).toContain("في اليوم نفسه");
});

test("an English reply ends its no before a sentence that is written in Arabic", () => {
  const today = buildIndex([
    {
      kind: "passage",
      id: "today",
      title: "التوصيل",
      text: "التوصيل في نفس اليوم للطلبات قبل الساعة 2 ظهرًا في الرياض فقط.",
      origin: { sourceId: "s", sourceName: "delivery.docx" },
    },
  ]);
  const message = {
    question: "do you have same day delivery today?",
    voice: { language: "en", tone: "warm" },
    now: { at: new Date("2026-11-22T18:00:00+03:00"), timeZone: "Asia/Riyadh" },
  };
  const text = answerFromFacts(today, message as never, { history: [] } as never)?.text;
  expect(text).toMatch(/^No\.\n\u2068التوصيل/u);
});

test("a zone of several cities is told of the one asked for, once, with its own limit for free delivery", () => {
  const index = buildIndex([
    {
      kind: "passage",
      id: "zones",
      title: "التوصيل",
      text: [
        "المنطقة | المدة | الرسوم | مجاني من",
        "الرياض | يوم عمل | 15 ريالًا | 200 ريال",
        "جدة ومكة والطائف | 3 أيام عمل | 25 ريالًا | 300 ريال",
        "شرق الدمام | 4 أيام عمل | 35 ريالًا | 400 ريال",
      ].join("\n"),
      origin: { sourceId: "s", sourceName: "delivery.docx" },
    },
    {
      kind: "passage",
      id: "also",
      title: "التوصيل",
      text: "نوصل إلى جدة ومكة والطائف خلال 3 أيام عمل بـ 25 ريالًا، ومجانًا للطلبات من 300 ريال فأكثر. التوصيل مجاني للطلبات من 500 ريال.",
      origin: { sourceId: "t", sourceName: "faq.docx" },
    },
  ]);
  const ask = (question: string) =>
    answerFromFacts(
      index,
      { question, voice: { language: "ar", tone: "warm" } } as never,
      { history: [] } as never,
    )?.text;
  expect(ask("كم التوصيل لجدة؟")).toBe("نعم، نوصل إلى جدة. 25 ريالًا، 3 أيام عمل، مجاني من 300 ريال.");
  expect(ask("كم التوصيل للرياض؟")).not.toContain("500");
  expect(ask("كم التوصيل للدمام؟")).toContain("شرق الدمام: 35 ريالًا");
});

test.each([
  "كم رسوم التوصيل خارج الرياض؟",
  "توصلون برا الرياض؟",
  "غير الرياض وين توصلون؟",
  "delivery outside Riyadh",
])("everywhere but the place that %j excludes is told", (question) => {
  const text = answerText(question)!;
  expect(text).toContain("• الدمام والخبر: 15 ريال");
  expect(text).toContain("• الجنوب: 35 ريال");
  expect(text).not.toContain("• الرياض");
});

test("what lies outside the country is not told by zones within it, and only delivery is told of elsewhere", () => {
  expect(answerText("توصلون خارج السعودية؟")).toBeUndefined();
  expect(answerText("فيه فرع خارج الرياض؟")).toBeUndefined();
  expect(answerText("كم التوصيل للرياض؟")).toContain("20 ريال");
});

test("a sentence that repeats a zone of the list is not told after it, and one that says more is", () => {
  const both = buildIndex([
    {
      kind: "passage",
      id: "list",
      title: "التوصيل",
      text: [
        "المنطقة | المدة | الرسوم",
        "الرياض | 2 يوم | 20 ريال",
        "جدة | 3 أيام | 30 ريال",
        "الدمام | 3 أيام | 35 ريال",
        "التوصيل إلى جدة خلال 3 أيام بـ 30 ريال.",
        "التوصيل يوم الجمعة متوقف.",
      ].join("\n"),
      origin: { sourceId: "s", sourceName: "delivery.docx" },
    },
  ]);
  const found = answerFromFacts(
    both,
    { question: "كم رسوم التوصيل؟", voice: { language: "ar", tone: "warm" } } as never,
    { history: [] } as never,
  );
  expect(found?.text).toContain("• جدة: 30 ريال");
  expect(found?.text).not.toContain("خلال 3 أيام بـ 30 ريال");
  expect(found?.text).toContain("التوصيل يوم الجمعة متوقف.");
});

test("a zone that names a city abroad lies outside the country", () => {
  const abroad = buildIndex([
    {
      kind: "passage",
      id: "abroad",
      title: "التوصيل",
      text: "المنطقة | المدة | الرسوم\nالرياض | 2 يوم | 20 ريال\nجدة | 3 أيام | 30 ريال\nدبي | 5 أيام | 60 ريال",
      origin: { sourceId: "s", sourceName: "delivery.docx" },
    },
  ]);
  const found = answerFromFacts(
    abroad,
    { question: "توصلون خارج السعودية؟", voice: { language: "ar", tone: "warm" } } as never,
    { history: [] } as never,
  );
  expect(found?.text).toContain("• دبي: 60 ريال");
  expect(found?.text).not.toContain("جدة");
});
