import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { FaqEntry, KnowledgeEntry, Language } from "#server/answers/entry.ts";
import { sameText } from "#server/answers/text/same-text.ts";

/**
 * What a knowledge base must not contain while a question is asked: phrasings, and in `languages` whole languages of
 * the FAQs that have the phrasing. They are identified by text, so that the same can be removed from an earlier
 * version.
 */
export interface HeldBack {
  /** The phrasings, normalised by `sameText`. */
  phrasings: ReadonlySet<string>;
  /** The language that the FAQ of each phrasing loses, by `sameText` of the phrasing. */
  languages: ReadonlyMap<string, Language>;
}

export function withoutHidden(entries: readonly KnowledgeEntry[], hidden: HeldBack): KnowledgeEntry[] {
  return entries.map((entry) => (entry.kind === "faq" ? withoutIn(entry, hidden) : entry));
}

function withoutIn(entry: FaqEntry, { phrasings, languages }: HeldBack): KnowledgeEntry {
  const keys = entry.phrasings.map(sameText);
  const lost = keys.flatMap((key) => languages.get(key) ?? [])[0];
  if (lost === undefined && !keys.some((key) => phrasings.has(key))) return entry;
  const kept = entry.phrasings.filter(
    (phrasing, at) => !phrasings.has(keys[at]!) && (lost === undefined || mainLanguageOf(phrasing) !== lost),
  );
  const answer = { ...entry.answer };
  if (lost !== undefined && answer[lost === "ar" ? "en" : "ar"]) delete answer[lost];
  if (kept.length > 0) return { ...entry, phrasings: kept, answer };
  // An FAQ without phrasings becomes an ordinary text.
  const text = [answer.ar, answer.en].filter(Boolean).join("\n");
  return { kind: "passage", id: entry.id, text, origin: entry.origin };
}
