import { expect, test } from "vitest";
import { buildIndex } from "#server/answers/answers.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { WordBag } from "./match.ts";
import { readQuery } from "./retrieve.ts";

const phones: KnowledgeEntry = {
  kind: "faq",
  id: "phones",
  phrasings: ["Are your phones original?"],
  answer: { en: "Yes, all of them are. We do not sell imported phones." },
  origin: { sourceId: "f", sourceName: "faq.xlsx" },
};

/** How surely the words of the shop's answer have the last word of a question. */
function likenessOfLast(question: string): number {
  const [last] = readQuery(buildIndex([phones]), question).words.slice(-1);
  return new WordBag(tokens("we do not sell imported phones")).has(last!);
}

test.each(["Do you sell drones?", "Do you sell cones?"])("%s asks for no phones", (question) => {
  expect(likenessOfLast(question)).toBe(0);
});

test.each(["do you sell iphones", "do you sell phons"])("%s asks for phones", (question) => {
  expect(likenessOfLast(question)).toBeGreaterThan(0.5);
});
