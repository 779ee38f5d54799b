import type { AnswerIndex } from "../index/answer-index.ts";
import { UnitReader } from "../index/unit-reader.ts";
import { FIELD } from "../index/units.ts";
import { FIELD_WEIGHT, phrasingSum, STEM_WEIGHT } from "../index/weights.ts";
import type { Asked } from "./asked.ts";
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
  readonly #grams: Asked;
  readonly #stems: Asked;
  /** Times each term occurs in the unit at hand, by its place. */
  readonly #times: Uint32Array;
  #sum: Scores = { total: 0, gram: 0, stem: 0 };
  readonly #questions = { total: [] as number[], gram: [] as number[], stem: [] as number[] };

  constructor(index: AnswerIndex, grams: Asked, stems: Asked) {
    this.#gramStart = index.vocabulary.wordGrams.start;
    this.#reader = new UnitReader(index.entries.stored, index.vocabulary);
    this.#hits = new WordHits(index.vocabulary, grams, stems);
    this.#grams = grams;
    this.#stems = stems;
    this.#times = new Uint32Array(grams.terms.length + stems.terms.length + 1);
  }

  of(position: number): Scores {
    const sum = (this.#sum = { total: 0, gram: 0, stem: 0 });
    this.#reader.read(position, this.#unit);
    const { total, gram, stem } = this.#questions;
    if (total.length === 0) return sum;
    sum.total += phrasingSum(total);
    sum.gram += phrasingSum(gram);
    sum.stem += phrasingSum(stem);
    total.length = gram.length = stem.length = 0;
    return sum;
  }

  release(): void {
    this.#hits.release();
  }

  readonly #unit = (field: number, words: Uint32Array, count: number): void => {
    const gramStart = this.#gramStart;
    const hits = this.#hits;
    const times = this.#times;
    let gramLength = 0;
    for (let n = 0; n < count; n++) {
      const word = words[n]!;
      gramLength += gramStart[word + 1]! - gramStart[word]!;
      hits.add(word, times);
    }
    const weight = FIELD_WEIGHT[field]!;
    const gram = weight * bm25(this.#grams, times, 1, field, gramLength);
    const stem = weight * bm25(this.#stems, times, 1 + this.#grams.terms.length, field, count);
    times.fill(0);
    if (gram + stem === 0) return;
    if (field === FIELD.question) {
      this.#questions.total.push(gram + STEM_WEIGHT * stem);
      this.#questions.gram.push(gram);
      this.#questions.stem.push(stem);
    } else {
      this.#sum.total += gram + STEM_WEIGHT * stem;
      this.#sum.gram += gram;
      this.#sum.stem += stem;
    }
  };
}

/** `times` holds the list's terms from `first` on. */
function bm25(
  { list, rarity }: Asked,
  times: Uint32Array,
  first: number,
  field: number,
  length: number,
): number {
  const norm = list.norms.base[field]! + list.norms.perTerm[field]! * length;
  let score = 0;
  for (let at = 0; at < rarity.length; at++) {
    const tf = times[first + at]!;
    if (tf > 0) score += (rarity[at]! * tf) / (tf + norm);
  }
  return score;
}
