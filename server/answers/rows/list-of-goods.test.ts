import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { row } from "./goods.fixture.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const zones: KnowledgeEntry = {
  kind: "passage",
  id: "zones",
  title: "التوصيل",
  text: ["المدينة | رسوم التوصيل | المدة | مجاني من", "جدة | 30 ريال | يومان | 1000 ريال"].join("\n"),
  origin: { sourceId: "d", sourceName: "delivery.docx" },
};

/** A shop whose list writes English names in Arabic letters, and where it delivers to. */
const index = buildIndex([
  row("سماعة ماكسي بودز", 599, { category: "سماعات", attributes: { الكمية: "4" } }),
  row("مكبر ستوديو الترا", 1349, { category: "سماعات" }),
  row("شاشة 75 بوصة", 2999, {
    category: "شاشات",
    availability: "preorder",
    attributes: { الكمية: "طلب مسبق - أسبوع" },
  }),
  row("غسيل فلتر", 90, { category: "صيانة", attributes: { ملاحظات: "3 فلاتر فأكثر: 80 ريال للواحد" } }),
  row("تغيير خلاط", 70, { category: "السباكة" }),
  row("كشف تسربات", 450, { category: "السباكة" }),
  row("غسيل شباك", 60, { category: "تنظيف" }),
  zones,
]);
const arabic = { language: "ar", tone: "warm" } as const;
const english = { language: "en", tone: "warm" } as const;
const said = (question: string, voice: typeof arabic | typeof english = arabic): string | undefined =>
  rowAnswer(index, question, voice, { history: [] })?.text;

test("names that the list writes in Arabic letters are found in English", () => {
  expect(said("Do you have the Maxi Buds?", english)).toContain("ماكسي بودز");
  expect(said("How much is the Studio Ultra?", english)).toContain("1349");
});

test("how many are left is told with what the stock's cell adds", () => {
  expect(said("كم باقي من ماكسي بودز")).toContain("الكمية: 4");
  expect(said("شاشة 75 بوصة متوفرة؟")).toContain("طلب مسبق - أسبوع");
});

test("the price for many holds from its number on", () => {
  expect(said("ابي 2 غسيل فلتر كم المجموع")).toContain("2 × 90 = 180");
  expect(said("ابي 4 غسيل فلتر كم المجموع")).toContain("4 × 80 = 320");
});

test("the cheapest of a kind is looked for under its title, not among words that sound alike", () => {
  expect(said("ارخص خدمة سباكة عندكم")).toContain("تغيير خلاط");
  expect(said("ارخص خدمة سباكة عندكم")).not.toContain("شباك");
});

test("two letters that changed places and a last letter hit twice are read over", () => {
  expect(said("بكم تغيير خلااط")).toContain("70");
  expect(said("بكم تغيير خلاطط")).toContain("70");
  expect(said("بكم كشف ترسبات")).toContain("450");
});

test("delivery to a place is added to what is ordered, unless it is free from there on", () => {
  const { facts } = index;
  expect(facts.zones.map(({ fee }) => fee)).toEqual(["30 ريال"]);
  expect(said("كم تغيير خلاط مع التوصيل لجدة")).toContain("70 + 30 = 100");
  expect(said("كم مكبر ستوديو الترا مع التوصيل لجدة")).toMatch(/مجاني[\s\S]*1349 \+ 0 = 1349/u);
});

test("what several things cost together is added up, and by how much one costs less is said", () => {
  expect(said("بكم الخلاط وكشف التسربات مع بعض")).toContain("70 + 450 = 520");
  expect(said("الخلاط ولا كشف التسربات ايهم ارخص وكم الفرق")).toContain("380");
});

test("an adjective of a country names what is called by the country, before what only comes from it", () => {
  const roastery = buildIndex([
    row("إثيوبيا قوجي", 34, { attributes: { "الفئة / Category": "بن فلتر / Filter coffee" } }),
    row("كينيا نيري", 44, { attributes: { "الفئة / Category": "بن فلتر / Filter coffee" } }),
    row("قهوة شقراء بالهيل", 55, {
      attributes: { "الفئة / Category": "قهوة عربية / Arabic coffee", المنشأ: "إثيوبيا" },
    }),
  ]);
  const text = rowAnswer(roastery, "عندكم قهوة إثيوبية؟", arabic, { history: [] })?.text;
  expect(text).toContain("إثيوبيا قوجي");
  expect(text).not.toContain("شقراء");
  // All of a kind, whether or not its names say the kind.
  for (const question of ["وش عندكم من القهوة؟", "ابي اعرف اسعار القهوة"]) {
    const all = rowAnswer(roastery, question, arabic, { history: [] })?.text;
    for (const name of ["إثيوبيا قوجي", "كينيا نيري", "قهوة شقراء بالهيل"]) expect(all).toContain(name);
  }
});

test("the dearest after the cheapest is looked for among all of the kind, not in the one that was named", () => {
  const history = [
    { role: "customer" as const, text: "ارخص خدمة سباكة عندكم" },
    { role: "agent" as const, text: "الأقل سعرًا تغيير خلاط، بسعر 70 ر.س." },
  ];
  expect(rowAnswer(index, "والاغلى؟", arabic, { history })?.text).toContain("كشف تسربات");
});

