import type { TermTable } from "./dictionary.ts";
import type { Entries } from "./entries.ts";
import { idfOf, type Postings, PostingsBuilder, type TermCounts, TermCounter } from "./postings.ts";
import { UnitReader } from "./unit-reader.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { bm25B, bm25K1 } from "./weights.ts";

/** k1 × (1 − b + b × length / mean length) of a unit, by field code: `base + perTerm × length`. */
interface Norms {
  base: Float64Array;
  perTerm: Float64Array;
}

/** What a list needs to score: its postings to find entries by, its norms to score them exactly. */
export interface TermList extends Postings {
  norms: Norms;
}

export interface Counts {
  grams: TermCounts;
  stems: TermCounts;
}

/** Counts the terms of all entries. */
export function countTerms(entries: Entries, vocabulary: Vocabulary): Counts {
  const { wordStem, wordGrams } = vocabulary;
  const { start, values } = wordGrams;
  const reader = new UnitReader(entries.stored, vocabulary);
  const grams = new TermCounter(vocabulary.grams.lo.length, entries.length);
  const stems = new TermCounter(vocabulary.stems.lo.length, entries.length);
  let unit = 0;
  let position = 0;
  const count = (field: number, words: Uint32Array, length: number): void => {
    unit++;
    let gramLength = 0;
    for (let n = 0; n < length; n++) {
      const word = words[n]!;
      const end = start[word + 1]!;
      stems.count(wordStem[word]!, unit, position);
      for (let at = start[word]!; at < end; at++) grams.count(values[at]!, unit, position);
      gramLength += end - start[word]!;
    }
    grams.endUnit(field, gramLength);
    stems.endUnit(field, length);
  };
  for (; position < entries.length; position++) reader.read(position, count);
  return { grams: grams.finish(), stems: stems.finish() };
}

function normsOf({ units, lengths }: TermCounts): Norms {
  return {
    base: bm25B.map((b) => bm25K1 * (1 - b)),
    perTerm: bm25B.map((b, field) => (bm25K1 * b * units[field]!) / Math.max(lengths[field]!, 1)),
  };
}

/** What is not stored because it follows from the texts: rarities, norms and postings. */
export function derive(
  entries: Entries,
  vocabulary: Vocabulary,
  counts: Counts,
): { units: number; grams: TermList; stems: TermList } {
  const { wordStem, wordGrams } = vocabulary;
  const { start, values } = wordGrams;
  const reader = new UnitReader(entries.stored, vocabulary);
  const grams = new PostingsBuilder(counts.grams);
  const stems = new PostingsBuilder(counts.stems);
  const gramNorms = normsOf(counts.grams);
  const stemNorms = normsOf(counts.stems);
  const add = (field: number, words: Uint32Array, length: number): void => {
    let gramLength = 0;
    for (let n = 0; n < length; n++) {
      const word = words[n]!;
      const end = start[word + 1]!;
      stems.add(wordStem[word]!);
      for (let at = start[word]!; at < end; at++) grams.add(values[at]!);
      gramLength += end - start[word]!;
    }
    grams.endUnit(field, gramNorms.base[field]! + gramNorms.perTerm[field]! * gramLength);
    stems.endUnit(field, stemNorms.base[field]! + stemNorms.perTerm[field]! * length);
  };
  for (let position = 0; position < entries.length; position++) {
    reader.read(position, add);
    grams.endEntry();
    stems.endEntry();
  }
  const units = counts.stems.units.reduce((sum, each) => sum + each, 0);
  const list = (
    terms: TermTable,
    own: TermCounts,
    norms: Norms,
    made: Pick<Postings, "places" | "levels">,
  ): TermList => {
    const idf = Float32Array.from(own.holders, (holders) => idfOf(units, holders));
    return { terms, idf, norms, ...own, ...made };
  };
  return {
    units,
    grams: list(vocabulary.grams, counts.grams, gramNorms, grams.finish()),
    stems: list(vocabulary.stems, counts.stems, stemNorms, stems.finish()),
  };
}
