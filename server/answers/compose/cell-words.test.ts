import { expect, test } from "vitest";
import { cellIn } from "./cell-words.ts";

test.each([
  ["Monthly (excl. VAT)", "شهريًا (غير شامل الضريبة)"],
  ["Invoices / month", "الفواتير في الشهر"],
  ["Users", "المستخدمون"],
  ["unlimited", "غير محدود"],
  ["30 minutes", "30 دقيقة"],
  ["12 months", "12 شهرًا"],
  ["50 ml", "50 مل"],
])("%s is %s in an Arabic reply", (cell, said) => {
  expect(cellIn(cell, "ar")).toBe(said);
});

test.each([
  ["السعر بالريال", "Price (SAR)"],
  ["الصلاحية", "Valid for"],
  ["60 يوم", "60 days"],
  ["سنتين", "2 years"],
  ["شهر", "1 month"],
  ["3 شهور", "3 months"],
  ["أحمر، أبيض", "Red, White"],
  ["ملاحظه", "Notes"],
])("%s is %s in an English reply", (cell, said) => {
  expect(cellIn(cell, "en")).toBe(said);
});

test.each([
  ["Growth, Business", "ar"],
  ["CrossFit", "ar"],
  ["تقويم شفاف", "en"],
  ["السعر حسب الحالة بعد الكشف", "en"],
  ["Plus (أجهزة + كل الكلاسات)", "en"],
] as const)("%s stays in a reply in %s as its owner wrote it", (cell, language) => {
  expect(cellIn(cell, language)).toBe(cell);
});
