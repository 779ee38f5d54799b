import { expect, test } from "vitest";
import { introduceQuote, languageOfText } from "./entry-text.ts";

test.each([
  ["موقعنا: https://www.example-shop.com/collections/new-arrivals?sort=newest", "ar"],
  ["راسلنا على customer.support@long-name-of-a-company.com", "ar"],
  ["حسابنا example-shop.com.sa أو @example_shop_riyadh", "ar"],
  ['<p>نوصل <strong class="highlighted">خلال يومين</strong></p>', "ar"],
  ["نقبل Visa, Mastercard, American Express, Apple Pay, STC Pay, Tabby", "ar"],
  ["الفروع: Riyadh Park, Red Sea Mall, Al Nakheel Mall", "ar"],
  ["Delivery to Riyadh (الرياض) is free above 200 SAR", "en"],
  ["Our branch الرياض is open every day until midnight", "en"],
  ["Free delivery", "en"],
  ["Write to us: support@example.com", "en"],
])("%s is written in %s", (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

test.each(["ar", "en"] as const)("an address alone needs no word on its language (%s)", (language) => {
  const voice = { language, tone: "warm" } as const;
  expect(introduceQuote("https://example-shop.com/offers", undefined, voice)).toBe(
    "https://example-shop.com/offers",
  );
  expect(introduceQuote("9200 00000", undefined, voice)).toBe("9200 00000");
});
