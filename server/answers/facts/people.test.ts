import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { Turn } from "#server/answers/entry.ts";
import { passage } from "./businesses.fixture.ts";
import { answerFromFacts } from "./respond.ts";

type Index = ReturnType<typeof buildIndex>;

const said = (index: Index, question: string, language: "ar" | "en" = "ar", history: Turn[] = []) =>
  answerFromFacts(index, { question, voice: { language, tone: "warm" } } as never, { history })?.text;

const salon = buildIndex([
  passage(
    "جدول الموظفات",
    "الاسم | التخصص | الأحد | الاثنين | الثلاثاء | الأربعاء | الخميس | الجمعة | السبت | وقتها",
    "رغد | مكياج | إجازة | الروضة | الروضة | أبحر | الروضة | الروضة | أبحر | 2 م - 10 م",
    "جوانا | قص وتسريحات | أبحر | الروضة | أبحر | إجازة | أبحر | الروضة | الروضة | 12 م - 9 م",
    "ليزا | أظافر ورموش | أبحر | إجازة | أبحر | أبحر | أبحر | أبحر | أبحر | 1 م - 10 م",
    "ماريا | أظافر | الروضة | الروضة | الروضة | الروضة | الروضة | إجازة | الروضة | 12 م - 10 م",
  ),
]);

test("a rota with a column for each day tells who is where on which day", () => {
  expect(said(salon, "وين رغد يوم السبت")).toContain("السبت في أبحر من 2 ظهرًا إلى 10 مساءً");
  expect(said(salon, "رغد موجودة الاحد؟")).toMatch(/^لا، ليس عند رغد دوام الأحد/u);
  expect(said(salon, "Which branch is Joanna at on Thursdays?", "en")).toMatch(/جوانا.*Thursday.*أبحر/u);
  const there = said(salon, "منو عندكم يداوم بابحر يوم السبت");
  expect(there).toContain("رغد");
  expect(there).toContain("ليزا");
  expect(there).not.toMatch(/جوانا|ماريا/u);
});

test("who does something is told, and of those told of who is in on a day", () => {
  const nails = said(salon, "مين بتعمل اظافر عندكن") ?? "";
  expect(nails).toMatch(/ماريا.*ليزا|ليزا.*ماريا/su);
  expect(nails).not.toContain("جوانا");
  const history: Turn[] = [
    { role: "customer", text: "مين بتعمل اظافر عندكن" },
    { role: "agent", text: nails },
  ];
  const friday = said(salon, "مين منهن بتداوم الجمعة", "ar", history);
  expect(friday).toContain("ليزا");
  expect(friday).not.toMatch(/ماريا|جوانا|رغد/u);
});

const centre = buildIndex([
  passage(
    "المعلمين",
    "المعلم | المواد | الأيام | الفرع | سعر الساعة (ريال) | ملاحظات",
    "أ. فهد | قدرات لفظي | أحد وثلاثاء | بريدة | 120 |",
    "أ. نورة | قدرات لفظي بنات | اثنين | بريدة بنات | 120 |",
    "أ. حسام | كيمياء وأحياء | أحد إلى أربعاء | أونلاين | 150 | ما يدرس حضوري",
    "أ. أمل | متابعة واجبات | أحد إلى خميس | عنيزة | 90 |",
  ),
]);

test("teachers are found by subject, by place and by those whom they teach, with days without articles", () => {
  expect(said(centre, "مين عندكو بيدرس كيميا")).toBe(
    "أ. حسام: كيمياء وأحياء، أونلاين، من الأحد إلى الأربعاء، سعر الساعة 150. ما يدرس حضوري",
  );
  expect(said(centre, "مين في عنيزة")).toContain("أ. أمل");
  expect(said(centre, "مين يدرس لفظي للعيال")).toMatch(/^أ\. فهد/u);
  expect(said(centre, "منو يدرس لفظي حق البنات")).toMatch(/^أ\. نورة/u);
});

test("what the list calls a fee is asked by that name", () => {
  expect(said(centre, "كم سعر الساعه مع استاذ حسام")).toContain("سعر الساعة 150");
});

test("who pays is asked about nobody who works here, and a word that is also a name names nobody", () => {
  expect(said(centre, "مين يدفع رسوم الشحن")).toBeUndefined();
  expect(said(centre, "عندي امل ارجع المبلغ؟")).toBeUndefined();
});

const clinic = buildIndex([
  passage(
    "About the clinic",
    "Our vets: Dr. Omar Bakri (surgery, Sunday to Wednesday 10 am - 6 pm), Dr. Layan Fallatah (cats, Saturday to Wednesday 2 pm - 10 pm) and Dr. Chen (birds, Tuesday and Thursday 4 pm - 9 pm only).",
  ),
]);

test("people whom one sentence lists with brackets are each known", () => {
  expect(said(clinic, "who is your bird doctor", "en")).toMatch(/Dr\. Chen.*Tuesday and Thursday/u);
  expect(said(clinic, "دكتور الطيور بيجي امتى")).toContain("الثلاثاء والخميس");
  expect(said(clinic, "who does surgery?", "en")).toContain("Omar Bakri");
});
