import { expect, test } from "vitest";
import * as f from "./format.ts";
import { formatWhenInSentence } from "./format-in-sentence.ts";

const at = "2026-11-20T09:05:00Z"; // 12:05 in Riyadh

test("D42 dates read day, month, year with Latin digits in both languages", () => {
  expect(f.formatDate(at, "en")).toBe("20 Nov 2026");
  expect(f.formatDate(at, "ar")).toBe("20 نوفمبر 2026");
});

test("C195 times read h:mm a, noon and midnight as 12", () => {
  expect(f.formatTime(at, "en")).toBe("12:05 PM");
  expect(f.formatTime(at, "ar")).toBe("12:05 م");
  expect(f.formatTime("2026-11-20T21:05:00Z", "en")).toBe("12:05 AM");
  expect(f.formatTime("2026-11-20T21:05:00Z", "ar")).toBe("12:05 ص");
});

test("when: the time today, yesterday, the day this year, the year otherwise", () => {
  const now = "2026-11-20T18:00:00Z";
  expect(f.formatWhen(at, "en", now)).toBe("12:05 PM");
  expect(f.formatWhen("2026-11-19T09:00:00Z", "ar", now)).toBe("أمس");
  expect(f.formatWhen("2026-11-15T09:00:00Z", "ar", now)).toBe("15 نوفمبر");
  expect(f.formatWhen("2026-11-19T09:00:00Z", "en", now)).toBe("Yesterday");
  expect(formatWhenInSentence("2026-11-19T09:00:00Z", "en", now)).toBe("yesterday");
  expect(formatWhenInSentence("2026-11-19T09:00:00Z", "ar", now)).toBe("أمس");
  expect(formatWhenInSentence("2026-11-15T09:00:00Z", "en", now)).toBe("15 Nov");
  expect(f.formatWhen("2025-03-01T09:00:00Z", "en", now)).toBe("1 Mar 2025");
});

test("relative times use the language's own words and Latin digits", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  expect(f.formatRelative(now - 3 * 3_600_000, "en", now)).toBe("3 hours ago");
  expect(f.formatRelative(now - 3 * 3_600_000, "ar", now)).toBe("قبل 3 ساعات");
  expect(f.formatRelative(now - 2 * 3_600_000, "ar", now)).toBe("قبل ساعتين");
  expect(f.formatRelative(now - 20_000, "ar", now)).toBe("الآن");
});

test("words that name a day go by the calendar, not by hours", () => {
  // It is Friday, five past four in the afternoon in Riyadh.
  const now = Date.parse("2026-11-27T13:05:00Z");
  const monday = "2026-11-30T07:00:00Z";
  expect(f.formatRelative(monday, "ar", now)).toBe("خلال 3 أيام");
  expect(f.formatRelative(monday, "en", now)).toBe("in 3 days");
  expect(f.formatRelative("2026-11-28T20:30:00Z", "en", now)).toBe("tomorrow");
  expect(f.formatRelative("2026-11-25T21:30:00Z", "en", now)).toBe("yesterday");
  expect(f.formatRelative("2026-11-25T20:30:00Z", "en", now)).toBe("2 days ago");
  // Eleven in the evening there is still yesterday in Honolulu.
  expect(f.formatRelative("2026-11-26T09:30:00Z", "en", now, "Pacific/Honolulu")).toBe("2 days ago");
});

test("how long something lasts, as it stands after «تنتظر» and after waiting for", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  const hours = (count: number) => now - count * 3_600_000;
  expect(f.formatSince(hours(48), "ar", now)).toBe("منذ يومين");
  expect(f.formatSince(hours(3), "ar", now)).toBe("منذ 3 ساعات");
  expect(f.formatSince(hours(24 * 22), "ar", now)).toBe("منذ 3 أسابيع");
  expect(f.formatSince(hours(48), "en", now)).toBe("2 days");
  expect(f.formatSince(now + 5000, "en", now)).toBe("1 minute");
});

test("charts name their bars shortly", () => {
  expect(f.formatWeekdayAndDay("2026-11-20T21:05:00Z", "ar")).toBe("السبت 21");
  expect(f.formatWeekdayAndDay(at, "en")).toBe("Fri 20");
  expect(f.formatMonth(at, "ar")).toBe("نوفمبر");
  expect(f.formatMonthAndYear(at, "en")).toBe("November 2026");
});

test("D28 money is the number and the currency, no hidden marks", () => {
  expect(f.formatMoney(2333, "en")).toBe("2,333 SR");
  expect(f.formatMoney(2333, "ar")).toBe("2,333 ر.س");
  expect(f.formatPrice(36, "SAR", "ar")).toBe("36 ر.س");
  expect(f.formatPrice(4.5, "KWD", "en")).toBe("4.5 KWD");
});

test("sizes and shares", () => {
  expect(f.formatBytes(86_016)).toBe("84 KB");
  expect(f.formatBytes(10 * 1024 * 1024)).toBe("10 MB");
  expect(f.formatPercent(0.8649)).toBe("86%");
});

test("C014 titles are the product's name and the page's name", () => {
  expect(f.pageTitle("Tickets", "en")).toBe("Wakil | Tickets");
  expect(f.pageTitle("التذاكر", "ar")).toBe("وكيل | التذاكر");
});

test("an estimate of the agent's never says that nothing can be wrong", () => {
  expect([0.805, 0.984, 0.996, 1].map(f.formatConfidence)).toEqual(["81%", "98%", "99%", "99%"]);
});

test("a length of time is told in its largest whole unit, in each language's own plural", () => {
  const format = (seconds: number) => [f.formatDuration(seconds, "en"), f.formatDuration(seconds, "ar")];
  expect(format(0)).toEqual(["1 minute", "دقيقة"]);
  expect(format(12 * 60 + 20)).toEqual(["12 minutes", "12 دقيقة"]);
  expect(format(2 * 3_600)).toEqual(["2 hours", "ساعتان"]);
  expect(format(5 * 3_600)).toEqual(["5 hours", "5 ساعات"]);
  expect(format(3 * 86_400)).toEqual(["3 days", "3 أيام"]);
});
