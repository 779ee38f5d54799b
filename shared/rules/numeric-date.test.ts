import { expect, test } from "vitest";
import {
  formatNumericDate,
  formatNumericMoment,
  parseNumericDate,
  parseNumericMoment,
} from "./numeric-date.ts";

test("C273 a date is shown as M/D/YYYY, without leading zeros", () => {
  expect(formatNumericDate("2026-11-26")).toBe("11/26/2026");
  expect(formatNumericDate("2026-01-05")).toBe("1/5/2026");
});

test("C273 a date typed as M/D/YYYY is parsed, also in Arabic digits and with zeros", () => {
  for (const typed of ["1/5/2026", "01/05/2026", "١/٥/٢٠٢٦", " 1 / 5 / 2026 ", "1-5-2026", "2026-01-05"])
    expect(parseNumericDate(typed), typed).toBe("2026-01-05");
});

test("a text that is not a calendar day is null", () => {
  for (const typed of [
    "",
    "26/11/2026",
    "2/30/2026",
    "2/29/2025",
    "1/5/26",
    "tomorrow",
    "13/1/2026",
    "0/1/2026",
  ])
    expect(parseNumericDate(typed), typed).toBeNull();
  expect(parseNumericDate("2/29/2028")).toBe("2028-02-29");
});

test("C273 a date with a time is shown as M/D/YYYY HH:mm:ss", () => {
  expect(formatNumericMoment("2026-11-05T06:30:00")).toBe("11/5/2026 06:30:00");
});

test("C273 a date with a time is parsed, also in Arabic digits, without seconds and as ISO 8601", () => {
  for (const typed of [
    "11/5/2026 16:30:00",
    "11/05/2026  16:30",
    "١١/٥/٢٠٢٦ ١٦:٣٠:٠٠",
    "11/5/2026, 16:30",
    " 2026-11-05T16:30:00 ",
  ])
    expect(parseNumericMoment(typed), typed).toBe("2026-11-05T16:30:00");
  expect(parseNumericMoment("11/5/2026 6:05:09")).toBe("2026-11-05T06:05:09");
});

test("a text that is not a date with a time is null", () => {
  for (const typed of [
    "",
    "11/5/2026",
    "16:30",
    "11/5/2026 24:00:00",
    "11/5/2026 16:60",
    "11/5/2026 16:30:61",
    "11/5/2026 4:30 PM",
    "2/30/2026 16:30",
  ])
    expect(parseNumericMoment(typed), typed).toBeNull();
});
