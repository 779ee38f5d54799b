import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import { row } from "./goods.fixture.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

/** A list of a business that sells by number, size, hour and square metre. */
const index = buildIndex([
  row("تنظيف خزان 4 فلاتر", 200, { category: "خزانات" }),
  row("تنظيف خزان 6 فلاتر", 290, { category: "خزانات" }),
  row("حصة واحدة", 150, { category: "Personal Training | تدريب" }),
  row("12 حصة", 1500, { category: "Personal Training | تدريب" }),
  row("مقوي إشارة", 199, { category: "ملحقات" }),
  row("سلك شبكة", 35, { category: "ملحقات" }),
  row("غسيل سجاد", 11, { category: "سجاد", unit: "للمتر المربع" }),
  row("حضانة أطفال", 25, { category: "خدمات", unit: "للساعة" }),
  row("بوفيه ضيافة", 80, { category: "بوفيهات", unit: "للشخص" }),
  row("فيتامين د 5000", 45, { name: { ar: "فيتامين د 5000", en: "Vitamin D3 5000" }, category: "فيتامينات" }),
  row("حفاظات مقاس 3", 52, { category: "أطفال" }),
  row("كريم حفاظ", 31, { category: "أطفال" }),
  row("ساعة تدريب إضافية", 95, { category: "تدريب" }),
  row("مروحة عمودية", 180, { was: 240, category: "أجهزة" }),
  row("معطف كتان", 289, {
    category: "معاطف",
    attributes: { الألوان: "بيج، أبيض، زيتي", الكمية: "الأبيض نفد، البيج باقي 58 فقط" },
  }),
  row("إطار صخر", 420, {
    category: "إطارات",
    attributes: { المقاس: "57", ملاحظة: "ضد الحساسية، وزنه 14 جرام" },
  }),
  row("نبتة بوتس", 35, { category: "نباتات", attributes: { "آمنة للقطط": "لا" } }),
  row("نبتة أريكا", 145, { category: "نباتات", attributes: { "آمنة للقطط": "نعم" } }),
  row("نبتة كالاتيا", 90, { category: "نباتات", attributes: { "آمنة للقطط": "نعم" } }),
]);
const arabic = { language: "ar", tone: "warm" } as const;
const english = { language: "en", tone: "warm" } as const;
const said = (question: string, voice: typeof arabic | typeof english = arabic): string | undefined =>
  rowAnswer(index, question, voice, { history: [] })?.text;

test("a number that names one of several things counts no pieces, in digits and in words", () => {
  expect(said("بكم تنظيف خزان ستة فلاتر")).toContain("290");
  expect(said("بكم تنظيف خزان ستة فلاتر")).not.toContain("المجموع");
  expect(said("بكم تنظيف خزان 4 فلاتر")).toContain("200");
  expect(said("how much is 12 PT sessions", english)).toContain("1500");
});

test("a dual asks for two", () => {
  expect(said("مقويين وسلك كم المجموع")).toContain("2 × 199 + 35 = 433");
  expect(said("بكم مقويين")).toContain("2 × 199 = 398");
  expect(said("بكم المقوي")).not.toContain("2 ×");
});

test("length by width is an area, and what is wanted daily is wanted on every day", () => {
  expect(said("سجادة 3 في 4 متر كم يطلع غسيلها")).toContain("12 × 11 = 132");
  expect(said("سجادة 3 متر × 4 متر بكم غسيل السجاد")).toContain("12 × 11 = 132");
  expect(said("حضانة ساعتين كل يوم لمدة 5 ايام بكم")).toContain("10 × 25 = 250");
  expect(said("حضانة ساعتين بكم")).toContain("2 × 25 = 50");
});

test("what one saves is told from the price that was", () => {
  expect(said("كم اوفر في المروحة العمودية")).toContain("60");
  expect(said("how much do I save on the مروحة عمودية", english)).toContain("The difference is 60");
});

test("a colour or size that the stock's cell says is gone is no yes", () => {
  expect(said("معطف كتان الابيض موجود؟")).toBe("لا، معطف كتان: الأبيض نفد.");
  expect(said("عندكم معطف كتان بيج 56؟")).toBe("لا، معطف كتان: البيج باقي 58 فقط.");
  expect(said("عندكم معطف كتان بيج 58؟")).toMatch(/^نعم/u);
  expect(said("معطف كتان الزيتي موجود؟")).toMatch(/^نعم/u);
});

test("what no column is about is told from the remark that has it, before a column that may stand for it", () => {
  expect(said("إطار صخر كم وزنه")).toContain("وزنه 14 جرام");
  expect(said("إطار صخر كم وزنه")).not.toContain("المقاس");
  expect(said("إطار صخر كم مقاسه")).toContain("المقاس: 57");
});

test("a price is no answer to who asks for the warranty", () => {
  expect(said("ضمان المروحة العمودية سنة صح؟")).toBeUndefined();
  expect(said("كم سعر المروحة العمودية")).toContain("180");
});

test("guests are counted where a price is for one of them, and so is what a row's name begins with", () => {
  expect(said("بوفيه الضيافة 60 شخص كم بدون الضريبة")).toContain("60 × 80 = 4800");
  expect(said("بكم البوفيه للفرد")).not.toContain("المجموع");
  expect(said("4 ساعات تدريب إضافية كم")).toContain("4 × 95 = 380");
});

test("a number that is part of a name is not how many are wanted of it or of what follows", () => {
  expect(said("٣ علب فيتامين د ٥٠٠٠ كم حسابها")).toContain("3 × 45 = 135");
  expect(said("حفاظات مقاس 3 وكريم حفاظ كم المجموع")).toContain("52 + 31 = 83");
});

test("of things whose column says yes or no, those that say yes are told to who wants such a one", () => {
  const fitting = said("أبي نبتة آمنة للقطط");
  expect(fitting).toContain("أريكا");
  expect(fitting).toContain("كالاتيا");
  expect(fitting).not.toContain("بوتس");
  expect(said("أبي نبتة غير آمنة للقطط") ?? "بوتس").toContain("بوتس");
  expect(said("هل نبتة بوتس آمنة للقطط")).toContain("لا");
});

test("the prices of two things are told with what they come to", () => {
  const both = said("بكم نبتة أريكا ونبتة بوتس");
  expect(both).toContain("145 + 35 = 180");
  expect(said("بكم نبتة أريكا")).not.toContain("المجموع");
});
