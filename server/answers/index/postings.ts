import { TermTableBuilder, type TermKey, type TermTable } from "./dictionary.ts";

/** An inverted list: which units hold a term, how often, and what BM25 needs of each. */
export interface Postings {
  terms: TermTable;
  /** Postings of term t are `packed[offsets[t]] … packed[offsets[t + 1] - 1]`. */
  offsets: Uint32Array;
  /** unit << 6 | min(tf, 63). */
  packed: Uint32Array;
  /** Weight of each term: rare terms weigh more. */
  idf: Float32Array;
  /** k1 × (1 − b + b × length / mean length of the unit's field). */
  norm: Float32Array;
}

export const TF_BITS = 6;
const TF_MAX = (1 << TF_BITS) - 1;
export const K1 = 1.2;
/** How far length counts against a unit, by field code: long passages mention everything, long questions do not. */
const B = [0.75, 0.75, 0.75, 0.75, 0.75, 1];

/** Weight of a term held by `holders` of `total` units; also that of a word nobody has (holders 0). */
export function idfOf(total: number, holders: number): number {
  return Math.log(1 + (total - holders + 0.5) / (holders + 0.5));
}

export class PostingsBuilder {
  #terms = new TermTableBuilder();
  #term = new Uint32Array(4096);
  #packed = new Uint32Array(4096);
  #size = 0;
  #lengths: number[] = [];
  #counts = new Map<number, number>();

  /** Adds the next unit (0, 1, 2 …) with the numbers of its terms, repeated as often as they occur. */
  addUnit(terms: readonly number[]): void {
    const unit = this.#lengths.length;
    const counts = this.#counts;
    counts.clear();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    if (this.#size + counts.size > this.#term.length) this.#grow(counts.size);
    for (const [term, count] of counts) {
      this.#term[this.#size] = term;
      this.#packed[this.#size++] = (unit << TF_BITS) | Math.min(count, TF_MAX);
    }
    this.#lengths.push(terms.length);
  }

  /** Number of a term, given to it if it is new. */
  number(key: TermKey): number {
    return this.#terms.number(key);
  }

  finish(fields: Uint8Array): Postings {
    const size = this.#terms.size;
    const offsets = new Uint32Array(size + 1);
    for (let i = 0; i < this.#size; i++) offsets[(this.#term[i] ?? 0) + 1]! += 1;
    for (let t = 0; t < size; t++) offsets[t + 1]! += offsets[t]!;
    const next = offsets.slice(0, size);
    const packed = new Uint32Array(this.#size);
    for (let i = 0; i < this.#size; i++) packed[next[this.#term[i]!]!++] = this.#packed[i]!;
    const total = this.#lengths.length;
    const idf = new Float32Array(size);
    for (let t = 0; t < size; t++) idf[t] = idfOf(total, offsets[t + 1]! - offsets[t]!);
    return { terms: this.#terms.finish(), offsets, packed, idf, norm: norms(this.#lengths, fields) };
  }

  #grow(needed: number): void {
    const capacity = Math.max(this.#term.length * 2, this.#size + needed);
    const term = new Uint32Array(capacity);
    const packed = new Uint32Array(capacity);
    term.set(this.#term);
    packed.set(this.#packed);
    this.#term = term;
    this.#packed = packed;
  }
}

function norms(lengths: readonly number[], fields: Uint8Array): Float32Array {
  const sums = new Map<number, { total: number; count: number }>();
  lengths.forEach((length, unit) => {
    const sum = sums.get(fields[unit]!) ?? { total: 0, count: 0 };
    sums.set(fields[unit]!, { total: sum.total + length, count: sum.count + 1 });
  });
  return Float32Array.from(lengths, (length, unit) => {
    const sum = sums.get(fields[unit]!) ?? { total: 1, count: 1 };
    const b = B[fields[unit]!] ?? 0.75;
    return K1 * (1 - b + (b * length * sum.count) / Math.max(sum.total, 1));
  });
}
