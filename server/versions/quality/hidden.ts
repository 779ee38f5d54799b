import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { FaqEntry, KnowledgeEntry, Language } from "#server/answers/entry.ts";
import { sameText } from "#server/answers/text/same-text.ts";

/**
 * What a knowledge base must not contain while a question is asked: phrasings, and in `languages` whole languages of
 * the FAQs that have the phrasing. They are identified by text, so that the same can be removed from an earlier
 * version.
 */
export interface HiddenKnowledge {
  /** The phrasings, normalised by `sameText`. */
  phrasings: ReadonlySet<string>;
  /** The language that the FAQ of each phrasing loses, by `sameText` of the phrasing. */
  languages: ReadonlyMap<string, Language>;
}

/** Returns the entries without the hidden phrasings and languages. An FAQ without phrasings becomes an ordinary text. */
export function removeHidden(entries: readonly KnowledgeEntry[], hidden: HiddenKnowledge): KnowledgeEntry[] {
  return entries.map((entry) => (entry.kind === "faq" ? removeFromFaq(entry, hidden) : entry));
}

function removeFromFaq(entry: FaqEntry, { phrasings, languages }: HiddenKnowledge): KnowledgeEntry {
  const keys = entry.phrasings.map(sameText);
  const hiddenLanguage = keys.flatMap((key) => languages.get(key) ?? [])[0];
  if (hiddenLanguage === undefined && !keys.some((key) => phrasings.has(key))) return entry;
  const visible = entry.phrasings.filter(
    (phrasing, index) =>
      !phrasings.has(keys[index]!) &&
      (hiddenLanguage === undefined || mainLanguageOf(phrasing) !== hiddenLanguage),
  );
  const answer = { ...entry.answer };
  if (hiddenLanguage !== undefined && answer[hiddenLanguage === "ar" ? "en" : "ar"])
    delete answer[hiddenLanguage];
  if (visible.length > 0) return { ...entry, phrasings: visible, answer };
  const text = [answer.ar, answer.en].filter(Boolean).join("\n");
  return { kind: "passage", id: entry.id, text, origin: entry.origin };
}
