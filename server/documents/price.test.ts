import { expect, test } from "vitest";
import { parseCurrency, parsePrice } from "./price.ts";

test("prices are read as people write them in both languages", () => {
  expect(parsePrice(98.5)).toEqual({ price: 98.5 });
  expect(parsePrice("1,234.50")).toEqual({ price: 1234.5 });
  expect(parsePrice("1234")).toEqual({ price: 1234 });
  expect(parsePrice("98,5")).toEqual({ price: 98.5 });
  expect(parsePrice("٩٨٫٥")).toEqual({ price: 98.5 });
  expect(parsePrice("١٬٢٣٤٫٥٠")).toEqual({ price: 1234.5 });
  expect(parsePrice("۹۸")).toEqual({ price: 98 });
  expect(parsePrice("98 ر.س")).toEqual({ price: 98, currency: "SAR" });
  expect(parsePrice("98.00 ر.س.")).toEqual({ price: 98, currency: "SAR" });
  expect(parsePrice("SAR 1,200")).toEqual({ price: 1200, currency: "SAR" });
  expect(parsePrice("٤٥ ريال")).toEqual({ price: 45, currency: "SAR" });
  expect(parsePrice("45 ريال سعودي")).toEqual({ price: 45, currency: "SAR" });
  expect(parsePrice("12 درهم")).toEqual({ price: 12, currency: "AED" });
  expect(parsePrice("$9.99")).toEqual({ price: 9.99, currency: "USD" });
  expect(parsePrice("760 ألف")).toEqual({ price: 760_000 });
  expect(parsePrice("1.65 مليون ريال")).toEqual({ price: 1_650_000, currency: "SAR" });
  expect(parsePrice("95k SAR")).toEqual({ price: 95_000, currency: "SAR" });
  expect(parsePrice("2.500 د.ك")).toEqual({ price: 2.5, currency: "KWD" });
});

test("what is no price is said to be none", () => {
  for (const cell of [
    "50-60",
    "حسب الطلب",
    "call us",
    "-5",
    "1.2.3",
    "12 x 3",
    "1,23,4",
    "10%",
    "٥٠ – ٦٠ ريال",
  ]) {
    expect([cell, parsePrice(cell)]).toEqual([cell, "not_a_number"]);
  }
  expect(parsePrice(-3)).toBe("not_a_number");
  expect(parsePrice(Number.NaN)).toBe("not_a_number");
});

test("an empty or dashed cell is no price, and no mistake either", () => {
  expect([parsePrice(""), parsePrice("-"), parsePrice("—")]).toEqual(["none", "none", "none"]);
});

test("currencies are told by word, sign and code", () => {
  const found = ["ريال قطري", "ر.ق", "ريال عماني", "د.إ", "جنيه مصري", "دينار أردني", "€", "jod", "kwd"].map(
    parseCurrency,
  );
  expect(found).toEqual(["QAR", "QAR", "OMR", "AED", "EGP", "JOD", "EUR", "JOD", "KWD"]);
  expect(parseCurrency("قطعة")).toBeUndefined();
});
