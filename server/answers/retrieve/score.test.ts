import fc from "fast-check";
import { expect, test } from "vitest";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { coffeeShop } from "#server/answers/evaluate/coffee-shop.fixture.ts";
import { createCountedIndex, type AnswerIndex } from "#server/answers/index/answer-index.ts";
import { find, keyOf } from "#server/answers/index/dictionary.ts";
import { levelValues, levelOf } from "#server/answers/index/impact.ts";
import { idfOf, type Postings } from "#server/answers/index/postings.ts";
import { gramKeys } from "#server/answers/index/terms.ts";
import { fieldNumbers, unitsOf } from "#server/answers/index/units.ts";
import { bm25B, fieldWeight, bm25K1, phrasingDecay, stemWeight } from "#server/answers/index/weights.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { queryOf, type Query, type TermWeights } from "./query.ts";
import { rank } from "./score.ts";

interface PlainUnit {
  position: number;
  field: number;
  grams: number[];
  stems: number[];
}

/** The ranking as it is defined, in the plainest way: every unit of every entry, one after the other. */
function plainRanking(index: AnswerIndex, entries: readonly KnowledgeEntry[], query: Query) {
  const units = entries.flatMap((entry, position) =>
    unitsOf(entry).flatMap(({ field, text }): PlainUnit[] => {
      const words = tokens(text);
      const grams = words.flatMap(({ word }) => gramKeys(word)).map((key) => find(index.grams.terms, key));
      const stems = words.map(({ stem }) => find(index.stems.terms, keyOf(stem)));
      return words.length === 0 ? [] : [{ position, field, grams, stems }];
    }),
  );
  const scorer = (name: "grams" | "stems", list: Postings, asked: TermWeights) => {
    const lengths = (field: number) =>
      units.filter((unit) => unit.field === field).map((unit) => unit[name].length);
    const mean = Array.from(bm25B, (_, field) => {
      const all = lengths(field);
      return all.reduce((sum, length) => sum + length, 0) / Math.max(all.length, 1);
    });
    return (unit: PlainUnit): number => {
      const b = bm25B[unit.field]!;
      const norm = bm25K1 * (1 - b + (b * unit[name].length) / (mean[unit.field]! || 1));
      let score = 0;
      for (const [term, weight] of asked) {
        const holders = units.filter((each) => each[name].includes(term)).length;
        expect(list.idf[term]).toBeCloseTo(idfOf(units.length, holders), 5);
        const times = unit[name].filter((each) => each === term).length;
        score += (list.idf[term]! * weight * (bm25K1 + 1) * times) / (times + norm);
      }
      return fieldWeight[unit.field]! * score;
    };
  };
  const gram = scorer("grams", index.grams, query.grams);
  const stem = scorer("stems", index.stems, query.stems);
  const by = (score: (unit: PlainUnit) => number) =>
    entries
      .map((_, position) => {
        const own = units.filter((unit) => unit.position === position);
        const [questions, others] = [true, false].map((wanted) =>
          own.filter((unit) => (unit.field === fieldNumbers.question) === wanted).map(score),
        );
        const phrasings = questions!.toSorted((a, b) => b - a).map((each, at) => each * phrasingDecay ** at);
        return { position, score: [...others!, ...phrasings].reduce((sum, each) => sum + each, 0) };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.position - b.position);
  return {
    total: by((unit) => gram(unit) + stemWeight * stem(unit)),
    gram: by(gram),
    stem: by(stem),
  };
}

const wordsList = [
  ..."كم سعر التوصيل الى جده الرياض متى وقت الدوام كيف استرجع الطلب الطلبات قهوه بن".split(" "),
  ..."how much is delivery delivered to Jeddah opening hours return my order orders 250g coffee".split(" "),
];
const text = (most: number) =>
  fc.array(fc.constantFrom(...wordsList), { minLength: 1, maxLength: most }).map((words) => words.join(" "));
const origin = { sourceId: "s", sourceName: "s" };
const entry: fc.Arbitrary<KnowledgeEntry> = fc.oneof(
  fc
    .record({ phrasings: fc.array(text(6), { maxLength: 5 }), ar: text(30) })
    .map(({ phrasings, ar }): KnowledgeEntry => ({
      kind: "faq",
      id: "f",
      phrasings,
      answer: { ar },
      origin,
    })),
  fc
    .record({ title: text(3), body: text(60) })
    .map(({ title, body }): KnowledgeEntry => ({ kind: "passage", id: "p", title, text: body, origin })),
  fc.record({ en: text(3), cell: text(4) }).map(({ en, cell }): KnowledgeEntry => ({
    kind: "product",
    id: "r",
    name: { en },
    attributes: { notes: cell },
    origin,
  })),
);

test("only scoring who can win gives the same best as scoring everybody", () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 40 }),
      text(8),
      fc.integer({ min: 1, max: 8 }),
      (entries, question, k) => {
        const index = createCountedIndex(entries);
        const query = queryOf(index, tokens(question));
        const plain = plainRanking(index, entries, query);
        const ranking = rank(index, query, k);
        // Sums in another order differ in the last digits: who is as good as equal may stand either way round.
        const scores = new Map(plain.total.map(({ position, score }) => [position, score]));
        expect(ranking.best.map(({ score }) => score)).toEqual(
          plain.total.slice(0, k).map(({ score }) => expect.closeTo(score, 8)),
        );
        for (const { position, score } of ranking.best) expect(scores.get(position)).toBeCloseTo(score, 8);
        const best = (list: typeof plain.gram, top: number) =>
          expect(list.find(({ position }) => position === top)?.score ?? 0).toBeCloseTo(
            list[0]?.score ?? 0,
            8,
          );
        best(plain.gram, ranking.gramTop);
        best(plain.stem, ranking.stemTop);
      },
    ),
    { numRuns: 60, seed: 3 },
  );
});

test("of equal entries the earlier ones are the best", () => {
  const twins = Array.from({ length: 300 }, (_, n): KnowledgeEntry => ({
    ...coffeeShop[0]!,
    id: `twin-${n}`,
  }));
  const index = createCountedIndex(twins);
  const { best } = rank(index, queryOf(index, tokens("كم رسوم التوصيل")), 4);
  expect(best.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

test("only admitted entries are ranked", () => {
  const index = createCountedIndex(coffeeShop);
  const isProduct = (position: number): boolean => coffeeShop[position]?.kind === "product";
  const { best } = rank(index, queryOf(index, tokens("قهوة coffee سعر price")), 100, isProduct);
  expect(best.length).toBeGreaterThan(0);
  expect(best.every(({ position }) => isProduct(position))).toBe(true);
});

test("entries past the first 65,536 are found", () => {
  const shop = coffeeShop[0]!;
  const filler: KnowledgeEntry = { kind: "passage", id: "x", text: "delivery", origin };
  const index = createCountedIndex([...Array.from({ length: 66_000 }, () => filler), shop, filler]);
  expect(rank(index, queryOf(index, tokens("كم رسوم التوصيل")), 1).best[0]?.position).toBe(66_000);
});

test("a level is never below its impact and at most a thirtieth above", () => {
  fc.assert(
    fc.property(fc.double({ min: 2 ** -5, max: 7.87, noNaN: true }), (impact) => {
      const stands = levelValues[levelOf(impact)]!;
      expect(stands).toBeGreaterThanOrEqual(impact);
      expect(stands).toBeLessThanOrEqual(impact * (1 + 1 / 30) + 1e-6);
    }),
  );
});
