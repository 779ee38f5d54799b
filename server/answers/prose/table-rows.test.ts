import { expect, test } from "vitest";
import { linesOf } from "./table-rows.ts";

test("a row is said with the names of its columns, and their line is nobody's answer", () => {
  const text = "Delivery areas\nArea | Fee | Time\nNorth | 20 SAR | 2 hours\nSouth | 35 SAR";
  expect(linesOf(text).map((line) => line && (line.said ?? line.text))).toEqual([
    "Delivery areas",
    undefined,
    "North: Fee 20 SAR, Time 2 hours",
    "South: Fee 35 SAR",
  ]);
});

test("a table without names of columns stays as it is written", () => {
  const text = "الأحد | 9:00\nالاثنين | 10:00";
  expect(linesOf(text).map((line) => line?.said ?? line?.text)).toEqual(text.split("\n"));
});

test("a table without amounts has a header where its first line is brief and others are not", () => {
  const text = "القماش | الغسيل\nالحرير | تنظيف جاف فقط عند المغسلة\nالكتان | ماء بارد";
  expect(linesOf(text).map((line) => line?.said ?? line?.text)).toEqual([
    undefined,
    "الحرير: الغسيل تنظيف جاف فقط عند المغسلة",
    "الكتان: الغسيل ماء بارد",
  ]);
});
