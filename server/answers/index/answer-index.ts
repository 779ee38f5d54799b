import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { BusinessFacts } from "#server/answers/facts/facts.ts";
import type { Calibration } from "./calibration.ts";
import { extractFacts } from "#server/answers/facts/extract/extract-facts.ts";
import { countTerms, type Counts, derive, type TermList } from "./derive.ts";
import { storeEntries } from "./entries-builder.ts";
import type { Entries } from "./entries.ts";
import type { NameTable } from "./names.ts";
import type { PhrasingModel } from "./phrasing-model.ts";
import { vocabularyOf, type Vocabulary } from "./vocabulary.ts";

/** Everything one knowledge version needs to answer. Immutable; typed arrays so that many fit in one process. */
export interface AnswerIndex {
  entries: Entries;
  /** Positions of product rows. */
  products: Uint32Array;
  /** Positions of curated answers. */
  curated: Uint32Array;
  vocabulary: Vocabulary;
  /** Texts that are scored on their own, see units.ts. */
  units: number;
  grams: TermList;
  stems: TermList;
  names: NameTable;
  /** Absent when no FAQ has several phrasings to learn from. */
  phrasings?: PhrasingModel | undefined;
  /** What the entries say about the business itself. */
  facts: BusinessFacts;
  /** Learnt from the version's test questions; absent: the probabilities are stated as they are. */
  calibration?: Calibration | undefined;
}

/** What is stored of an index; everything else follows from it. */
export interface StoredIndex {
  entries: Entries;
  /** Positions of curated answers. */
  curated: Uint32Array;
  vocabulary: Vocabulary;
  counts: Counts;
  facts: BusinessFacts;
}

export function createIndex(stored: StoredIndex): AnswerIndex {
  const { entries, curated, vocabulary, counts, facts } = stored;
  const positions = Array.from({ length: entries.length }, (_, position) => position);
  const products = positions.filter((position) => entries.kindOf(position) === "product");
  return {
    entries,
    products: Uint32Array.from(products),
    curated,
    vocabulary,
    names: vocabulary.names,
    facts,
    ...derive(entries, vocabulary, counts),
  };
}

/** What is counted of the entries; what is learnt of them comes on top, see retrieve/build.ts. */
export function createCountedIndex(given: readonly KnowledgeEntry[]): AnswerIndex {
  const entries = storeEntries(given);
  const vocabulary = vocabularyOf(entries.stored.forms);
  const isCurated = (entry: KnowledgeEntry): boolean => entry.kind === "faq" && entry.exact === true;
  const curated = given.flatMap((entry, position) => (isCurated(entry) ? [position] : []));
  return createIndex({
    entries,
    curated: Uint32Array.from(curated),
    vocabulary,
    counts: countTerms(entries, vocabulary),
    facts: extractFacts(given),
  });
}
