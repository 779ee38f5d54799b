import { visible } from "#server/answers/compose/hidden.ts";
import { safeName } from "#server/answers/compose/safe-text.ts";
import type { Citation, KnowledgeEntry, Origin } from "#server/answers/entry.ts";
import { statedSource } from "#server/answers/facts/stated/stated-entries.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { text } from "#server/texts/texts.ts";
import { faqIdOf, writtenSource } from "#server/versions/written-faqs.ts";
import type { CitationView } from "#shared/contract/tickets.ts";
import type { Language } from "#shared/language.ts";

/** Entries that were written in the portal and have no row in the table of sources. */
const isFromPortal = ({ sourceId }: Origin): boolean =>
  sourceId === writtenSource || sourceId === statedSource;

/**
 * Formats a source for people: "prices.xlsx · row 12". Customers see it too, and the author of a page chose its
 * heading, so the heading is shown without addresses, markup and hidden characters.
 */
export function originLabel(origin: Origin, language: Language): string {
  if (origin.sourceId === writtenSource) return text(language, "agent:written");
  if (origin.sourceId === statedSource) return text(language, "agent:stated");
  const place =
    origin.row !== undefined
      ? text(language, "documents:place.row", { row: origin.row })
      : origin.page !== undefined
        ? text(language, "documents:place.page", { page: origin.page })
        : safeName(origin.heading ?? "");
  const source = visible(origin.sourceName);
  if (!place) return source;
  // Without isolation an Arabic file name in an English line would move its ending and the row number to its other
  // side.
  const isMixed = language === "en" && /\p{Script=Arabic}/u.test(source);
  const name = isMixed ? `\u2068${source}\u2069` : source;
  return `${name} · ${place}`;
}

/** A citation as stored with the message and shown to staff; `title` groups the dashboard's common questions. */
export type StoredCitation = CitationView & { title: string; entry_id: string };

export function readStoredCitations(
  citations: Citation[],
  language: Language,
  titleOf: (entryId: string) => string,
): StoredCitation[] {
  return citations.map((citation) => ({
    source_id: isFromPortal(citation.origin) ? null : citation.origin.sourceId || null,
    faq_id: faqIdOf(citation.entryId),
    entry_id: citation.entryId,
    label: originLabel(citation.origin, language),
    quote: citation.quote,
    title: titleOf(citation.entryId),
    confidence: citation.confidence,
    used: citation.used,
  }));
}

/** Returns the title of an entry, by which the dashboard names the topic. */
export function titleOf(entry: KnowledgeEntry | undefined): string {
  if (!entry) return "";
  if (entry.kind === "faq") return entry.phrasings[0] ?? "";
  if (entry.kind === "product") return entry.name.ar ?? entry.name.en ?? "";
  return entry.title ?? entry.origin.heading ?? entry.origin.sourceName;
}

const known = new WeakMap<AnswerIndex, ReadonlySet<string>>();

/** Returns the sources of which an index has entries. Each index is read once. */
export function sourcesOf(index: AnswerIndex, among: readonly string[]): ReadonlySet<string> {
  if (among.length === 0) return new Set();
  const sourceIds = known.get(index) ?? new Set(index.entries.map((entry) => entry.origin.sourceId));
  known.set(index, sourceIds);
  return new Set(among.filter((id) => sourceIds.has(id)));
}
