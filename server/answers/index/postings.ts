import type { TermTable } from "./dictionary.ts";
import { levelOf } from "./impact.ts";
import { FIELD } from "./units.ts";
import { FIELD_WEIGHT, phrasingSum } from "./weights.ts";

/** Entries are numbered within blocks of this many, so that a posting's entry takes two bytes. */
export const BLOCK = 1 << 16;

/** An inverted list: which entries hold a term and how much it can speak for each. */
export interface Postings {
  terms: TermTable;
  /** Weight of each term: terms that few units hold weigh more. */
  idf: Float32Array;
  /** Postings of term t in block b go from `offsets[b × terms + t]` to before `offsets[b × terms + t + 1]`. */
  offsets: Uint32Array;
  /** Entry within its block, ascending. */
  places: Uint16Array;
  /** What the term adds to the entry's score at most, before idf and the question's weight: see impact.ts. */
  levels: Uint8Array;
}

/** Weight of a term held by `holders` of `total` units; also that of a word nobody has (holders 0). */
export function idfOf(total: number, holders: number): number {
  return Math.log(1 + (total - holders + 0.5) / (holders + 0.5));
}

/** Makes one list in two rounds over all units: `count` all of them, `open`, then `add` all and `endEntry`. */
export class PostingsBuilder {
  readonly #terms: TermTable;
  readonly #units: Uint32Array;
  readonly #lastUnit: Uint32Array;
  readonly #lastEntry: Uint32Array;
  readonly #offsets: Uint32Array;
  #places = new Uint16Array();
  #levels = new Uint8Array();
  #next = new Uint32Array();
  /** Times each term occurs in the unit at hand, and the terms that do. */
  readonly #times: Uint32Array;
  readonly #inUnit: number[] = [];
  /** What each term adds to the entry at hand, and the terms that do. */
  readonly #sum: Float64Array;
  readonly #inEntry: number[] = [];
  /** Impacts by phrasing: chains of values, the last one of each term by term. */
  readonly #chain: Int32Array;
  #values: number[] = [];
  #before: number[] = [];

  constructor(terms: TermTable, entries: number) {
    const size = terms.lo.length;
    this.#terms = terms;
    this.#units = new Uint32Array(size);
    this.#lastUnit = new Uint32Array(size);
    this.#lastEntry = new Uint32Array(size);
    this.#offsets = new Uint32Array(size * Math.ceil(entries / BLOCK) + 1);
    this.#times = new Uint32Array(size);
    this.#sum = new Float64Array(size);
    this.#chain = new Int32Array(size).fill(-1);
  }

  /** First round: a term in unit number `unit` (from 1) of the entry at `position`. */
  count(term: number, unit: number, position: number): void {
    if (this.#lastUnit[term] === unit) return;
    this.#lastUnit[term] = unit;
    this.#units[term]!++;
    if (this.#lastEntry[term] === position + 1) return;
    this.#lastEntry[term] = position + 1;
    this.#offsets[this.#list(term, position) + 1]!++;
  }

  /** Between the rounds. */
  open(): void {
    const offsets = this.#offsets;
    for (let list = 1; list < offsets.length; list++) offsets[list]! += offsets[list - 1]!;
    this.#next = offsets.slice(0, -1);
    this.#places = new Uint16Array(offsets.at(-1)!);
    this.#levels = new Uint8Array(offsets.at(-1)!);
  }

  /** Second round: a term of the unit at hand. */
  add(term: number): void {
    if (this.#times[term]!++ === 0) this.#inUnit.push(term);
  }

  /** `norm`: of BM25, for the unit whose terms were added. */
  endUnit(field: number, norm: number): void {
    const weight = FIELD_WEIGHT[field]!;
    for (const term of this.#inUnit) {
      const times = this.#times[term]!;
      this.#times[term] = 0;
      const impact = (weight * times) / (times + norm);
      if (this.#sum[term] === 0 && this.#chain[term] === -1) this.#inEntry.push(term);
      if (field === FIELD.question) {
        this.#before.push(this.#chain[term]!);
        this.#chain[term] = this.#values.push(impact) - 1;
      } else {
        this.#sum[term]! += impact;
      }
    }
    this.#inUnit.length = 0;
  }

  endEntry(position: number): void {
    for (const term of this.#inEntry) {
      const at = this.#next[this.#list(term, position)]!++;
      this.#places[at] = position % BLOCK;
      this.#levels[at] = levelOf(this.#sum[term]! + this.#phrasings(term));
      this.#sum[term] = 0;
    }
    this.#inEntry.length = 0;
    if (this.#values.length > 0) {
      this.#values = [];
      this.#before = [];
    }
  }

  /** `units`: how many there are. */
  finish(units: number): Postings {
    return {
      terms: this.#terms,
      idf: Float32Array.from(this.#units, (holders) => idfOf(units, holders)),
      offsets: this.#offsets,
      places: this.#places,
      levels: this.#levels,
    };
  }

  #list(term: number, position: number): number {
    return Math.floor(position / BLOCK) * this.#units.length + term;
  }

  /** Phrasings' impacts of one term, added up as their scores will be. */
  #phrasings(term: number): number {
    let at = this.#chain[term]!;
    if (at === -1) return 0;
    this.#chain[term] = -1;
    const impacts: number[] = [];
    for (; at !== -1; at = this.#before[at]!) impacts.push(this.#values[at]!);
    return phrasingSum(impacts);
  }
}
