import fc from "fast-check";
import { expect, test } from "vitest";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { boutiqueList } from "#server/answers/evaluate/boutique.fixture.ts";
import { coffeeShop } from "#server/answers/evaluate/coffee-shop.fixture.ts";
import { normaliseSpellings } from "#server/answers/text/spellings.ts";
import { words } from "#server/answers/text/words.ts";
import { storeEntries } from "./entries-builder.ts";
import { formsOf, joinForms } from "./forms.ts";

const piece = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    " ",
    "  ",
    "\n",
    "\r\n",
    "\t",
    "قَهوة",
    "السعرُ؟",
    "l’eau",
    "٢٥٠جم",
    "كمم",
    "ﷃ",
    "ﷺ",
    "\u00a0",
    "\u0301",
  ),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

test("a text is the same after it was cut into forms", () => {
  fc.assert(
    fc.property(text, (any) => {
      expect(joinForms(formsOf(any))).toBe(any);
    }),
  );
});

/** Words in their usual spelling, whatever stands beside them. */
const inUsualSpelling = (all: readonly string[]): string[] =>
  all.map((word) => normaliseSpellings(["", word])[1]!);

// Only the usual spelling depends on the words beside: "كمم" is read as "كم" where it neither stands alone nor follows a
// number, and a form may begin with it.
test("a text's words are those of its forms, but for spellings that depend on the words beside", () => {
  fc.assert(
    fc.property(text, (any) => {
      expect(inUsualSpelling(formsOf(any).flatMap(words))).toEqual(inUsualSpelling(words(any)));
    }),
    { numRuns: 2000 },
  );
});

test("a form that follows a number is spelt as if it began the text", () => {
  expect(formsOf("௦ كمم↊0").flatMap(words)).toEqual(["0", "كم", "0"]);
  expect(words("௦ كمم↊0")).toEqual(["0", "كمم", "0"]);
});

test("entries are given back as they were", () => {
  const all = [...coffeeShop, ...boutiqueList];
  expect([...storeEntries(all)]).toEqual(all);
});

const origin = { sourceId: "s", sourceName: "لائحة.pdf", page: 3 };
const odd: KnowledgeEntry[] = [
  { kind: "faq", id: "1", phrasings: [], answer: {}, origin },
  { kind: "faq", id: "2", phrasings: ["", " \n"], answer: { en: "", ar: "نعم" }, exact: true, origin },
  { kind: "passage", id: "3", text: "\ud800 lone\n\n", origin },
  { kind: "passage", id: "4", title: "", text: "", origin },
  { kind: "product", id: "5", name: {}, price: 0, currency: "SAR", attributes: {}, origin },
  {
    kind: "product",
    id: "6",
    name: { en: "X" },
    attributes: { "": "a", اللون: "", __proto__x: "b" },
    origin,
  },
];

test("nothing of an odd entry is lost", () => {
  const stored = storeEntries(odd);
  expect([...stored]).toEqual(odd);
  expect(odd.map((_, position) => stored.kindOf(position))).toEqual([
    "faq",
    "faq",
    "passage",
    "passage",
    "product",
    "product",
  ]);
});

test("an entry is found by its id, and is the same for everybody who holds it", () => {
  const stored = storeEntries(coffeeShop);
  for (const [position, { id }] of coffeeShop.entries()) {
    expect(stored.withId(id)).toEqual(coffeeShop[position]);
    expect(stored.withId(id)).toBe(stored.at(position));
  }
  expect(stored.withId("nobody")).toBeUndefined();
  expect(stored.at(coffeeShop.length)).toBeUndefined();
});
