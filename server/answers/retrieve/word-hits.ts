import type { Vocabulary } from "#server/answers/index/vocabulary.ts";
import type { WeighedTerms } from "./weigh-terms.ts";
import { places } from "./scratch.ts";
import type { UnitTerms } from "./unit-terms.ts";

const none = -1;

/**
 * Which terms of a question each word of an index has, worked out the first time the word is met. A term is known by
 * its place in the question: 3-grams first, then stems. To be released when the question is answered.
 */
export class WordHits {
  /** Places of all words met, one word after the other. */
  readonly places: number[] = [];
  /** For each word: 0 = not met, -1 = has nothing that is asked, else where its places start; they end with a 0. */
  readonly #found: Int32Array;
  readonly #gramPlaces: Uint16Array;
  readonly #stemPlaces: Uint16Array;
  readonly #met: number[] = [];
  readonly #vocabulary: Vocabulary;
  readonly #asked: { grams: WeighedTerms; stems: WeighedTerms };

  constructor(vocabulary: Vocabulary, grams: WeighedTerms, stems: WeighedTerms) {
    const { wordStem } = vocabulary;
    const scratch = places(grams.list.idf.length, stems.list.idf.length, wordStem.length);
    this.#found = scratch.wordHits;
    this.#gramPlaces = scratch.gramPlaces;
    this.#stemPlaces = scratch.stemPlaces;
    this.#vocabulary = vocabulary;
    this.#asked = { grams, stems };
    for (const [at, term] of grams.terms.entries()) this.#gramPlaces[term] = at + 1;
    for (const [at, term] of stems.terms.entries()) this.#stemPlaces[term] = grams.terms.length + at + 1;
  }

  /** Adds the word's terms to those of a unit. */
  addTo(unit: UnitTerms, word: number): void {
    const known = this.#found[word]!;
    if (known === none) return;
    const start = known === 0 ? this.#meet(word) : known;
    if (start === none) return;
    const { places } = this;
    for (let at = start; places[at] !== 0; at++) unit.add(places[at]!, 1);
  }

  release(): void {
    for (const word of this.#met) this.#found[word] = 0;
    for (const term of this.#asked.grams.terms) this.#gramPlaces[term] = 0;
    for (const term of this.#asked.stems.terms) this.#stemPlaces[term] = 0;
  }

  #meet(word: number): number {
    const { wordStem, wordGrams } = this.#vocabulary;
    const { start, values } = wordGrams;
    // Place 0 of the list stands for "not met".
    if (this.places.length === 0) this.places.push(0);
    const from = this.places.length;
    for (let at = start[word]!; at < start[word + 1]!; at++) {
      const place = this.#gramPlaces[values[at]!]!;
      if (place > 0) this.places.push(place);
    }
    const place = this.#stemPlaces[wordStem[word]!]!;
    if (place > 0) this.places.push(place);
    const found = this.places.length > from ? from : none;
    if (found !== none) this.places.push(0);
    this.#met.push(word);
    this.#found[word] = found;
    return found;
  }
}
