import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { words } from "#server/answers/text/words.ts";
import { titleOf, wordsOf } from "./entry-words.ts";
import { otherBusinesses } from "./unanswerable-bank.ts";

/** So many of a business's signs in one knowledge base, and it is that business, or near enough to answer it. */
const enough = 2;

/** Normalises an indicator word: «أسنان» and «الأسنان» are the same. */
const bare = (word: string): string => word.replace(/^(?:و|ب|ل)?ال(?=\p{L}{3})/u, "");

function vocabularyOf(entries: readonly KnowledgeEntry[]): Set<string> {
  const found = new Set<string>();
  for (const entry of entries) {
    const asked = entry.kind === "faq" ? entry.phrasings.join(" ") : titleOf(entry);
    const text = `${asked} ${wordsOf(entry, "ar")} ${wordsOf(entry, "en")}`;
    for (const word of words(text)) found.add(bare(word));
  }
  return found;
}

/**
 * Questions to businesses of another kind. Those of a kind that the knowledge base itself speaks of are left out,
 * whatever the agent would say to them: leaving out what it answers would flatter it.
 */
export function listUnanswerableQuestions(entries: readonly KnowledgeEntry[]): string[] {
  const vocabulary = vocabularyOf(entries);
  return otherBusinesses
    .filter(({ signs }) => words(signs).filter((sign) => vocabulary.has(bare(sign))).length < enough)
    .flatMap(({ questions }) => questions);
}
