import { expect, test } from "vitest";
import { budgetOf, findOverBudget, sumByPart } from "./budget.ts";
import type { FileWeight } from "./weight.ts";

const file = (name: string, kind: FileWeight["kind"], bytes: number): FileWeight => ({ name, kind, bytes });
const light = [
  file("react.js", "js", 67_000),
  file("page.js", "js", 55_880),
  file("page.css", "css", 20_480),
];

test("a page as heavy as its budget passes, and a byte more is named with page, bytes, budget and largest files", () => {
  expect(findOverBudget([{ page: "/pricing", language: "ar", files: light }])).toEqual([]);
  const heavy = [...light, file("new.js", "js", 1)];
  expect(findOverBudget([{ page: "/pricing", language: "ar", files: heavy }])).toEqual([
    "/pricing (ar): JavaScript weighs 122881 bytes, its budget is 122880; largest: react.js 67000, page.js 55880, new.js 1",
  ]);
});

test("fonts and pictures count in the first view, not in scripts and styles", () => {
  const files = [...light, file("street.svg", "picture", 3_000), file("arabic.woff2", "font", 200_000)];
  expect(sumByPart(files)).toEqual({ js: 122_880, css: 20_480, all: 346_360 });
  expect(findOverBudget([{ page: "/", language: "en", files }])).toEqual([
    expect.stringMatching(
      /^\/ \(en\): the whole first view weighs 346360 bytes, its budget is 327680; largest: arabic\.woff2 200000/,
    ),
  ]);
});

test("each over-weight part is told on its own, and the chat and the widget have their own budgets", () => {
  const problems = findOverBudget([
    { page: "chat", language: undefined, files: light },
    { page: "widget", language: undefined, files: [file("widget.js", "js", 3_073)] },
  ]);
  expect(problems.map((line) => line.split(" weighs")[0])).toEqual([
    "chat: JavaScript",
    "chat: CSS",
    "widget: JavaScript",
  ]);
  expect(budgetOf("widget")).toEqual({ js: 3_072 });
});
