import { expect, test } from "vitest";
import { linkify } from "./linkify.ts";

const links = (text: string) =>
  linkify(text).flatMap((piece) => (piece.kind === "link" ? [[piece.text, piece.href]] : []));
const texts = (text: string) => linkify(text).map((piece) => piece.text);

test("the pieces of a message are the whole message in order", () => {
  const message = "السعر 85، انظر https://example.com/a؟ أو راسلنا a@b.co.\nوشكرًا";
  expect(texts(message).join("")).toBe(message);
  expect(texts("نص فقط")).toEqual(["نص فقط"]);
  expect(linkify("")).toEqual([]);
});

test("web addresses end before the sentence's own punctuation", () => {
  expect(links("على https://example.com/delivery?city=x، أو")).toEqual([
    ["https://example.com/delivery?city=x", "https://example.com/delivery?city=x"],
  ]);
  expect(links("(see http://example.com/a_(b)).")).toEqual([
    ["http://example.com/a_(b)", "http://example.com/a_(b)"],
  ]);
  expect(links("«https://example.com»")).toEqual([["https://example.com", "https://example.com/"]]);
});

test("mail addresses and phones can be opened", () => {
  expect(links("hello@shop.example or mailto:b@shop.example")).toEqual([
    ["hello@shop.example", "mailto:hello@shop.example"],
    ["mailto:b@shop.example", "mailto:b@shop.example"],
  ]);
  expect(links("اتصل على +966 50 555 0142.")).toEqual([["+966 50 555 0142", "tel:+966505550142"]]);
  expect(links("0505550142 / 920001234 / tel:+966505550142").map(([, href]) => href)).toEqual([
    "tel:0505550142",
    "tel:920001234",
    "tel:+966505550142",
  ]);
  expect(links("٠٥٠٥٥٥٠١٤٢")).toEqual([["٠٥٠٥٥٥٠١٤٢", "tel:0505550142"]]);
});

test("prices, order numbers and dates are not phones", () => {
  expect(links("85 ر.س، طلب 1029384756، 20/11/2026، 2,333، 24/7، 0.05")).toEqual([]);
  expect(links("12+96650555014299999999")).toEqual([]);
});

test("C197 dangerous schemes and disguised hosts stay text", () => {
  for (const text of [
    "javascript:alert(1)",
    "data:text/html,x",
    "[a](javascript:alert(1))",
    "https://bank.example@evil.example/",
    "https://user:pass@evil.example",
    "<img src=x onerror=alert(1)>",
    "http://",
  ]) {
    expect(links(text).filter(([, href]) => !href?.startsWith("mailto:"))).toEqual([]);
  }
});

test("a message crafted to slow down the pattern returns at once without links", () => {
  for (const text of ["a@", "a", "a.", "http://)"])
    expect(texts(text.repeat(50_000)).join("")).toHaveLength(text.length * 50_000);
  expect(links(`${"0".repeat(20_000)}${"(".repeat(20_000)}`)).toEqual([]);
});
