import { expect, test } from "vitest";
import type { FaqEntry, KnowledgeEntry } from "#server/answers/entry.ts";
import { listContradictions, withoutContradiction } from "./contradiction.ts";
import { emptyFinding } from "./finding.ts";

const faq = (id: string, phrasings: string[], answer: FaqEntry["answer"], more: object = {}): FaqEntry => ({
  kind: "faq",
  id,
  phrasings,
  answer,
  origin: { sourceId: id, sourceName: `${id}.xlsx`, row: 2 },
  ...more,
});
const old = faq("old", ["كم رسوم التوصيل؟"], { ar: "رسوم التوصيل 15 ريال." });
const fresh = faq("fresh", ["كَم رسوم التوصيل", "بكم التوصيل؟"], { ar: "رسوم التوصيل 25 ريال." });
const idsOf = (entries: KnowledgeEntry[]) =>
  listContradictions(entries).map(({ entries: found }) => found.map(({ id }) => id));

test("two answers with other numbers to one question contradict each other, however it is spelled, and are listed once", () => {
  expect(idsOf([old, fresh])).toEqual([["old", "fresh"]]);
  const twice = faq("twice", ["كم رسوم التوصيل؟", "بكم التوصيل؟"], { ar: "رسوم التوصيل 30 ريال." });
  expect(idsOf([old, fresh, twice])).toEqual([["old", "fresh", "twice"]]);
});

test.each([
  ["one tells more than the other", { ar: "رسوم التوصيل 15 ريال، ومن 200 ريال مجاني." }, {}],
  ["only the words differ", { ar: "التوصيل بخمسة عشر ريالًا." }, {}],
  ["the other is in another language", { en: "Delivery is 25 SR." }, {}],
  ["an owner has curated the answer", { ar: "رسوم التوصيل 25 ريال." }, { exact: true }],
])("nothing contradicts where %s", (_why, answer, more) => {
  expect(idsOf([old, faq("other", ["كم رسوم التوصيل؟"], answer, more)])).toEqual([]);
});

test("neither is said, and both are cited", () => {
  const cite = ({ id, origin }: FaqEntry, used: boolean) => ({
    entryId: id,
    origin,
    quote: id,
    confidence: 0.9,
    used,
  });
  const finding = {
    ...emptyFinding,
    probability: 0.95,
    text: "رسوم التوصيل 15 ريال.",
    citations: [cite(old, true), cite(fresh, false)],
  };
  const left = withoutContradiction(finding, [old, fresh]);
  expect([left.probability, left.text]).toEqual([0, undefined]);
  expect(left.citations.map(({ entryId, used }) => [entryId, used])).toEqual([
    ["old", false],
    ["fresh", false],
  ]);
  expect(withoutContradiction(finding, [old])).toBe(finding);
});
