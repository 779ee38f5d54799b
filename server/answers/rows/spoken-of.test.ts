import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { Turn } from "#server/answers/entry.ts";
import { row } from "./goods.fixture.ts";
import { respondFromRows } from "./respond.ts";
import { rowAnswer } from "./row-answer.fixture.ts";

const arabic = { language: "ar", tone: "warm" } as const;
const index = buildIndex([
  row("جوال نجم ماكس", 5499, { attributes: { السعة: "256GB", اللون: "فضي" }, availability: "out_of_stock" }),
  row("جوال نجم ماكس", 6399, { attributes: { السعة: "512GB", اللون: "كحلي" } }),
  row("سماعة نبض", 240, { attributes: { اللون: "أبيض" } }),
]);

test("of two rows with one name, the one whose price was said is spoken of", () => {
  const history: Turn[] = [
    { role: "customer", text: "نجم ماكس 512 بكم" },
    { role: "agent", text: "سعر جوال نجم ماكس: 6399 ر.س. السعة: 512GB." },
  ];
  const text = rowAnswer(index, "شنو لونه", arabic, { history })?.text;
  expect(text).toContain("كحلي");
  expect(text).not.toContain("فضي");
});

test("who names the size of the other one means that one", () => {
  const history: Turn[] = [
    { role: "customer", text: "جوال نجم ماكس 256 بكم" },
    { role: "agent", text: "سعر جوال نجم ماكس: 5499 ر.س. السعة: 256GB." },
  ];
  const message = { question: "زين 512؟", voice: arabic };
  expect(respondFromRows(index, message, { history })?.text).toContain("6399");
});

test("what the price of four pieces is for is not multiplied by four", () => {
  const prices = [
    { label: "الحبة", amount: 432 },
    { label: "الأربع", amount: 1690 },
  ];
  const tyres = buildIndex([row("كفر كومهو 265", 432, { prices }), row("كفر هانكوك 195", 231)]);
  expect(rowAnswer(tyres, "كم سعر 4 كفر كومهو 265", arabic)?.text).not.toContain("4 × 1690");
});

test("what is sold out comes back when the list says", () => {
  const shop = buildIndex([
    row("باقة بنفسج", 310, {
      availability: "out_of_stock",
      attributes: { ملاحظات: "نفدت - ترجع 1 ديسمبر" },
    }),
    row("باقة شروق", 140, { availability: "out_of_stock" }),
  ]);
  const before = (name: string): Turn[] => [
    { role: "customer", text: `عندكم ${name}` },
    { role: "agent", text: `نفدت كمية ${name} حاليًا.` },
  ];
  const ask = (question: string, name: string): string | undefined =>
    respondFromRows(shop, { question, voice: arabic }, { history: before(name) })?.text;
  const said = ask("ايمتى بترجع", "باقة بنفسج");
  expect(said).toMatch(/^نفدت كمية باقة بنفسج حاليًا \(السعر: 310 ر\.س، ترجع 1 ديسمبر\)\.$/u);
  expect(ask("متى ترجع", "باقة شروق") ?? "").not.toContain("ديسمبر");
});

test("who only names what is sold out is told that it is", () => {
  const goods = buildIndex([row("سيروم ورد", 62, { availability: "out_of_stock" }), row("كريم شمس", 80)]);
  expect(rowAnswer(goods, "سيروم ورد", arabic)?.text).toMatch(/^نفدت كمية سيروم ورد/u);
  expect(rowAnswer(goods, "بكم سيروم ورد", arabic)?.text).toMatch(/^سعر سيروم ورد/u);
});

test("the days of a row without a price are told again, and not that it has no price", () => {
  const lessons = buildIndex([
    row("باليه بنات", 0, { price: undefined as never, attributes: { الأيام: "الاثنين، الأربعاء" } }),
    row("رسم بنات", 0, { price: undefined as never, attributes: { الأيام: "الأحد" } }),
  ]);
  const history: Turn[] = [
    { role: "customer", text: "عندكم باليه" },
    { role: "agent", text: "باليه بنات: الأيام: الاثنين، الأربعاء." },
  ];
  const told = respondFromRows(lessons, { question: "اي ايام", voice: arabic }, { history })?.text;
  expect(told).toContain("الاثنين");
  expect(told).not.toContain("السعر");
});

test("a thing of before is not meant once another kind was asked about, and still is after a follow-up", () => {
  const asked = (between: string): string | undefined => {
    const history: Turn[] = [
      { role: "customer", text: "كم سعر نجم ماكس 512" },
      { role: "agent", text: "سعر جوال نجم ماكس: 6399 ر.س. السعة: 512GB." },
      { role: "customer", text: between },
      { role: "agent", text: "كلها عليها ضمان سنتين من الوكيل." },
    ];
    return respondFromRows(index, { question: "شنو لونه", voice: arabic }, { history })?.text;
  };
  expect(asked("وش تنصحوني من السماعات للرياضة")).toBeUndefined();
  expect(asked("وضمانه كم؟")).toContain("كحلي");
});
