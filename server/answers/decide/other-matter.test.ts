import { expect, test } from "vitest";
import { answer, buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry, Turn } from "#server/answers/entry.ts";
import { answerFromFacts } from "#server/answers/facts/respond.ts";
import { row } from "#server/answers/rows/goods.fixture.ts";

const passage = (heading: string, text: string): KnowledgeEntry => ({
  kind: "passage",
  id: heading,
  title: heading,
  text,
  origin: { sourceId: "guide", sourceName: "guide.docx", heading },
});

const branches = passage(
  "فروعنا",
  "فرع العليا في الرياض، حي العليا، شارع التحلية، هاتفه 0112223344. فرع الشاطئ في الدمام، حي الشاطئ، طريق الخليج، هاتفه 0138887766.",
);
const list = [
  row("كرسي مكتب سند", 620),
  row("شنطة سفر كبيرة", 240, { attributes: { الألوان: "كحلي، أسود" } }),
  row("طاولة قهوة", 380),
];
const settings = { answerFrom: 0.55, clarifyFrom: 0.35, languages: ["ar", "en"] as const };

const ask = (entries: readonly KnowledgeEntry[], question: string) =>
  answer(buildIndex([...entries]), { question, history: [], settings: { ...settings } as never });

test.each([
  "كم يوزن كرسي مكتب سند؟",
  "كرسي مكتب سند كم طوله",
  "what is the كرسي مكتب سند made of?",
  "how much does كرسي مكتب سند weigh",
  "وش لون طاولة قهوة",
])("%s is not answered by a price", (question) => {
  const said = ask(list, question);
  expect(said.decision).not.toBe("answer");
  expect(said.text).not.toMatch(/620|380/u);
});

test("a property that the row has is told", () => {
  const said = ask(list, "وش لون شنطة سفر كبيرة");
  expect(said.decision).toBe("answer");
  expect(said.text).toContain("كحلي");
});

test("a price is told to who asks for it beside a size", () => {
  expect(ask(list, "بكم كرسي مكتب سند لون أسود").text).toContain("620");
});

test.each(["فرع العليا فيه مواقف؟", "is there parking at the العليا branch?", "هل يوجد مصلى في فرع العليا"])(
  "%s is not answered by the branch's address",
  (question) => {
    const said = ask([branches], question);
    expect(said.decision).not.toBe("answer");
    expect(said.text).not.toContain("التحلية");
  },
);

test("what is written of parking answers", () => {
  const parking = passage(
    "خدمات الفروع",
    "مواقف فرع العليا مجانية خلف المبنى. مواقف فرع الشاطئ ساعتان مجانًا.",
  );
  const said = ask([branches, parking], "فرع العليا فيه مواقف؟");
  expect(said.text).toContain("خلف المبنى");
});

test("where a thing was priced before, a branch that is named is no address to tell", () => {
  const history: Turn[] = [
    { role: "customer", text: "بكم كرسي مكتب سند" },
    { role: "agent", text: "سعر كرسي مكتب سند: 620 ر.س." },
  ];
  const index = buildIndex([...list, branches]);
  const then = (question: string, before: readonly Turn[]) =>
    answerFromFacts(index, { question, voice: { language: "ar", tone: "warm" } }, { history: before });
  expect(then("موجود في العليا؟", history)).toBeNull();
  expect(then("موجود في العليا؟", [])?.text).toContain("التحلية");
  expect(then("عندكم فرع في العليا؟", history)?.text).toContain("التحلية");
});

test("parking is told of a branch where its own sentence tells of it, and of no other", () => {
  const told = passage(
    "فروعنا",
    "فرع الخبر: حي العقربية شارع الامير مشعل، من السبت الى الخميس 8 الصبح الى 12 بالليل. فيه مواقف وقهوة مجانية.\nفرع الدمام: حي الشاطئ طريق الخليج، يوميا من 9 الصبح الى 11 بالليل.",
  );
  const visits = passage("الزيارات", "نجيك للبيت في الخبر والدمام والظهران. نحتاج موقف وكهرباء.");
  const said = ask([told, visits], "في مواقف عند فرع الخبر؟");
  expect(said.decision).toBe("answer");
  expect(said.text).toContain("فيه مواقف");
  const index = buildIndex([told, visits]);
  const history: Turn[] = [
    { role: "customer", text: "في مواقف عند فرع الخبر؟" },
    { role: "agent", text: said.text },
  ];
  const then = answer(index, { question: "والدمام؟", history, settings: { ...settings } as never });
  expect(then.text).not.toContain("طريق الخليج");
});
