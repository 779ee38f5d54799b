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
