import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { ProductEntry } from "#server/answers/entry.ts";
import { readQuestion } from "#server/answers/rows/read-question.ts";
import { candidatesFor } from "./candidates.ts";
import { evidenceFor } from "./evidence.ts";
import { surestReply } from "./judge.ts";
import { isNamedIn, tellRow } from "./tell.ts";

const arabic = { language: "ar", tone: "warm" } as const;

const row = (
  id: string,
  name: string,
  rest: Partial<ProductEntry>,
  attributes: Record<string, string> = {},
): ProductEntry => ({
  kind: "product",
  id,
  name: { ar: name },
  attributes,
  origin: { sourceId: "s", sourceName: "prices.xlsx", sheet: "الأسعار" },
  ...rest,
});

const index = buildIndex([
  row(
    "r1",
    "محاسبة عملية",
    { noun: "الدورة", price: 1600 },
    { المدة: "10 أسابيع", الساعات: "30", ملاحظات: "على برنامج قيود" },
  ),
  row("r2", "سكرتارية تنفيذية", { noun: "الدورة", price: 1900 }, { المدة: "12 أسبوع", الساعات: "48" }),
  row("r3", "تصوير منتجات", { noun: "الدورة", price: 1200 }, { المدة: "4 أسابيع", الساعات: "20" }),
  row("r4", "نسخة الشهادة", { noun: "الخدمة" }, { الرسوم: "50", التسليم: "بعد يومين" }),
]);

const ask = (question: string, history: { role: "customer" | "agent"; text: string }[] = []) =>
  readQuestion(index, question, arabic, { history });

test("a question with words that no row has is answered by the row that has the others", () => {
  const asked = ask("شلون اسجل بمحاسبه يا طويل العمر بكم");
  const { scores } = evidenceFor(asked.frame, asked.catalogue);
  expect(asked.catalogue.rows[scores[0]!.row]!.entry.id).toBe("r1");
});

test("a question for a price and a number of hours hears both", () => {
  const said = surestReply(ask("دورة المحاسبة كم ساعة وبكم"), undefined);
  expect(said?.text).toContain("1600");
  expect(said?.text).toContain("30");
  expect(said?.rows.map(({ id }) => id)).toEqual(["r1"]);
});

test("a row without a price says its cells and not that it has none", () => {
  const asked = ask("بكم نسخة الشهادة");
  const said = tellRow(asked.catalogue.rows[3]!, asked);
  expect(said).toContain("50");
  expect(said).not.toContain("غير مدرج");
});

test("what a row says beside is left out where it would be too long to read", () => {
  const asked = ask("بكم محاسبة عملية");
  expect(tellRow(asked.catalogue.rows[0]!, asked, undefined, 40).length).toBeLessThanOrEqual(41);
});

test("rows have nothing to say to what none of them is about", () => {
  expect(surestReply(ask("وين موقعكم بالضبط وهل فيه مواقف سيارات"), undefined)).toBeUndefined();
});

test("a question that names nothing may be of the row spoken of before", () => {
  const asked = ask("كم مدتها", [
    { role: "customer", text: "بكم دورة السكرتارية التنفيذية" },
    { role: "agent", text: "سعر سكرتارية تنفيذية: 1900." },
  ]);
  const sources = candidatesFor(asked, evidenceFor(asked.frame, asked.catalogue), undefined);
  const spokenOf = sources.filter(({ source }) => source.startsWith("spoken-of"));
  expect(spokenOf.flatMap(({ reply }) => reply.rows.map(({ id }) => id))).toContain("r2");
  expect(spokenOf.some(({ reply }) => reply.text.includes("12 أسبوع"))).toBe(true);
});

test("a question for a row's price alone is answered by its price alone", () => {
  const asked = ask("كم سعر سكرتارية تنفيذية");
  const { rows } = asked.catalogue;
  expect(tellRow(rows[1]!, asked)).not.toContain("12 أسبوع");
  expect(tellRow(rows[1]!, ask("كم سعر سكرتارية تنفيذية وكم مدتها"))).toContain("12 أسبوع");
});

test("a cell that stands in the reply before is not said again", () => {
  const first = tellRow(ask("محاسبة عملية").catalogue.rows[0]!, ask("محاسبة عملية"));
  expect(first).toContain("على برنامج قيود");
  const later = ask("وبالتقسيط؟", [
    { role: "customer", text: "محاسبة عملية" },
    { role: "agent", text: first },
  ]);
  expect(tellRow(later.catalogue.rows[0]!, later)).not.toContain("على برنامج قيود");
});

test("a list is ended before what else its row says, and columns are called in the customer's language", () => {
  const english = readQuestion(index, "certificate copy", { language: "en", tone: "warm" }, { history: [] });
  const said = tellRow(english.catalogue.rows[0]!, english, "Here is what we have:\n• محاسبة عملية: 1600 SR");
  expect(said).toContain("1600 SR. ");
  expect(said).toContain("Duration: 10 weeks");
});

test("what names no row is of none, and a size in the name is not said again", () => {
  const asked = ask("كم السعر");
  const [course] = asked.catalogue.rows;
  expect(isNamedIn(course!, "سعر أي شيء تقصد؟", asked)).toBe(false);
  expect(isNamedIn(course!, "سعر محاسبة عملية: 1600.", asked)).toBe(true);
  const candle = buildIndex([row("c", "شمعة عود", { price: 98, currency: "SAR" }, { الحجم: "220 جرام" })]);
  const sized = readQuestion(candle, "شمعة عود فيها كم فتيلة", arabic, { history: [] });
  expect(tellRow(sized.catalogue.rows[0]!, sized)).toBe("سعر شمعة عود (220 جم): 98 ر.س.");
});

test("what a package holds is not taken for what was spoken of", () => {
  const list = buildIndex([
    row("p", "بكج العروس", { price: 620 }, { المحتوى: "عطر ملكة + بخور العروس" }),
    row("q", "عطر ملكة", { price: 420 }),
    row("s", "بخور العروس", { price: 230 }),
  ]);
  const history = [
    { role: "customer", text: "فيه بكج العروس؟" },
    { role: "agent", text: "نعم، لدينا بكج العروس. المحتوى: عطر ملكة + بخور العروس." },
  ] as const;
  const asked = readQuestion(list, "كم سعره", arabic, { history: [...history] });
  expect(asked.spokenOf().map(({ entry }) => entry.id)).toEqual(["p"]);
});
