import { expect, test } from "vitest";
import { decodeText, linesOf } from "#server/documents/sheet-lines.ts";
import { addressOf, numbersOf } from "./campaign-rules.ts";

test("a number is one however it is written, and only certain ones are", () => {
  for (const written of [
    "0500000001",
    "500000001",
    "+966500000001",
    "00966500000001",
    "966 50 000 0001",
    "٠٥٠٠٠٠٠٠٠١",
    "۰۵۰-۰۰۰-۰۰۰۱",
  ])
    expect([written, addressOf(written)]).toEqual([written, "966500000001"]);
  expect(addressOf("+971501234567")).toBe("971501234567");
  // Without its country code an eight-digit number could belong to many countries.
  for (const written of ["51234567", "12", "", "=HYPERLINK(0500000001)", "2026-11-20", "050000000a"])
    expect([written, addressOf(written)]).toEqual([written, null]);
});

test("pasted lines and files of any program are read, each line known by its place", () => {
  const { numbers, report } = numbersOf(
    linesOf(
      'نورة,0500000001\r\n\r\n"فهد, أبو سعد";0500000002\n0500000003، 0500000004\nسارة ٠٥٠٠٠٠٠٠٠٥\n0500000001\nلا شيء\n12345',
    ),
    null,
  );
  expect(numbers).toEqual([
    { address: "966500000001", name: "نورة" },
    { address: "966500000002", name: "فهد, أبو سعد" },
    { address: "966500000003", name: null },
    { address: "966500000004", name: null },
    { address: "966500000005", name: "سارة" },
  ]);
  expect(report).toMatchObject({ numbers: 5, duplicates: 1, unusable: 2 });
  expect(report.left_out).toEqual([
    { line: 6, text: "0500000001", why: "duplicate" },
    { line: 7, text: "لا شيء", why: "no_number" },
    { line: 8, text: "12345", why: "not_a_number" },
  ]);
});

test("a header names the column of numbers, and others are left alone", () => {
  const { numbers } = numbersOf(
    linesOf("Order,Mobile,Name\n00966111111111,0500000001,Noura\n00966222222222,,Fahd"),
    "a.csv",
  );
  expect(numbers).toEqual([{ address: "966500000001", name: "Noura" }]);
});

test("files in UTF-16 and in the Arabic code page are read", () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("نورة\t0500000001", "utf16le")]);
  expect(decodeText(utf16)).toContain("نورة\t0500000001");
  expect(decodeText(Buffer.from([0xe4, 0xe6, 0xd1, 0xc9]))).toBe("نورة");
});
