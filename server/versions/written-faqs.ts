import type { FaqEntry, KnowledgeEntry, Language } from "#server/answers/entry.ts";
import { sameText } from "#server/answers/text/same-text.ts";

/** Source id of answers that were written in the portal; it is no row of the table of sources. */
export const writtenSource = "written";

/** An answer written in the portal, or phrasings added there to an answer of a file. */
export interface WrittenFaq {
  id: string;
  phrasings: string[];
  answer: Partial<Record<Language, string>>;
  exact: boolean;
  /** Present for added phrasings: the file's entry as it was when they were added. */
  addedTo?: { entryId: string; question: string };
}

export const writtenEntryId = (faqId: string): string => `${writtenSource}:${faqId}`;

/** Returns the id of the portal's answer of an entry; null when the entry comes from a source. */
export function faqIdOf(entryId: string): string | null {
  return entryId.startsWith(`${writtenSource}:`) ? entryId.slice(writtenSource.length + 1) : null;
}

const answerKey = ({ ar, en }: Partial<Record<Language, string>>): string =>
  `${sameText(ar ?? "")}|${sameText(en ?? "")}`;

/**
 * Returns the entries of a version: those of the sources and those written in the portal. Added phrasings belong to
 * their entry; when the file was uploaded again and has other ids, to the entry with the same answer, otherwise to
 * the one with the same question. A portal answer replaces a file's answer to the same question, because with two
 * answers the agent would ask which one is meant.
 */
export function withWritten(
  entries: readonly KnowledgeEntry[],
  written: readonly WrittenFaq[],
): KnowledgeEntry[] {
  if (written.length === 0) return [...entries];
  const ownEntries = written.filter((faq) => !faq.addedTo).map(entryOf);
  const taken = new Set(ownEntries.flatMap((entry) => entry.phrasings.map(sameText)));
  const added = new Map<KnowledgeEntry, string[]>();
  const targets = targetsIn(entries);
  for (const faq of written) {
    const target = faq.addedTo && targets.find(faq.addedTo, faq.answer);
    if (target) added.set(target, [...(added.get(target) ?? []), ...faq.phrasings]);
  }
  const unchanged = entries.flatMap((entry): KnowledgeEntry[] => {
    if (entry.kind !== "faq") return [entry];
    const more = added.get(entry);
    if (!more && !entry.phrasings.some((phrasing) => taken.has(sameText(phrasing)))) return [entry];
    const phrasings = distinct([...entry.phrasings, ...(more ?? [])]).filter(
      (phrasing) => !taken.has(sameText(phrasing)),
    );
    return phrasings.length > 0 ? [{ ...entry, phrasings }] : [];
  });
  return [...unchanged, ...ownEntries];
}

function entryOf(faq: WrittenFaq): FaqEntry {
  return {
    kind: "faq",
    id: writtenEntryId(faq.id),
    phrasings: distinct(faq.phrasings),
    answer: faq.answer,
    ...(faq.exact && { exact: true }),
    origin: { sourceId: writtenSource, sourceName: "Wakil" },
  };
}

function distinct(phrasings: readonly string[]): string[] {
  return [
    ...new Map(phrasings.map((phrasing) => [sameText(phrasing), phrasing] as const).toReversed()).values(),
  ].toReversed();
}

export interface Targets {
  byId: (entryId: string) => FaqEntry | undefined;
  /** Returns the sources' answer to exactly this question. */
  asking: (question: string) => FaqEntry | undefined;
  /** Returns the entry that phrasings were added to. */
  find: (
    addedTo: { entryId: string; question: string },
    answer: Partial<Record<Language, string>>,
  ) => FaqEntry | undefined;
}

const known = new WeakMap<readonly KnowledgeEntry[], Targets>();

/** Finds answers of sources among the entries of a version. Each version is indexed once, at the first call. */
export function targetsIn(entries: readonly KnowledgeEntry[]): Targets {
  const before = known.get(entries);
  if (before) return before;
  const ofSources = entries.filter((entry) => entry.kind === "faq").filter((entry) => !faqIdOf(entry.id));
  const byId = new Map(ofSources.map((entry) => [entry.id, entry]));
  const byAnswer = memoize(() => firstBy(ofSources, (entry) => [answerKey(entry.answer)]));
  const byQuestion = memoize(() => firstBy(ofSources, (entry) => entry.phrasings.map(sameText)));
  const targets: Targets = {
    byId: (entryId) => byId.get(entryId),
    asking: (question) => byQuestion().get(sameText(question)),
    find: ({ entryId, question }, answer) =>
      byId.get(entryId) ?? byAnswer().get(answerKey(answer)) ?? byQuestion().get(sameText(question)),
  };
  known.set(entries, targets);
  return targets;
}

function firstBy(entries: readonly FaqEntry[], keysOf: (entry: FaqEntry) => string[]): Map<string, FaqEntry> {
  const first = new Map<string, FaqEntry>();
  for (const entry of entries) for (const key of keysOf(entry)) if (!first.has(key)) first.set(key, entry);
  return first;
}

function memoize<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
