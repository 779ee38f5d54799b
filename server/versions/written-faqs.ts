import type { FaqEntry, KnowledgeEntry, Language } from "#server/answers/entry.ts";
import { sameText } from "#server/answers/text/same-text.ts";

/** What the portal's own answers have in place of a source's id; no row of the table of sources. */
export const writtenSource = "written";

/** An answer written in the portal, or phrasings added there to an answer of a file. */
export interface WrittenFaq {
  id: string;
  phrasings: string[];
  answer: Partial<Record<Language, string>>;
  exact: boolean;
  /** Set for an addition: the file's entry, as it was when the phrasings were added. */
  addedTo?: { entryId: string; question: string };
}

export const writtenEntryId = (faqId: string): string => `${writtenSource}:${faqId}`;

/** The portal's answer behind an entry, or null when it came from a source. */
export function faqIdOf(entryId: string): string | null {
  return entryId.startsWith(`${writtenSource}:`) ? entryId.slice(writtenSource.length + 1) : null;
}

const answerKey = ({ ar, en }: Partial<Record<Language, string>>): string =>
  `${sameText(ar ?? "")}|${sameText(en ?? "")}`;

/**
 * What a version knows: the sources' entries and what was written in the portal. Added phrasings go to their entry;
 * where the file came again with other ids, to the one with the same answer, else to the one that asks the same.
 * What a person wrote here is said instead of what a file says to the very same question: two answers to one question
 * would only make the agent ask which one is meant.
 */
export function withWritten(
  entries: readonly KnowledgeEntry[],
  written: readonly WrittenFaq[],
): KnowledgeEntry[] {
  if (written.length === 0) return [...entries];
  const own = written.filter((faq) => !faq.addedTo).map(entryOf);
  const taken = new Set(own.flatMap((entry) => entry.phrasings.map(sameText)));
  const added = new Map<KnowledgeEntry, string[]>();
  const targets = targetsIn(entries);
  for (const faq of written) {
    const target = faq.addedTo && targets.find(faq.addedTo, faq.answer);
    if (target) added.set(target, [...(added.get(target) ?? []), ...faq.phrasings]);
  }
  const kept = entries.flatMap((entry): KnowledgeEntry[] => {
    if (entry.kind !== "faq") return [entry];
    const more = added.get(entry);
    if (!more && !entry.phrasings.some((phrasing) => taken.has(sameText(phrasing)))) return [entry];
    const phrasings = distinct([...entry.phrasings, ...(more ?? [])]).filter(
      (phrasing) => !taken.has(sameText(phrasing)),
    );
    return phrasings.length > 0 ? [{ ...entry, phrasings }] : [];
  });
  return [...kept, ...own];
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
  /** The source's answer to this very question. */
  asking: (question: string) => FaqEntry | undefined;
  /** The entry that phrasings were added to. */
  find: (
    addedTo: { entryId: string; question: string },
    answer: Partial<Record<Language, string>>,
  ) => FaqEntry | undefined;
}

const known = new WeakMap<readonly KnowledgeEntry[], Targets>();

/** Finds the answers of sources among the entries of a version; each version is looked through once, and only when asked. */
export function targetsIn(entries: readonly KnowledgeEntry[]): Targets {
  const before = known.get(entries);
  if (before) return before;
  const ofSources = entries.filter((entry) => entry.kind === "faq").filter((entry) => !faqIdOf(entry.id));
  const byId = new Map(ofSources.map((entry) => [entry.id, entry]));
  const byAnswer = once(() => firstBy(ofSources, (entry) => [answerKey(entry.answer)]));
  const byQuestion = once(() => firstBy(ofSources, (entry) => entry.phrasings.map(sameText)));
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

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
