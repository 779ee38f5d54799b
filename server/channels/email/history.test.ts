import { expect, test } from "vitest";
import { removeQuotedHistory } from "./history.ts";
import { removeSignature } from "./signature.ts";

const introductions = [
  "On 16 Nov 2026, at 15:04, Oasis Roastery <hello@roastery.example> wrote:",
  "On Mon, Nov 16, 2026 at 3:04 PM Oasis Roastery\n<hello@roastery.example> wrote:",
  "Oasis Roastery <hello@roastery.example> wrote:",
  "في الاثنين، 16 نوفمبر 2026 في 3:04 م تمت كتابة ما يلي بواسطة محمصة الواحة <\u202ahello@roastery.example\u202c>:",
  "في ١٦ نوفمبر ٢٠٢٦، الساعة ٣:٠٤ م، كتب محمصة الواحة <hello@roastery.example>:",
  "بتاريخ 16 نوفمبر 2026، 3:04 م، كتبت محمصة الواحة:",
  "كتب محمصة الواحة <hello@roastery.example> في 16 نوفمبر 2026 3:04 م:",
  "في 16/11/2026 3:04 م، محمصة الواحة <hello@roastery.example>:",
  "-----Original Message-----",
  "-----الرسالة الأصلية-----",
  "From: Oasis Roastery\nSent: Monday\nTo: Daniel\nSubject: Hi",
  "*From:* Oasis Roastery\n*Date:* Monday\n*To:* Daniel",
  "________________________________\nمن: محمصة الواحة\nتم الإرسال: الاثنين\nإلى: فهد\nالموضوع: عرض",
  "من: محمصة الواحة\nالتاريخ: الاثنين\nإلى: فهد",
];
test.each(introductions)("history is cut from where it is introduced: %s", (introduction) => {
  expect(removeQuotedHistory(`كم السعر؟\n\n${introduction}\n\nرسالة قديمة`)).toBe("كم السعر؟");
  expect(removeQuotedHistory(`How much?\n\n${introduction}\n> an old mail\n> of two lines`)).toBe(
    "How much?",
  );
});

const ordinary = [
  "On Monday I wrote to you:\nwhere is my order?",
  "في الطلب الأخير كتبت العنوان خطأ: الصحيح حي النرجس",
  "From: Riyadh\nI want to ship to Jeddah. Is that possible?",
  "من: الرياض\nهل التوصيل لجدة ممكن؟",
  "I wrote: nothing",
  "هل يوجد توصيل؟\nفي أي يوم؟",
];
test.each(ordinary)("a person's own words stay: %s", (text) => {
  expect(removeQuotedHistory(text)).toBe(text);
});

test("a mail of nothing but quotes keeps them, so that no word is lost", () => {
  expect(removeQuotedHistory("> Where is it?\n> Yesterday")).toBe("> Where is it?\n> Yesterday");
});

const signatures = [
  "-- \nHessa\nFacilities",
  "Sent from my iPhone",
  "Get Outlook for Android",
  "أُرسلت من الـ iPhone الخاص بي",
  "تم الإرسال من هاتف Samsung Galaxy الذكي",
  "مرسل من هاتف Huawei",
  "احصل على Outlook لـ iOS",
  "Best regards,\nDaniel Price\n+966 50 123 4567",
  "مع خالص التحية والتقدير،\nفهد القحطاني\nمدير المشتريات",
  "وتفضلوا بقبول فائق الاحترام والتقدير\nهدى",
  "هذه الرسالة سرية ومخصصة لمن وجهت إليه.",
];
test.each(signatures)("a signature is cut: %s", (signature) => {
  expect(removeSignature(`عندكم طحن ناعم؟\n\n${signature}`)).toBe("عندكم طحن ناعم؟");
});

test("words after a closing that still ask something stay", () => {
  const text = "I received it.\nBest regards\nOne more thing: is it ground?";
  expect(removeSignature(text)).toBe(text);
  expect(removeSignature("Sent from my old address, did you get it?")).toContain("did you get it");
});
