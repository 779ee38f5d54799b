import { expect, test } from "vitest";
import { csvFile } from "./csv-file.ts";

const lines = (rows: (string | number | null)[][]) => csvFile(rows).toString("utf8");

test("a file begins with a byte order mark, and quotes, commas and lines stay in their cell", () => {
  const written = lines([
    ["الموضوع", 7, null],
    ['قال: "نعم"', "a,b", "سطر\nسطر"],
  ]);
  expect(written).toBe('\uFEFFالموضوع,7,\r\n"قال: ""نعم""","a,b","سطر\nسطر"\r\n');
});

test.each(["=1+1", "+966500000001", "-2", "@SUM(A1)", "\tcmd", "\rcmd"])(
  "what begins like a formula is text: %j",
  (text) => {
    expect(lines([[text]])).toMatch(/^\uFEFF"?'/);
  },
);

test("A42: a number of ours is no formula, and what is inside a text stays", () => {
  expect(lines([[-3, "5-3=2"]])).toBe("\uFEFF-3,5-3=2\r\n");
});
