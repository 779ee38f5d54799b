import type { KnowledgeEntry, Language } from "#server/answers/entry.ts";

/** Returns the title of an entry: what it is about, in its own words. */
export function titleOf(entry: KnowledgeEntry): string {
  if (entry.kind === "faq") return entry.phrasings[0] ?? "";
  if (entry.kind === "product") return entry.name.ar ?? entry.name.en ?? "";
  return entry.title ?? entry.origin.heading ?? entry.origin.sourceName;
}

/** Returns the text of an entry, in the customer's language where it has one. */
export function wordsOf(entry: KnowledgeEntry, language: Language): string {
  if (entry.kind === "passage") return entry.text;
  if (entry.kind === "faq") return entry.answer[language] ?? entry.answer.ar ?? entry.answer.en ?? "";
  const facts = [
    entry.price === undefined ? "" : `${entry.price} ${entry.currency ?? ""}`.trim(),
    ...Object.entries(entry.attributes).map(([name, value]) => `${name}: ${value}`),
  ];
  return [entry.name[language] ?? titleOf(entry), ...facts.filter(Boolean)].join(" · ");
}
