import type { Entries } from "./entries.ts";
import { type Postings, PostingsBuilder } from "./postings.ts";
import { UnitReader } from "./unit-reader.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { B, K1 } from "./weights.ts";

/** k1 × (1 − b + b × length / mean length) of a unit, by field code: `base + perTerm × length`. */
export interface Norms {
  base: Float64Array;
  perTerm: Float64Array;
}

/** What a list needs to score: its postings to find entries by, its norms to score them exactly. */
export interface TermList extends Postings {
  norms: Norms;
}

export interface Derived {
  units: number;
  grams: TermList;
  stems: TermList;
}

/** Units and terms by field code. */
class Lengths {
  readonly #units = new Float64Array(B.length);
  readonly #terms = new Float64Array(B.length);

  add(field: number, terms: number): void {
    this.#units[field]!++;
    this.#terms[field]! += terms;
  }

  norms(): Norms {
    return {
      base: B.map((b) => K1 * (1 - b)),
      perTerm: B.map((b, field) => (K1 * b * this.#units[field]!) / Math.max(this.#terms[field]!, 1)),
    };
  }
}

/** What is not stored because it follows from the texts: rarities, norms and postings. */
export function derive(entries: Entries, vocabulary: Vocabulary): Derived {
  const { wordStem, wordGrams } = vocabulary;
  const { start, values } = wordGrams;
  const reader = new UnitReader(entries.stored, vocabulary);
  const grams = new PostingsBuilder(vocabulary.grams, entries.length);
  const stems = new PostingsBuilder(vocabulary.stems, entries.length);
  const gramLengths = new Lengths();
  const stemLengths = new Lengths();
  let units = 0;
  let position = 0;
  const count = (field: number, words: Uint32Array, length: number): void => {
    units++;
    let gramLength = 0;
    for (let n = 0; n < length; n++) {
      const word = words[n]!;
      const end = start[word + 1]!;
      stems.count(wordStem[word]!, units, position);
      for (let at = start[word]!; at < end; at++) grams.count(values[at]!, units, position);
      gramLength += end - start[word]!;
    }
    gramLengths.add(field, gramLength);
    stemLengths.add(field, length);
  };
  for (; position < entries.length; position++) reader.read(position, count);
  grams.open();
  stems.open();
  const gramNorms = gramLengths.norms();
  const stemNorms = stemLengths.norms();
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
  for (position = 0; position < entries.length; position++) {
    reader.read(position, add);
    grams.endEntry(position);
    stems.endEntry(position);
  }
  return {
    units,
    grams: { ...grams.finish(units), norms: gramNorms },
    stems: { ...stems.finish(units), norms: stemNorms },
  };
}
