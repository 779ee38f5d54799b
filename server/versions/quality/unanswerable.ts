import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { words } from "#server/answers/text/words.ts";
import { titleOf, wordsOf } from "./entry-words.ts";
import { otherBusinesses } from "./unanswerable-bank.ts";

/** With this many of a business's signs, a knowledge base belongs to that kind of business or can answer its questions. */
const enough = 2;

/** Normalises an indicator word: «أسنان» and «الأسنان» are the same. */
const withoutArticle = (word: string): string => word.replace(/^(?:و|ب|ل)?ال(?=\p{L}{3})/u, "");

function vocabularyOf(entries: readonly KnowledgeEntry[]): Set<string> {
  const found = new Set<string>();
  for (const entry of entries) {
    const title = entry.kind === "faq" ? entry.phrasings.join(" ") : titleOf(entry);
    const text = `${title} ${wordsOf(entry, "ar")} ${wordsOf(entry, "en")}`;
    for (const word of words(text)) found.add(withoutArticle(word));
  }
  return found;
}

/**
 * Questions to businesses of another kind. Kinds that the knowledge base mentions are left out, whatever the agent
 * would answer: leaving out only the answered ones would bias the measure.
 */
export function listUnanswerableQuestions(entries: readonly KnowledgeEntry[]): string[] {
  const vocabulary = vocabularyOf(entries);
  return otherBusinesses
    .filter(
      ({ signs }) => words(signs).filter((sign) => vocabulary.has(withoutArticle(sign))).length < enough,
    )
    .flatMap(({ questions }) => questions);
}
