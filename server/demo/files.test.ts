import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import type { ReadDocument } from "#server/documents/document.ts";
import { readDocument } from "#server/documents/read.ts";
import { closeReaders } from "#server/documents/readers.ts";
import { demoSources } from "./sources.ts";

const documents: ReadDocument[] = [];
for (const { name, path } of demoSources) {
  const result = await readDocument({ bytes: readFileSync(path), filename: name });
  if (!result.ok) throw new Error(`${name}: ${result.problem}`);
  documents.push(result.document);
}
afterAll(closeReaders);

const faqs = documents.flatMap((document) => document.faqs);
const products = documents.flatMap((document) => document.products);
const blocks = documents.flatMap((document) => document.blocks);
const texts = [
  ...blocks.map(({ text }) => text),
  ...faqs.flatMap(({ phrasings, answer }) => [...phrasings, answer.ar ?? "", answer.en ?? ""]),
  ...products.flatMap(({ name, attributes }) => [name.ar ?? "", name.en ?? "", ...Object.values(attributes)]),
];

test("every row of the demo's sheets is read, none with a warning", () => {
  expect(documents.flatMap(({ warnings }) => warnings)).toEqual([]);
  expect(
    documents.map((document) => [document.format, document.faqs.length, document.products.length]),
  ).toEqual([
    ["xlsx", 81, 0],
    ["xlsx", 0, 48],
    ["docx", 0, 0],
    ["pdf", 0, 0],
  ]);
});

test("each answer stands in both languages under three to six phrasings, no phrasing twice", () => {
  for (const { phrasings, answer } of faqs) {
    expect(answer.ar, phrasings[0]).toMatch(/\p{Script=Arabic}/u);
    expect(answer.en, phrasings[0]).toMatch(/^[^\p{Script=Arabic}]+$/u);
    expect(phrasings.length, phrasings[0]).toBeGreaterThanOrEqual(3);
    expect(phrasings.length, phrasings[0]).toBeLessThanOrEqual(6);
  }
  const all = faqs.flatMap(({ phrasings }) => phrasings);
  expect(new Set(all).size).toBe(all.length);
});

test("products have both names, a numeric price in riyals and an availability of every kind", () => {
  for (const { name, price, currency } of products) {
    expect(name.ar).toBeTruthy();
    expect(name.en).toBeTruthy();
    expect(price, name.en).toBeGreaterThan(0);
    expect(currency, name.en).toBe("SAR");
  }
  expect(new Set(products.map(({ availability }) => availability))).toEqual(
    new Set(["in_stock", "out_of_stock", "preorder"]),
  );
  expect(new Set(products.map(({ name }) => name.ar)).size).toBe(products.length);
});

test("policy and guide keep their headings, tables and lists in both languages", () => {
  const [, , policy, guide] = documents;
  for (const document of [policy!, guide!]) {
    const kinds = new Set(document.blocks.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(["heading", "paragraph", "list", "table"]));
    expect(document.blocks.some(({ text }) => /^[A-Za-z]/.test(text))).toBe(true);
  }
  expect(
    policy!.blocks.some(({ text }) => text.includes("الرياض، التوصيل العادي | يوم العمل التالي | 15 ريالًا")),
  ).toBe(true);
  expect(guide!.blocks.some(({ text }) => text.includes("V60 | متوسط كالسكر الخشن | من 22 إلى 26"))).toBe(
    true,
  );
});

test("what the demo hands over to a person is in none of its files", () => {
  for (const absent of [
    /(?<!\p{L})(ال)?كويت|kuwait/iu,
    /امتياز|franchise/i,
    /نسائي|للبنات|سيدات|\bwomen|ladies/i,
    /لاكتوز|lactose/i,
    /تأجير|rental/i,
  ])
    expect(texts.filter((text) => absent.test(text))).toEqual([]);
});
