import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { UnitReader } from "#server/answers/index/unit-reader.ts";
import { fieldNumbers } from "#server/answers/index/units.ts";
import { fieldWeight, sumPhrasings, stemWeight } from "#server/answers/index/weights.ts";
import type { WeighedTerms } from "./weigh-terms.ts";
import { UnitTerms } from "./unit-terms.ts";
import { WordHits } from "./word-hits.ts";

/** An entry's score, and what it would be by 3-grams and by stems alone. */
export interface Scores {
  total: number;
  gram: number;
  stem: number;
}

/** Scores entries for one question exactly as the ranking is defined, by BM25 of each unit; to be released. */
export class EntryScores {
  readonly #gramStart: Uint32Array;
  readonly #reader: UnitReader;
  readonly #hits: WordHits;
  readonly #grams: WeighedTerms;
  readonly #stems: WeighedTerms;
  readonly #unitTerms: UnitTerms;
  /** Of all phrasings together. */
  readonly #phrasings: UnitTerms;
  #phrasingsGrams = 0;
  #sum: Scores = { total: 0, gram: 0, stem: 0 };
  readonly #questions = { total: [] as number[], gram: [] as number[], stem: [] as number[] };

  constructor(index: AnswerIndex, grams: WeighedTerms, stems: WeighedTerms) {
    this.#gramStart = index.vocabulary.wordGrams.start;
    this.#reader = new UnitReader(index.entries.stored, index.vocabulary);
    this.#hits = new WordHits(index.vocabulary, grams, stems);
    this.#grams = grams;
    this.#stems = stems;
    const size = grams.terms.length + stems.terms.length;
    this.#unitTerms = new UnitTerms(size);
    this.#phrasings = new UnitTerms(size);
  }

  of(position: number): Scores {
    const sum = (this.#sum = { total: 0, gram: 0, stem: 0 });
    this.#reader.read(position, this.#unit);
    const { total, gram, stem } = this.#questions;
    if (total.length === 0) return sum;
    sum.total += sumPhrasings(total);
    sum.gram += sumPhrasings(gram);
    sum.stem += sumPhrasings(stem);
    total.length = gram.length = stem.length = 0;
    this.#phrasings.clear();
    this.#phrasingsGrams = 0;
    return sum;
  }

  release(): void {
    this.#hits.release();
  }

  readonly #unit = (field: number, words: Uint32Array, count: number): void => {
    if (field === fieldNumbers.phrasings) {
      this.#add(field, this.#phrasings, this.#phrasingsGrams, count);
      return;
    }
    const gramStart = this.#gramStart;
    const terms = this.#unitTerms;
    let grams = 0;
    for (let n = 0; n < count; n++) {
      const word = words[n]!;
      grams += gramStart[word + 1]! - gramStart[word]!;
      this.#hits.addTo(terms, word);
    }
    if (field === fieldNumbers.question) {
      this.#phrasings.addAll(terms);
      this.#phrasingsGrams += grams;
    }
    this.#add(field, terms, grams, count);
    terms.clear();
  };

  /** Adds the score of a unit that has so many 3-grams and words. */
  #add(field: number, terms: UnitTerms, grams: number, words: number): void {
    if (terms.count === 0 && field !== fieldNumbers.question) return;
    const weight = fieldWeight[field]!;
    const last = this.#grams.terms.length;
    const gram = weight * terms.score(this.#grams, 0, last, field, grams);
    const stem = weight * terms.score(this.#stems, last, last + this.#stems.terms.length, field, words);
    const into = field === fieldNumbers.question ? this.#questions : undefined;
    if (into === undefined) {
      this.#sum.total += gram + stemWeight * stem;
      this.#sum.gram += gram;
      this.#sum.stem += stem;
    } else {
      into.total.push(gram + stemWeight * stem);
      into.gram.push(gram);
      into.stem.push(stem);
    }
  }
}
