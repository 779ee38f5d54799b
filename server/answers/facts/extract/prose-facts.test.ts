import { expect, test } from "vitest";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { extractFacts } from "./extract-facts.ts";

const passage = (title: string, text: string): KnowledgeEntry => ({
  kind: "passage",
  id: title,
  title,
  text,
  origin: { sourceId: "s", sourceName: "guide.docx" },
});

test("a paragraph on two shops gives each its address, hours and telephone", () => {
  const { branches, contacts, hours } = extractFacts([
    passage(
      "فروعنا",
      "الفرع الرئيسي في السليمانية شارع الثلاثين خلف معرض الراشد هاتفه 0112223344 ويفتح من السبت إلى الخميس 9 صباحاً إلى 10 مساءً، وفرع الشاطئ للسيدات فقط في حي الشاطئ طريق الملك فيصل وهاتفه 0126667788 من 4 عصراً إلى 11 مساءً. الواتساب والاتصال 0505556677. فرع تبوك مخطط له العام القادم.",
    ),
  ]);
  expect(branches.map(({ name, status }) => [name, status])).toEqual([
    ["السليمانية", "open"],
    ["الشاطئ", "open"],
    ["تبوك", "planned"],
  ]);
  expect(branches[0]!.address).toBe("شارع الثلاثين خلف معرض الراشد");
  expect(branches[1]!.address).toContain("حي الشاطئ طريق الملك فيصل");
  expect(branches[1]!.address).not.toContain("هاتف");
  expect(contacts.map(({ contactType, value, branches: own }) => [contactType, value, own])).toEqual([
    ["telephone", "0112223344", [0]],
    ["telephone", "0126667788", [1]],
    ["telephone", "0505556677", []],
    ["whatsapp", "0505556677", []],
  ]);
  expect(hours.map(({ branches: own, opens }) => [own, opens / 60])).toEqual([
    [[0], 9],
    [[1], 16],
  ]);
});

test.each([
  ["الدفع نقداً ومدى وفيزا، وتابي لا.", "tabby", false],
  ["الدفع كاش ومدى وأبل باي، والشيكات لا.", "cheque", false],
  ["الدفع عند الاستلام بزيادة 10 ريال وما يتوفر في القرى.", "cash_on_delivery", true],
])("“%s”", (text, method, accepted) => {
  const { payments } = extractFacts([passage("الدفع", text)]);
  expect(payments.filter((each) => each.method === method).map((each) => each.accepted)).toEqual([accepted]);
});

test("what holds of other countries only is no way of paying here", () => {
  const { payments, notes } = extractFacts([
    passage("Payment", "Visa and mada. Cash on delivery and Tabby are not available outside Saudi Arabia."),
  ]);
  expect(payments.map(({ method }) => method)).toEqual(["visa", "mada"]);
  expect(notes.some(({ quote }) => quote.includes("outside Saudi Arabia"))).toBe(true);
});

test("a payment provider that stands only in a table about instalments is accepted, with its conditions", () => {
  const { payments, notes } = extractFacts([
    passage(
      "الدفع والتقسيط",
      "مدى وفيزا والكاش في الفروع.\nجهة التقسيط | عدد الدفعات | الرسوم\nتابي | 4 دفعات شهرية | لا يوجد\nتمارا | 6 دفعات | بدون رسوم",
    ),
  ]);
  const accepted = payments.filter((each) => each.accepted).map(({ method }) => method);
  expect(accepted).toEqual(expect.arrayContaining(["mada", "visa", "tabby", "tamara"]));
  expect(notes.map(({ quote }) => quote)).toContain("تابي: عدد الدفعات 4 دفعات شهرية، الرسوم لا يوجد");
});

test("a table about returns accepts no way of paying", () => {
  const { payments } = extractFacts([
    passage("الاسترجاع", "طريقة الدفع | مدة رد المبلغ\nتابي | خلال أسبوع\nمدى | خلال 3 أيام"),
  ]);
  expect(payments).toEqual([]);
});

test.each([
  ["التواصل", "واتساب 0551112233. الموقع: الرياض حي النرجس شارع عثمان بن عفان."],
  ["عن المطبخ", "العنوان: الرياض حي النرجس شارع عثمان بن عفان."],
])("under «%s» an address is read that its own word introduces", (title, text) => {
  const { branches } = extractFacts([passage(title, text)]);
  expect(branches.map(({ address }) => address)).toEqual(["الرياض حي النرجس شارع عثمان بن عفان"]);
});

test("an office is found in the middle of a sentence that begins with a telephone number", () => {
  const { branches } = extractFacts([
    passage(
      "من نحن",
      "مؤسسة العناية للصيانة في المدينة المنورة. للطلب اتصلوا على 0148236670، والمكتب في حي الخالدية شارع الأمير عبدالمحسن.",
    ),
  ]);
  expect(branches.map(({ address }) => address)).toEqual(["حي الخالدية شارع الأمير عبدالمحسن"]);
});
