import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readPdf } from "./pdf.ts";
import { ruledTables } from "./ruled-tables.ts";
import { type Rule, rulesOf } from "./rules.ts";

const across = (at: number, from: number, to: number): Rule => ({ isHorizontal: true, at, from, to });
const verticalRule = (at: number, from: number, to: number): Rule => ({ isHorizontal: false, at, from, to });

/** Lines around two rows of three columns, where the first row's last two columns are one cell. */
const rules = [
  ...[0, 20, 40].map((at) => across(at, 0, 300)),
  ...[0, 100, 300].map((at) => verticalRule(at, 0, 40)),
  verticalRule(200, 0, 20),
];

test("a cell that reaches over two columns is one cell", () => {
  const [table, ...others] = ruledTables(rules);
  expect(others).toEqual([]);
  expect(table).toMatchObject({ rowCount: 2, columns: [{ left: 0 }, { left: 100 }, { left: 200 }] });
  expect(table!.cells.map(({ row, column, columns }) => [row, column, columns])).toEqual([
    [0, 0, 1],
    [0, 1, 2],
    [1, 0, 1],
    [1, 1, 1],
    [1, 2, 1],
  ]);
  expect(table!.cellAt(250, 30)).toMatchObject({ row: 0, column: 1 });
  expect(table!.cellAt(250, 10)).toMatchObject({ row: 1, column: 2 });
  expect(table!.cellAt(-5, 10)).toBeUndefined();
  expect(table!.cellAt(50, 45)).toBeUndefined();
});

test("lines drawn in pieces and a frame that is open at its sides make the same table", () => {
  const pieces = rules.flatMap((rule) => [
    { ...rule, to: (rule.from + rule.to) / 2 },
    { ...rule, from: (rule.from + rule.to) / 2 },
  ]);
  const cellsOf = (lines: Rule[]) => ruledTables(lines).map(({ cells }) => cells);
  expect(cellsOf(pieces)).toEqual(cellsOf(rules));
  const open = rules.filter(({ isHorizontal, at }) => isHorizontal || (at > 0 && at < 300));
  expect(cellsOf(open)).toEqual(cellsOf(rules));
});

test("a frame, lines between paragraphs and a drawing of many lines are no tables", () => {
  expect(
    ruledTables([across(0, 0, 300), across(40, 0, 300), verticalRule(0, 0, 40), verticalRule(300, 0, 40)]),
  ).toEqual([]);
  expect(ruledTables([across(0, 0, 300), across(40, 0, 300), across(80, 0, 300)])).toEqual([]);
  const many = Array.from({ length: 2000 }, (_, index) => [
    across(index * 4, 0, 9000),
    verticalRule(index * 4, 0, 9000),
  ]);
  expect(ruledTables(many.flat())).toEqual([]);
});

test("strokes and filled shapes as thin as a line are lines, other shapes are none", () => {
  const unit = [1, 0, 0, 1, 0, 0] as const;
  const box = (width: number, height: number) => [0, 0, 0, 1, width, 0, 1, width, height, 1, 0, height, 4];
  expect(rulesOf(box(100, 1), "fill", [...unit])).toEqual([across(0.5, 0, 100)]);
  expect(rulesOf(box(100, 50), "fill", [...unit])).toEqual([]);
  expect(rulesOf(box(100, 50), "stroke", [...unit])).toHaveLength(4);
  expect(rulesOf(box(100, 1), "none", [...unit])).toEqual([]);
  expect(rulesOf([0, 0, 0, 2, 1, 1, 2, 2, 90, 0], "stroke", [...unit])).toEqual([]);
  expect(rulesOf([0, 0, 0, 1, 0, 50], "stroke", [2, 0, 0, 2, 10, 0])).toEqual([verticalRule(10, 0, 100)]);
});

test("wrapped cells and heads over several columns are read by the lines around them", async () => {
  const bytes = await readFile(new URL("../fixtures/ruled-tables.pdf", import.meta.url));
  const { blocks, products } = await readPdf(new Uint8Array(bytes));
  expect(products).toMatchObject([
    {
      name: { en: "Garden Chalet" },
      prices: [
        { label: "Winter Sunday to Wednesday", amount: 650 },
        { label: "Winter Thursday to Saturday", amount: 850 },
        { label: "Eid and long holidays", amount: 1400 },
      ],
      attributes: { Sleeps: "4" },
    },
    { name: { en: "Family Villa with a garden" }, attributes: { Sleeps: "10" } },
    { name: { ar: "الياسمين" }, price: 2900, attributes: { التجربة: "بدون", المكان: "في الصالون فقط" } },
    { name: { ar: "اللؤلؤ" }, price: 4650, attributes: { التجربة: "تجربة مكياج وتسريحة" } },
  ]);
  // Terms that say several things about each package are no list of packages; a cell that spans two rows is repeated in
  // both.
  expect(blocks.filter(({ kind }) => kind === "table").map(({ text }) => text)).toEqual([
    "Package | Notice before departure | Charge",
    "Bus | More than 72 hours | No charge",
    "Bus | Less than 24 hours or no-show | All of the price",
  ]);
});
