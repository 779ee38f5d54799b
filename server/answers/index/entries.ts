import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { ByteReader } from "./byte-stream.ts";
import { keyOf } from "./dictionary.ts";
import { formAt, joinForms, type Forms } from "./forms.ts";
import { entryFrom } from "./parts.ts";
import { fieldNumbers } from "./units.ts";

/** Entries as they lie in memory and on disk. */
export interface StoredEntries {
  /** UTF-8 JSON of each entry without its texts; entry e ends at `headEnd[e]`. */
  heads: Uint8Array;
  headEnd: Uint32Array;
  /** Texts of each entry: field code and number of forms, then their numbers; entry e ends at `textEnd[e]`. */
  texts: Uint8Array;
  textEnd: Uint32Array;
  /** Written forms by number. */
  forms: Forms;
}

/** Low bits of a text's first number: its field code. */
export const fieldBits = 3;
export const fieldMask = (1 << fieldBits) - 1;

/** A position fits the bits a posting has for it, and with a 32-bit hash into a whole number. */
export const maxEntries = 2 ** 21;

function idKey(id: string, position: number): number {
  return keyOf(id).lo * maxEntries + position;
}

/** Place of the first number that is not below `least`. */
function firstFrom(ascending: Float64Array, least: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

const decoder = new TextDecoder();

/**
 * All entries of a version. Each is put together when it is asked for: most are never said to anybody. As long as
 * somebody holds an entry, whoever asks for it is given the same one.
 */
export class Entries implements Iterable<KnowledgeEntry> {
  readonly length: number;
  readonly stored: StoredEntries;
  readonly #held: (WeakRef<KnowledgeEntry> | undefined)[] = [];
  /** Hash of the id × 2^21 + position, ascending; made when first asked for. */
  #ids: Float64Array | undefined;

  constructor(stored: StoredEntries) {
    this.stored = stored;
    this.length = stored.headEnd.length;
  }

  at(position: number): KnowledgeEntry | undefined {
    if (position < 0 || position >= this.length) return undefined;
    const held = this.#held[position]?.deref();
    if (held !== undefined) return held;
    const entry = entryFrom(this.#head(position), this.#textsOf(position));
    this.#held[position] = new WeakRef(entry);
    return entry;
  }

  /** The entry with this id, wherever it is. */
  withId(id: string): KnowledgeEntry | undefined {
    this.#ids ??= Float64Array.from({ length: this.length }, (_, position) =>
      idKey((JSON.parse(this.#head(position)) as { id: string }).id, position),
    ).sort();
    for (let at = firstFrom(this.#ids, idKey(id, 0)); at < this.length; at++) {
      const entry = this.at(this.#ids[at]! % maxEntries);
      if (entry === undefined || this.#ids[at]! > idKey(id, maxEntries - 1)) return undefined;
      if (entry.id === id) return entry;
    }
    return undefined;
  }

  *[Symbol.iterator](): Generator<KnowledgeEntry> {
    for (let position = 0; position < this.length; position++) yield this.at(position)!;
  }

  map<T>(each: (entry: KnowledgeEntry, position: number) => T): T[] {
    return Array.from(this, each);
  }

  /** What an entry is, told by its first text without putting it together. */
  kindOf(position: number): KnowledgeEntry["kind"] {
    const { texts, textEnd } = this.stored;
    const start = textEnd[position - 1] ?? 0;
    if (start === textEnd[position]) return this.at(position)!.kind;
    const field = texts[start]! & fieldMask;
    if (field === fieldNumbers.question || field === fieldNumbers.text) return "faq";
    return field === fieldNumbers.title || field === fieldNumbers.passage ? "passage" : "product";
  }

  #head(position: number): string {
    const { heads, headEnd } = this.stored;
    return decoder.decode(heads.subarray(headEnd[position - 1] ?? 0, headEnd[position]));
  }

  #textsOf(position: number): string[] {
    const { texts, textEnd, forms } = this.stored;
    const reader = new ByteReader(texts, textEnd[position - 1] ?? 0);
    const end = textEnd[position]!;
    const found: string[] = [];
    while (reader.at < end) {
      const count = reader.number() >>> fieldBits;
      found.push(joinForms(Array.from({ length: count }, () => formAt(forms, reader.number()))));
    }
    return found;
  }
}
