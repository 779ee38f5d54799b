import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { FaqEntry, KnowledgeEntry, Language } from "#server/answers/entry.ts";
import { titleOf } from "./entry-words.ts";
import { hash, sampleEvenly } from "./seeded.ts";

/** A phrasing of an FAQ that is removed before it is asked. */
export interface HeldOut {
  entry: FaqEntry;
  phrasing: string;
  language: Language;
}

/** Phrasings that an answer keeps when one is held out. */
const phrasingsNeeded = 3;

/**
 * One phrasing of each FAQ with three or more. It is in a language that another phrasing of the FAQ also has; otherwise it
 * would test the other language.
 */
export function holdOut(entries: readonly KnowledgeEntry[], maxQuestions: number): HeldOut[] {
  const testable = entries.flatMap((entry) => {
    if (entry.kind !== "faq" || entry.phrasings.length < phrasingsNeeded) return [];
    const byLanguage = Map.groupBy(entry.phrasings, mainLanguageOf);
    const spare = entry.phrasings.filter((phrasing) => byLanguage.get(mainLanguageOf(phrasing))!.length > 1);
    if (spare.length === 0) return [];
    const phrasing = spare[hash(titleOf(entry)) % spare.length]!;
    return [{ entry, phrasing, language: mainLanguageOf(phrasing) }];
  });
  return sampleEvenly(testable, maxQuestions);
}
