import type { FaqEntry, KnowledgeEntry, Language } from "#server/answers/entry.ts";
import type { Finding } from "#server/answers/responder.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import { isNumber, words } from "#server/answers/text/words.ts";

const numbersIn = (text: string): ReadonlySet<string> => new Set(words(text).filter(isNumber));

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((number) => all.has(number));

/** Whether each of two answers has a number that the other has not: "15 SR" and "40 SR", not "15 SR" and "15 SR from 8 am". */
function haveOtherNumbers(one: FaqEntry, other: FaqEntry): boolean {
  const languages = Object.keys(one.answer) as Language[];
  return languages.some((language) => {
    const [mine, theirs] = [numbersIn(one.answer[language] ?? ""), numbersIn(other.answer[language] ?? "")];
    return !isWithin(mine, theirs) && !isWithin(theirs, mine);
  });
}

/** Two or more answers to one question that cannot all hold. */
export interface Contradiction {
  question: string;
  entries: FaqEntry[];
}

/** Every question of a knowledge base that is answered with different numbers, each once. */
export function listContradictions(entries: readonly KnowledgeEntry[]): Contradiction[] {
  const faqs = entries.filter((entry) => entry.kind === "faq");
  const asked = Map.groupBy(
    faqs.flatMap((entry) =>
      entry.phrasings.map((phrasing) => ({ entry, phrasing, key: sameText(phrasing) })),
    ),
    ({ key }) => key,
  );
  const listed = new Set<FaqEntry>();
  return [...asked.values()].flatMap((group): Contradiction[] => {
    const [first] = group;
    const candidates = [...new Set(group.map(({ entry }) => entry))];
    const contradicting = candidates.filter((entry) => findContradictions(entry, candidates).length > 0);
    if (!first || contradicting.length < 2 || contradicting.every((entry) => listed.has(entry))) return [];
    for (const entry of contradicting) listed.add(entry);
    return [{ question: first.phrasing, entries: contradicting }];
  });
}

/**
 * The candidates that answer the very same question with other numbers: an old price list beside the new one. Nobody
 * can tell which of them holds, so none may be said. An answer that its owner has curated holds.
 */
function findContradictions(entry: KnowledgeEntry, candidates: readonly KnowledgeEntry[]): KnowledgeEntry[] {
  if (entry.kind !== "faq" || entry.exact === true) return [];
  const asked = new Set(entry.phrasings.map(sameText));
  return candidates.filter(
    (other) =>
      other !== entry &&
      other.kind === "faq" &&
      other.phrasings.some((phrasing) => asked.has(sameText(phrasing))) &&
      haveOtherNumbers(entry, other),
  );
}

/** What is left of a finding whose entry another of the `found` contradicts: both are cited, for the person who answers. */
export function withoutContradiction(finding: Finding, found: readonly KnowledgeEntry[]): Finding {
  const used = finding.citations.find((each) => each.used)?.entryId;
  const entry = found.find(({ id }) => id === used);
  const others = entry ? findContradictions(entry, found) : [];
  if (!entry || others.length === 0) return finding;
  const contradicting = new Set([entry, ...others].map(({ id }) => id));
  return {
    ...finding,
    probability: 0,
    text: undefined,
    citations: finding.citations
      .filter(({ entryId }) => contradicting.has(entryId))
      .map((each) => ({ ...each, confidence: 0, used: false })),
    alternatives: () => [],
    tied: false,
  };
}
