import type { WeighedTerms } from "./weigh-terms.ts";

/** How often each term of a question occurs in a unit; a term is known by its place in the question, from 1. */
export class UnitTerms {
  /** Places of the terms that occur, in the order they were met. */
  readonly met: Uint16Array;
  count = 0;
  readonly times: Uint32Array;

  constructor(size: number) {
    this.met = new Uint16Array(size);
    this.times = new Uint32Array(size + 1);
  }

  add(place: number, times: number): void {
    if (this.times[place] === 0) this.met[this.count++] = place;
    this.times[place]! += times;
  }

  addAll(other: UnitTerms): void {
    for (let n = 0; n < other.count; n++) this.add(other.met[n]!, other.times[other.met[n]!]!);
  }

  clear(): void {
    for (let n = 0; n < this.count; n++) this.times[this.met[n]!] = 0;
    this.count = 0;
  }

  /** BM25 by one list, whose terms have the places after `first` and up to `last`. */
  score({ list, rarity }: WeighedTerms, first: number, last: number, field: number, length: number): number {
    const norm = list.norms.base[field]! + list.norms.perTerm[field]! * length;
    let score = 0;
    for (let n = 0; n < this.count; n++) {
      const place = this.met[n]!;
      if (place <= first || place > last) continue;
      const times = this.times[place]!;
      score += (rarity[place - first - 1]! * times) / (times + norm);
    }
    return score;
  }
}
