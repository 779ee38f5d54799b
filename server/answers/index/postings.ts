import type { TermTable } from "./dictionary.ts";
import { levelOf } from "./impact.ts";
import { fieldNumbers } from "./units.ts";
import { fieldWeight, sumPhrasings } from "./weights.ts";

/** Entries are numbered within blocks of this many, so that a posting's entry takes two bytes. */
export const blockLength = 1 << 16;

/** How often terms occur: counted when an index is built, and stored with it. */
export interface TermCounts {
  /** Units that hold each term. */
  holders: Uint32Array;
  /** Postings of term t in block b go from `offsets[b × terms + t]` to before `offsets[b × terms + t + 1]`. */
  offsets: Uint32Array;
  /** Units by field code, and the terms in them all. */
  units: Uint32Array;
  lengths: Uint32Array;
}

/** An inverted list: which entries hold a term and how much it can speak for each. */
export interface Postings extends TermCounts {
  terms: TermTable;
  /** Weight of each term: terms that few units hold weigh more. */
  idf: Float32Array;
  /** Entry within its block, ascending. */
  places: Uint16Array;
  /** What the term adds to the entry's score at most, before idf and the question's weight: see impact.ts. */
  levels: Uint8Array;
}

/** Weight of a term held by `holders` of `total` units; also that of a word nobody has (holders 0). */
export function idfOf(total: number, holders: number): number {
  return Math.log(1 + (total - holders + 0.5) / (holders + 0.5));
}

/** Counts the terms of one list, unit by unit. */
export class TermCounter {
  readonly #counts: TermCounts;
  readonly #lastUnit: Uint32Array;
  readonly #lastEntry: Uint32Array;

  constructor(terms: number, entries: number) {
    this.#counts = {
      holders: new Uint32Array(terms),
      offsets: new Uint32Array(terms * Math.ceil(entries / blockLength) + 1),
      units: new Uint32Array(fieldWeight.length),
      lengths: new Uint32Array(fieldWeight.length),
    };
    this.#lastUnit = new Uint32Array(terms);
    this.#lastEntry = new Uint32Array(terms);
  }

  /** A term in unit number `unit` (from 1) of the entry at `position`. */
  count(term: number, unit: number, position: number): void {
    if (this.#lastUnit[term] === unit) return;
    const { holders, offsets } = this.#counts;
    this.#lastUnit[term] = unit;
    holders[term]!++;
    if (this.#lastEntry[term] === position + 1) return;
    this.#lastEntry[term] = position + 1;
    offsets[listOf(term, position, holders.length) + 1]!++;
  }

  endUnit(field: number, length: number): void {
    this.#counts.units[field]!++;
    this.#counts.lengths[field]! += length;
  }

  finish(): TermCounts {
    const { offsets } = this.#counts;
    for (let list = 1; list < offsets.length; list++) offsets[list]! += offsets[list - 1]!;
    return this.#counts;
  }
}

function listOf(term: number, position: number, terms: number): number {
  return Math.floor(position / blockLength) * terms + term;
}

/** Makes one list of what was counted: `add` the terms of each unit, then `endUnit`, after an entry's last `endEntry`. */
export class PostingsBuilder {
  readonly #size: number;
  readonly #next: Uint32Array;
  readonly #places: Uint16Array;
  readonly #levels: Uint8Array;
  /** Times each term occurs in the unit at hand, and the terms that do. */
  readonly #times: Uint32Array;
  readonly #inUnit: Uint32Array;
  #inUnitCount = 0;
  /** What each term adds to the entry at hand beside its phrasings, the terms that are in it, and the entry. */
  readonly #sum: Float64Array;
  readonly #inEntry: Uint32Array;
  #inEntryCount = 0;
  readonly #lastEntry: Uint32Array;
  #entry = 1;
  /** What each term adds to each phrasing: chains of values, the last one of each term by term. */
  readonly #chain: Int32Array;
  #values: number[] = [];
  #before: number[] = [];

  constructor({ holders, offsets }: TermCounts) {
    const size = (this.#size = holders.length);
    this.#next = offsets.slice(0, -1);
    this.#places = new Uint16Array(offsets.at(-1)!);
    this.#levels = new Uint8Array(offsets.at(-1)!);
    this.#times = new Uint32Array(size);
    this.#inUnit = new Uint32Array(size);
    this.#sum = new Float64Array(size);
    this.#inEntry = new Uint32Array(size);
    this.#lastEntry = new Uint32Array(size);
    this.#chain = new Int32Array(size).fill(-1);
  }

  add(term: number): void {
    if (this.#times[term]!++ === 0) this.#inUnit[this.#inUnitCount++] = term;
  }

  /** `norm`: of BM25, for the unit whose terms were added. */
  endUnit(field: number, norm: number): void {
    const weight = fieldWeight[field]!;
    for (let n = 0; n < this.#inUnitCount; n++) {
      const term = this.#inUnit[n]!;
      const times = this.#times[term]!;
      this.#times[term] = 0;
      const impact = (weight * times) / (times + norm);
      if (this.#lastEntry[term] !== this.#entry) {
        this.#lastEntry[term] = this.#entry;
        this.#inEntry[this.#inEntryCount++] = term;
        this.#sum[term] = 0;
      }
      if (field === fieldNumbers.question) {
        this.#before.push(this.#chain[term]!);
        this.#chain[term] = this.#values.push(impact) - 1;
      } else {
        this.#sum[term]! += impact;
      }
    }
    this.#inUnitCount = 0;
  }

  endEntry(): void {
    const position = this.#entry++ - 1;
    const hasPhrasings = this.#values.length > 0;
    for (let n = 0; n < this.#inEntryCount; n++) {
      const term = this.#inEntry[n]!;
      const at = this.#next[listOf(term, position, this.#size)]!++;
      this.#places[at] = position % blockLength;
      this.#levels[at] = levelOf(this.#sum[term]! + (hasPhrasings ? this.#phrasings(term) : 0));
    }
    this.#inEntryCount = 0;
    if (hasPhrasings) {
      this.#values = [];
      this.#before = [];
    }
  }

  finish(): { places: Uint16Array; levels: Uint8Array } {
    return { places: this.#places, levels: this.#levels };
  }

  /** Phrasings' impacts of one term, added up as their scores will be. */
  #phrasings(term: number): number {
    let at = this.#chain[term]!;
    if (at === -1) return 0;
    this.#chain[term] = -1;
    const impacts: number[] = [];
    for (; at !== -1; at = this.#before[at]!) impacts.push(this.#values[at]!);
    return sumPhrasings(impacts);
  }
}
