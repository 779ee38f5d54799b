import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { KnowledgeEntry, Language } from "#server/answers/entry.ts";
import { titleOf } from "./entry-words.ts";
import type { HeldOut } from "./held-out.ts";
import { hash, sampleEvenly } from "./seeded.ts";

/** Removal of a language from an FAQ with both: `phrasing` is asked, and its language is removed from its FAQ. */
export function holdOutLanguages(entries: readonly KnowledgeEntry[], maxQuestions: number): HeldOut[] {
  const testable = entries.flatMap((entry) => {
    if (entry.kind !== "faq") return [];
    const askable = (["ar", "en"] as const).filter((language) => {
      const other: Language = language === "ar" ? "en" : "ar";
      const isAsked = entry.phrasings.some((phrasing) => mainLanguageOf(phrasing) === language);
      // The remaining part must have an answer, and be found by a question or by that answer.
      return isAsked && entry.answer[other] !== undefined;
    });
    if (askable.length === 0) return [];
    const seed = hash(titleOf(entry));
    const language = askable[seed % askable.length]!;
    const phrasings = entry.phrasings.filter((phrasing) => mainLanguageOf(phrasing) === language);
    return [{ entry, phrasing: phrasings[(seed >>> 8) % phrasings.length]!, language }];
  });
  return sampleEvenly(testable, maxQuestions);
}
