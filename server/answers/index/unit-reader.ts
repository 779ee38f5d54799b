import type { StoredEntries } from "./entries.ts";
import { fieldBits, fieldMask } from "./entries.ts";
import { ByteReader } from "./byte-stream.ts";
import { fieldNumbers } from "./units.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Called for each unit with its field code; the first `count` items of `words` are the numbers of its words. */
export type OnUnit = (field: number, words: Uint32Array, count: number) => void;

/**
 * Reads the units of a stored entry, one after the other: the units that `unitsOf` makes of the entry itself, except those
 * that contain no word. A last unit joins all phrasings of a FAQ or all cells of a row.
 */
export class UnitReader {
  readonly #stored: StoredEntries;
  readonly #vocabulary: Vocabulary;
  readonly #reader: ByteReader;
  #words = new Uint32Array(256);
  #joined = new Uint32Array(256);

  constructor(stored: StoredEntries, vocabulary: Vocabulary) {
    this.#stored = stored;
    this.#vocabulary = vocabulary;
    this.#reader = new ByteReader(stored.texts);
  }

  read(position: number, onUnit: OnUnit): void {
    const { textEnd } = this.#stored;
    const reader = this.#reader;
    reader.at = position === 0 ? 0 : textEnd[position - 1]!;
    const end = textEnd[position]!;
    let joined = 0;
    let questions = 0;
    let attributes = false;
    while (reader.at < end) {
      const start = reader.number();
      const field = start & fieldMask;
      const count = this.#readWords(start >>> fieldBits);
      if (count === 0) continue;
      if (field === fieldNumbers.question || field === fieldNumbers.attributes) {
        joined = this.#join(joined, count);
        if (field === fieldNumbers.attributes) attributes = true;
        else questions++;
      }
      if (field !== fieldNumbers.attributes) onUnit(field, this.#words, count);
    }
    if (attributes) onUnit(fieldNumbers.attributes, this.#joined, joined);
    else if (questions > 1) onUnit(fieldNumbers.phrasings, this.#joined, joined);
  }

  /** Reads the words of the next `forms` forms into `#words` and returns their number. */
  #readWords(forms: number): number {
    const { start, values } = this.#vocabulary.formWords;
    let count = 0;
    for (let n = 0; n < forms; n++) {
      const form = this.#reader.number();
      const end = start[form + 1]!;
      for (let at = start[form]!; at < end; at++) {
        if (count === this.#words.length) this.#words = larger(this.#words);
        this.#words[count++] = values[at]!;
      }
    }
    return count;
  }

  #join(joined: number, count: number): number {
    while (joined + count > this.#joined.length) this.#joined = larger(this.#joined);
    this.#joined.set(this.#words.subarray(0, count), joined);
    return joined + count;
  }
}

function larger(words: Uint32Array): Uint32Array<ArrayBuffer> {
  const twice = new Uint32Array(words.length * 2);
  twice.set(words);
  return twice;
}
