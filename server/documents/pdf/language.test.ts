import { expect, test } from "vitest";
import { isLanguage } from "./language.ts";

const arabic =
  "نوصل الطلبات داخل المدينة خلال يومين، وإلى باقي المناطق خلال خمسة أيام عمل. يمكنك إرجاع المنتج خلال أربعة عشر يوماً من استلامه إذا كان في حالته الأصلية ومعه الفاتورة.";
const english =
  "We deliver within two days in the city and within five days elsewhere. You can return a product within fourteen days if it is as new and you still have the invoice.";
const isRead = (text: string, raw = text) => isLanguage([text], raw);

test("Arabic, English and both together are language", () => {
  expect([isRead(arabic), isRead(english), isRead(arabic + english)]).toEqual([true, true, true]);
});

test("price lists, codes, abbreviations and short texts are believed", () => {
  expect(isRead("قهوة 12 ر.س شاي 8 ر.س كابتشينو 18 د.إ Latte 20 SAR ".repeat(12))).toBe(true);
  expect(isRead("SKU-1XK7 XJ-900 B2B HDMI USB-C PQRST ".repeat(20))).toBe(true);
  expect(isRead("FAQ")).toBe(true);
  expect(isRead("1 2 3 45 67 890 12.5 ".repeat(40))).toBe(true);
});

test("bullets of symbol fonts do not make a text gibberish", () => {
  expect(isRead(english, `\uf0b7\uf0b7\uf0a7${english}`)).toBe(true);
});

test("control, private and replacement characters are a broken font map", () => {
  for (const stray of ["\u0002", "\u0015", "\ue012", "\ufffd"]) {
    expect([stray, isRead(arabic, arabic.replace(/[نيو]/g, stray))]).toEqual([stray, false]);
  }
});

test("letters shifted by a fixed number are no language", () => {
  const shifted = english.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 9) % 26) + 97),
  );
  expect(isRead(`${shifted} ${shifted}`)).toBe(false);
});

test("words of mixed scripts, letters that cannot stand where they do, and letters all alone are no language", () => {
  expect(isRead(arabic.replace(/[لم]/g, "Ж"))).toBe(false);
  expect(isRead(arabic.replace(/[نيل]/g, "ة"))).toBe(false);
  expect(isRead(arabic.replace(/(\p{L})/gu, "$1 "))).toBe(false);
});
