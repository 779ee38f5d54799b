import { expect, test } from "vitest";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { buildIndex } from "./build.ts";
import { computeExpressionShares } from "./passages.ts";
import { readQuery, retrieve } from "./retrieve.ts";

function passage(id: string, text: string): KnowledgeEntry {
  return { kind: "passage", id, text, origin: { sourceId: id, sourceName: id } };
}

const texts = [
  passage("together", "The return policy gives every buyer two weeks."),
  passage("apart", "Our policy on parking is simple. Drivers return to the gate before ten."),
  passage("neither", "We roast coffee on Mondays in the old hall by the river."),
  passage("ar", "تاريخ الميلاد مطلوب عند فتح الحساب."),
];
const index = buildIndex(texts);

function shares(question: string): number[] {
  return computeExpressionShares(
    index,
    readQuery(index, question),
    texts.map((_, position) => ({ position, score: 1 })),
  );
}

test("words that stand together in question and text count, the same words apart do not", () => {
  const [together, apart, neither] = shares("return policy");
  expect(together).toBe(1);
  expect(apart).toBe(0);
  expect(neither).toBe(0);
});

test("in the text one word may stand between, and the order matters", () => {
  expect(shares("gives buyer")[0]).toBe(1);
  expect(shares("buyer gives")[0]).toBe(0);
  expect(shares("gives weeks")[0]).toBe(0);
});

test("Arabic words are the same with and without their article", () => {
  expect(shares("ما تاريخ ميلاد")[3]).toBeGreaterThan(0.4);
});

test("a question of one word has no expressions", () => {
  expect(shares("policy")).toEqual([0, 0, 0, 0]);
});

test("the passage that has the expression comes before the one that has its words", () => {
  expect(retrieve(index, "what is the return policy", 2).map((hit) => hit.entry.id)[0]).toBe("together");
});
