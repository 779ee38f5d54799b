import type { KnowledgeEntry } from "../entry.ts";
import type { Calibration } from "./calibration.ts";
import { derive, type TermList } from "./derive.ts";
import { storedEntries } from "./entries-builder.ts";
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
  /** Learnt from the version's test questions; absent: the probabilities are stated as they are. */
  calibration?: Calibration | undefined;
}

/** The index over stored entries; what follows from them is worked out here and never stored. */
export function indexOf(entries: Entries, curated: Uint32Array, vocabulary: Vocabulary): AnswerIndex {
  const positions = Array.from({ length: entries.length }, (_, position) => position);
  const products = Uint32Array.from(positions.filter((position) => entries.kindOf(position) === "product"));
  return { entries, products, curated, vocabulary, names: vocabulary.names, ...derive(entries, vocabulary) };
}

/** What is counted of the entries; what is learnt of them comes on top, see retrieve/build.ts. */
export function countedIndex(entries: readonly KnowledgeEntry[]): AnswerIndex {
  const stored = storedEntries(entries);
  const curated = entries.flatMap((entry, at) => (entry.kind === "faq" && entry.exact === true ? [at] : []));
  return indexOf(stored, Uint32Array.from(curated), vocabularyOf(stored.stored.forms));
}
