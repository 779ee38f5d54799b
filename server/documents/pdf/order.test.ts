import { expect, test } from "vitest";
import { logicalLine } from "./order.ts";

/** The characters of a line from left to right, as a renderer draws them. */
const visualOrder = (text: string): string[] => Array.from(text);
/** Arabic as it is drawn: a word's letters from right to left. */
const drawn = (word: string): string => Array.from(word).reverse().join("");

const cases: [about: string, seen: string, typed: string][] = [
  ["Arabic alone", drawn("كيف أطلب؟"), "كيف أطلب؟"],
  ["English alone", "How do I order?", "How do I order?"],
  ["numbers between words", `${drawn("دقيقة")} 60 ${drawn("إلى")} 30 ${drawn("خلال")}`, "خلال 30 إلى 60 دقيقة"],
  [
    "a Latin name of several words",
    `${drawn("من")} Galaxy S23 Ultra ${drawn("جوال")}`,
    "جوال Galaxy S23 Ultra من",
  ],
  ["a full stop at the end", `.${drawn("شكرا")}`, "شكرا."],
  ["a Latin word at the end", `.iPhone ${drawn("نبيع")}`, "نبيع iPhone."],
  ["brackets named by their drawn shape", `(${drawn("جوجل")}) ${drawn("موقع")}`, "موقع (جوجل)"],
  ["brackets named as typed", `)${drawn("جوجل")}( ${drawn("موقع")}`, "موقع (جوجل)"],
  ["decimal and thousands", `${drawn("ريال")} 1,234.50 ${drawn("السعر")}`, "السعر 1,234.50 ريال"],
  ["a date", `1/2/2025 ${drawn("من")}`, "من 1/2/2025"],
  ["a time", `9:30 ${drawn("الساعة")}`, "الساعة 9:30"],
  ["percent drawn before the number", `%15 ${drawn("خصم")}`, "خصم 15%"],
  ["percent drawn after the number", `15% ${drawn("خصم")}`, "خصم 15%"],
  ["a range turned round by the renderer", `2021-2020 ${drawn("موسم")}`, "موسم 2020-2021"],
  ["a phone number set from left to right", `+966 55 123 4567 ${drawn("هاتف")}`, "هاتف +966 55 123 4567"],
  [
    "a phone number turned round by the renderer",
    `4567 123 55 966+ ${drawn("هاتف")}`,
    "هاتف +966 55 123 4567",
  ],
  ["a phone number with dashes", `055-123-4567 ${drawn("هاتف")}`, "هاتف 055-123-4567"],
  ["Arabic digits", `${drawn("ريال")} ٩٨٫٥ ${drawn("السعر")}`, "السعر ٩٨٫٥ ريال"],
  [
    "an Arabic name in an English line",
    `The word ${drawn("قهوة")} means coffee.`,
    "The word قهوة means coffee.",
  ],
  ["presentation forms and kashida", drawn("ﻣــﺮﺣﺒﺎ"), "مرحبا"],
  ["a ligature", drawn("ﻼﺳ").split("").reverse().join("") && `${drawn("م")}ﻼ${drawn("س")}`, "سلام"],
];

for (const [about, visual, typed] of cases) {
  test(`reads ${about} in the order it was typed`, () => {
    expect(logicalLine(visualOrder(visual), "rtl")).toBe(typed);
  });
}