test("something cheaper than what was named is cheaper and of its kind; the cheapest is said to be that", () => {
  const after = (name: string, question: string) =>
    rowAnswer(index, question, arabic, { history: [{ role: "customer", text: `بكم ${name}` }] })?.text;
  const text = after("مكبر ستوديو الترا", "فيه شي ارخص؟");
  expect(text).toContain("ماكسي بودز");
  expect(text).not.toMatch(/شباك|ستوديو/u);
  expect(after("سماعة ماكسي بودز", "فيه شي ارخص؟")).toBe("الأقل سعرًا سماعة ماكسي بودز، بسعر 599 ر.س.");
});

test("the price of nothing is asked first: a shop with one long list says what could be named, surer than any text", () => {
  const goods = Array.from({ length: 12 }, (_, at) => row(`عطر ${"أبجدهوزحطيكلم"[at]}نور`, 100 + at));
  const shop = buildIndex([
    ...goods,
    {
      kind: "faq",
      id: "gift",
      phrasings: ["كم سعر التغليف؟"],
      answer: { ar: "التغليف بعشرين ريالًا." },
      origin: { sourceId: "f", sourceName: "faq.xlsx" },
    },
  ]);
  const ask = (question: string) => rowAnswer(shop, question, arabic);
  expect(ask("كم السعر؟")?.text).toMatch(/^سعر أي شيء تقصد؟ اكتب اسمه، مثل: /u);
  expect(ask("كم السعر؟")?.probability).toBeGreaterThan(0.95);
});

test("the price of a size is asked of nothing: all that comes in it, the cheapest first", () => {
  const sizes = ["هيل", "زعفران", "قرفة", "كمون", "كركم"].flatMap((name, at) => [
    row(`${name} 250 غرام`, 20 + at),
    row(`${name} 1 كغم`, 90 - at),
  ]);
  const text = rowAnswer(buildIndex(sizes), "كم سعر الكيلو؟", arabic)?.text;
  expect(text).toMatch(/كركم 1 كغم[^]*كمون 1 كغم[^]*هيل 1 كغم/u);
  expect(text).not.toContain("250");
});

test("a list that is cut says how many more there are, and is not cut for one", () => {
  const list = (length: number): string =>
    rowAnswer(buildIndex(Array.from({ length }, (_, at) => row(`صنف ${at}`, 10 + at))), "كم سعر صنف", arabic)
      ?.text ?? "";
  expect(list(10)).toMatch(/صنف 5.*\n… و4 غيرها\. أيّ نوع يهمّك؟$/u);
  expect(list(7)).toMatch(/صنف 6[^\n]*$/u);
});

test("a list that fills more than a phone's screen gives the lowest price of each row and asks which one is meant", () => {
  const months = ["يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس"];
  const tent = (name: string, from: number) => {
    const prices = months.map((month, index) => ({
      label: `الموسم الأول ليلة ${month}`,
      amount: from + index,
    }));
    const { price: _, ...rest } = row(`خيمة ${name}`, from);
    return { ...rest, prices };
  };
  const tents = buildIndex([tent("صغيرة", 40), tent("وسط", 120), tent("كبيرة", 150), tent("ملكية", 300)]);
  const text = rowAnswer(tents, "بكم الخيمة", arabic)?.text;
  expect(text).toContain("• خيمة صغيرة: من 40 ر.س\n");
  expect(text).toMatch(/\nقل لي أيّها تقصد لأذكر لك أسعاره كلها\.$/u);
  expect(text).not.toContain("فبراير");
  expect(rowAnswer(tents, "بكم الخيمة الملكية", arabic)?.text).toContain("فبراير");
});

test("a bare price is answered with the first part of a short list and the names of the others", () => {
  const of = (category: string, names: readonly string[]) =>
    names.map((name, index) => row(name, 100 + index, { category }));
  const shop = buildIndex([
    ...of("باقات الرخصة", ["مبتدئ", "متوسط", "متقدم"]),
    ...of("رخص أخرى", ["دراجة", "نقل ثقيل", "عمومي"]),
    ...of("خدمات", ["حصة إضافية", "كتاب", "اختبار إعادة"]),
  ]);
  const reply = rowAnswer(shop, "بكم؟", arabic)?.text;
  expect(reply).toContain("• مبتدئ: 100 ر.س");
  expect(reply).toMatch(/ولدينا أيضًا: رخص أخرى، خدمات\. أيّها تقصد؟$/u);
  expect(reply).not.toContain("نقل ثقيل");
  expect(rowAnswer(shop, "الاسعار شاملة الضريبة؟", arabic)?.text ?? "").not.toContain("مبتدئ");
});

test("a remark that repeats the price with a comma names it once", () => {
  const course = buildIndex([row("دورة متوسط", 1180, { priceNote: "1,180 ر.س (رجال ونساء)" })]);
  expect(rowAnswer(course, "كم دورة متوسط", arabic)?.text).toContain("1180 ر.س (رجال ونساء)");
  expect(rowAnswer(course, "كم دورة متوسط", arabic)?.text).not.toContain("1,180");
});
