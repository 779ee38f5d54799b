import type { KnowledgeEntry, Language } from "#server/answers/entry.ts";
import { languageOfText, titleOf } from "./entry-words.ts";
import type { HeldOut } from "./held-out.ts";
import { hash, sampleEvenly } from "./seeded.ts";

/** How a language is taken out of FAQs that have both: `phrasing` is asked, and nothing of its language is left in its FAQ. */
export function holdOutLanguages(entries: readonly KnowledgeEntry[], most: number): HeldOut[] {
  const testable = entries.flatMap((entry) => {
    if (entry.kind !== "faq") return [];
    const askable = (["ar", "en"] as const).filter((language) => {
      const other: Language = language === "ar" ? "en" : "ar";
      const isAsked = entry.phrasings.some((phrasing) => languageOfText(phrasing) === language);
      // What stays must say the same, and be found by a question or at least by its answer.
      return isAsked && entry.answer[other] !== undefined;
    });
    if (askable.length === 0) return [];
    const seed = hash(titleOf(entry));
    const language = askable[seed % askable.length]!;
    const phrasings = entry.phrasings.filter((phrasing) => languageOfText(phrasing) === language);
    return [{ entry, phrasing: phrasings[(seed >>> 8) % phrasings.length]!, language }];
  });
  return sampleEvenly(testable, most);
}
