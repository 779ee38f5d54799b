import { expect, test } from "vitest";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { buildIndex } from "./build.ts";
import { denseList, denseText, loadDense, matchOf, serialiseDense } from "./dense.ts";
import { search } from "./retrieve.ts";

const faq = (id: string, phrasing: string, answer: string): KnowledgeEntry => ({
  kind: "faq",
  id,
  phrasings: [phrasing],
  answer: { en: answer },
  origin: { sourceId: "s", sourceName: "faq.xlsx" },
});
const entries = [
  faq("refund", "How do I get my money back?", "We refund within 7 days."),
  faq("hours", "When are you open?", "From 8 to 11."),
  faq("parking", "Is there parking?", "Behind the shop."),
  faq("gift", "Do you wrap gifts?", "Yes, for free."),
];
const index = buildIndex(entries);
const axis = (at: number) => Float32Array.from({ length: 8 }, (_, i) => (i === at ? 1 : 0.1));
const list = denseList(
  "e",
  entries.map((entry) => entry.id),
  entries.map((_, at) => axis(at)),
);
const found = (question: string, near: number) =>
  search({ ...index, dense: matchOf(list, index, question, axis(near)) }, question, 4).hits.map(
    ({ entry }) => entry.id,
  );

test("an entry that shares no word with the question is found by its vector", () => {
  expect(search(index, "reimbursement please", 1).hits[0]?.entry.id).not.toBe("gift");
  expect(found("reimbursement please", 3)[0]).toBe("gift");
});

test("where both agree the order stands; where they differ both are among the first", () => {
  expect(found("Is there parking?", 2)[0]).toBe("parking");
  expect(found("Is there parking?", 3).slice(0, 2).sort()).toEqual(["gift", "parking"]);
});

test("a search for anything else leaves the match aside", () => {
  const asked = { ...index, dense: matchOf(list, index, "reimbursement please", axis(0)) };
  expect(search(asked, "Is there parking?", 4)).toEqual(search(index, "Is there parking?", 4));
});

test("the probability's own scores do not rise by a vector", () => {
  const question = "parking";
  const asked = { ...index, dense: matchOf(list, index, question, axis(2)) };
  const plain = search(index, question, 1).hits[0]?.plain;
  expect(search(asked, question, 1).hits[0]?.plain).toBe(plain);
});

test("entries that this index does not hold are not found in it", () => {
  const customers = buildIndex(entries.slice(1));
  const match = matchOf(list, customers, "reimbursement", axis(0));
  expect(
    search({ ...customers, dense: match }, "reimbursement", 4).hits.map(({ entry }) => entry.id),
  ).not.toContain("refund");
});

test("stored and loaded it is the same; what is cut, of another format or another length is none", () => {
  const file = serialiseDense(list);
  expect(loadDense(file)).toEqual(list);
  // As files are read: somewhere inside a larger piece of memory.
  expect(loadDense(Buffer.concat([Buffer.from("xyz"), file]).subarray(3))).toEqual(list);
  expect(loadDense(file.slice(0, -1))).toBeUndefined();
  expect(loadDense(new TextEncoder().encode("{}\n"))).toBeUndefined();
  expect(loadDense(new Uint8Array())).toBeUndefined();
  expect(matchOf(list, index, "q", new Float32Array(7)).near).toEqual([]);
});

test("an entry is embedded with its ways of asking and its answer, and no longer than models read", () => {
  expect(denseText(entries[0]!)).toBe("How do I get my money back?\nWe refund within 7 days.");
  expect(denseText(faq("x", "q", "long ".repeat(1000)))).toHaveLength(2000);
});
