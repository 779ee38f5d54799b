import { expect, test } from "vitest";
import type { Block, ReadDocument } from "#server/documents/document.ts";
import { chunkDocument } from "./chunk-document.ts";

const chunkSource = { sourceId: "s1", sourceName: "policy.docx", kind: "common" } as const;

function document(blocks: Block[], rest: Partial<ReadDocument> = {}): ReadDocument {
  return { format: "docx", blocks, faqs: [], products: [], warnings: [], ...rest };
}

function paragraph(text: string, place: Block["place"] = {}): Block {
  return { kind: "paragraph", text, place };
}

function sentences(count: number): string {
  return Array.from(
    { length: count },
    (_, i) => `Sentence number ${i} says one small thing about coffee.`,
  ).join(" ");
}

test("rows of the template become FAQ and product entries with their place", () => {
  const entries = chunkDocument(
    document([], {
      faqs: [{ phrasings: ["كم التوصيل؟"], answer: { ar: "25 ريالًا" }, place: { sheet: "FAQ", row: 2 } }],
      products: [
        { name: { ar: "قهوة" }, price: 50, currency: "SAR", attributes: { الوزن: "250" }, place: { row: 3 } },
      ],
    }),
    chunkSource,
  );
  expect(entries).toMatchObject([
    { kind: "faq", answer: { ar: "25 ريالًا" }, origin: { sourceId: "s1", sheet: "FAQ", row: 2 } },
    { kind: "product", price: 50, origin: { row: 3 } },
  ]);
});

test("long text is cut between sentences, whole and in order, with its heading as title and its page", () => {
  const text = sentences(60);
  const entries = chunkDocument(
    document([{ kind: "heading", text: "Returns", place: { page: 4 } }, paragraph(text, { page: 4 })]),
    chunkSource,
  );
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries) {
    expect(entry).toMatchObject({
      kind: "passage",
      title: "Returns",
      origin: { page: 4, heading: "Returns" },
    });
    if (entry.kind !== "passage") continue;
    expect(entry.text).toMatch(/^Sentence.*coffee\.$/);
    expect(entry.text.split(/\s+/).length).toBeLessThanOrEqual(200);
  }
  expect(entries.map((entry) => (entry.kind === "passage" ? entry.text : "")).join(" ")).toBe(text);
});

test("a sentence without end is cut between words and nothing is lost", () => {
  const text = Array.from({ length: 950 }, (_, i) => `w${i}`).join(" ");
  const entries = chunkDocument(document([paragraph(text)]), chunkSource);
  expect(entries.map((entry) => (entry.kind === "passage" ? entry.text : "")).join(" ")).toBe(text);
});

test("a new heading or page begins a new passage", () => {
  const entries = chunkDocument(
    document([
      { kind: "heading", text: "A", place: {} },
      paragraph("One.", { page: 1, heading: "A" }),
      paragraph("Two.", { page: 2, heading: "A" }),
      { kind: "heading", text: "B", place: { page: 2 } },
      paragraph("Three.", { page: 2, heading: "B" }),
    ]),
    chunkSource,
  );
  expect(entries.map((e) => (e.kind === "passage" ? [e.title, e.text, e.origin.page] : []))).toEqual([
    ["A", "One.", 1],
    ["A", "Two.", 2],
    ["B", "Three.", 2],
  ]);
});

test.each([
  ["question lines", "متى تفتحون؟\nنفتح يوميًا من 7 صباحًا.\nهل لديكم فرع؟\nنعم في الملقا."],
  ["س and ج", "س: متى تفتحون؟\nج: نفتح يوميًا من 7 صباحًا.\nس: هل لديكم فرع؟\nج: نعم في الملقا."],
  ["numbers", "1. متى تفتحون؟\nنفتح يوميًا من 7 صباحًا.\n2. هل لديكم فرع؟\nنعم في الملقا."],
])("questions and answers written as %s become FAQs", (_, text) => {
  expect(chunkDocument(document([paragraph(text)]), chunkSource)).toMatchObject([
    { kind: "faq", phrasings: ["متى تفتحون؟"], answer: { ar: "نفتح يوميًا من 7 صباحًا." } },
    { kind: "faq", phrasings: ["هل لديكم فرع؟"], answer: { ar: "نعم في الملقا." } },
  ]);
});

test("Q: and A: labels work in English, and answers of several lines stay together", () => {
  const entries = chunkDocument(
    document([paragraph("Q: Do you deliver?\nA: Yes.\nEverywhere in the Kingdom.")]),
    chunkSource,
  );
  expect(entries).toMatchObject([
    { kind: "faq", phrasings: ["Do you deliver?"], answer: { en: "Yes.\nEverywhere in the Kingdom." } },
  ]);
});

test("a heading that asks is answered by the text below it", () => {
  const entries = chunkDocument(
    document([
      { kind: "heading", text: "How do I pay?", place: {} },
      paragraph("By card.", { heading: "How do I pay?" }),
    ]),
    chunkSource,
  );
  expect(entries).toMatchObject([{ kind: "faq", phrasings: ["How do I pay?"], answer: { en: "By card." } }]);
});

test("a question nobody answers stays text", () => {
  expect(chunkDocument(document([paragraph("هل أنت جاهز؟")]), chunkSource)).toMatchObject([
    { kind: "passage", text: "هل أنت جاهز؟" },
  ]);
});

test("ids are the same every time, differ within a document and change with the source", () => {
  const read = document(
    [paragraph("Same text."), { kind: "heading", text: "H", place: {} }, paragraph("Same text.")],
    {
      faqs: [
        { phrasings: ["q"], answer: { en: "a" }, place: {} },
        { phrasings: ["q"], answer: { en: "a" }, place: {} },
      ],
    },
  );
  const ids = chunkDocument(read, chunkSource).map((entry) => entry.id);
  expect(chunkDocument(read, chunkSource).map((entry) => entry.id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  const elsewhere = chunkDocument(read, { ...chunkSource, sourceId: "s2" }).map((entry) => entry.id);
  expect(elsewhere.some((id) => ids.includes(id))).toBe(false);
});
