/**
 * Terms as numbers. A term is known by a 64-bit key instead of its letters, so that an index of many thousand words
 * is three typed arrays that load from a file without building anything.
 */
export interface TermKey {
  lo: number;
  hi: number;
}

/** Two independent 32-bit hashes; at 10⁶ terms the chance that any two collide is under 10⁻⁷. */
export function keyOf(term: string): TermKey {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < term.length; i++) {
    const code = term.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return { lo: a >>> 0, hi: b >>> 0 };
}

export interface TermTable {
  /** Power-of-two slots, each a term number + 1, 0 = free. */
  slots: Uint32Array;
  lo: Uint32Array;
  hi: Uint32Array;
}

function slotOf(slots: Uint32Array, lo: number, hi: number): number {
  return (Math.imul(lo ^ (hi >>> 15), 2654435761) >>> 7) & (slots.length - 1);
}

/** Number of the term, or -1. */
export function find(table: TermTable, key: TermKey): number {
  const mask = table.slots.length - 1;
  for (let slot = slotOf(table.slots, key.lo, key.hi); ; slot = (slot + 1) & mask) {
    const term = (table.slots[slot] ?? 0) - 1;
    if (term < 0) return -1;
    if (table.lo[term] === key.lo && table.hi[term] === key.hi) return term;
  }
}

/** The table of terms known by `lo` and `hi`, in the order of their numbers. */
export function termTable(lo: Uint32Array, hi: Uint32Array): TermTable {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(lo.length, 1) * 2)));
  for (let term = 0; term < lo.length; term++) insert(slots, term, { lo: lo[term]!, hi: hi[term]! });
  return { slots, lo, hi };
}

/** A table that grows while an index is built. */
export class TermTableBuilder {
  size = 0;
  #table: TermTable = { slots: new Uint32Array(1024), lo: new Uint32Array(512), hi: new Uint32Array(512) };

  /** Number of the term, given to it if it is new. */
  number(key: TermKey): number {
    const known = find(this.#table, key);
    if (known >= 0) return known;
    if (this.size === this.#table.lo.length) this.#grow();
    const term = this.size++;
    this.#table.lo[term] = key.lo;
    this.#table.hi[term] = key.hi;
    insert(this.#table.slots, term, key);
    return term;
  }

  finish(): TermTable {
    const { lo, hi } = this.#table;
    return termTable(lo.slice(0, this.size), hi.slice(0, this.size));
  }

  #grow(): void {
    const capacity = this.size * 2;
    const lo = new Uint32Array(capacity);
    const hi = new Uint32Array(capacity);
    lo.set(this.#table.lo);
    hi.set(this.#table.hi);
    const slots = new Uint32Array(capacity * 2);
    for (let term = 0; term < this.size; term++)
      insert(slots, term, { lo: lo[term] ?? 0, hi: hi[term] ?? 0 });
    this.#table = { slots, lo, hi };
  }
}

function insert(slots: Uint32Array, term: number, key: TermKey): void {
  const mask = slots.length - 1;
  let slot = slotOf(slots, key.lo, key.hi);
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = term + 1;
}
