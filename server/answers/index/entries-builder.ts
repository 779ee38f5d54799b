import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { ByteWriter } from "./byte-stream.ts";
import { Entries, fieldBits, maxEntries } from "./entries.ts";
import { formsOf, type Forms } from "./forms.ts";
import { splitEntry } from "./parts.ts";

const encoder = new TextEncoder();

/** A list of numbers that grows without a JavaScript number's size for each. */
class Numbers {
  length = 0;
  #values = new Uint32Array(1 << 16);

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  all(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}

/** Numbers of the forms by how often they occur, the most frequent first; of equals the one seen first. */
function byFrequency(counts: readonly number[]): { order: number[]; rank: Uint32Array } {
  const order = counts.map((_, form) => form).sort((a, b) => counts[b]! - counts[a]! || a - b);
  const rank = new Uint32Array(order.length);
  order.forEach((form, place) => (rank[form] = place));
  return { order, rank };
}

/** Stores entries; throws RangeError for more than `maxEntries` of them. */
export function storeEntries(entries: readonly KnowledgeEntry[]): Entries {
  if (entries.length > maxEntries) throw new RangeError(`more than ${maxEntries} entries`);
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const written = new Numbers();
  const heads = new ByteWriter();
  const headEnd = new Uint32Array(entries.length);
  const partCounts = new Uint32Array(entries.length);
  entries.forEach((entry, position) => {
    const { head, parts } = splitEntry(entry);
    heads.append(encoder.encode(head));
    headEnd[position] = heads.length;
    partCounts[position] = parts.length;
    for (const { field, text } of parts) {
      const forms = formsOf(text);
      written.push(forms.length);
      written.push(field);
      for (const form of forms) {
        let number = numbers.get(form);
        if (number === undefined) {
          number = counts.length;
          numbers.set(form, number);
          counts.push(0);
        }
        counts[number]!++;
        written.push(number);
      }
    }
  });
  const { order, rank } = byFrequency(counts);
  const seen = [...numbers.keys()];
  const { texts, textEnd } = encoded(written.all(), partCounts, rank);
  return new Entries({
    heads: heads.finish(),
    headEnd,
    texts,
    textEnd,
    forms: joined(order.map((form) => seen[form]!)),
  });
}

function joined(forms: readonly string[]): Forms {
  let length = 0;
  return { letters: forms.join(""), end: Uint32Array.from(forms, (form) => (length += form.length)) };
}

/** The texts with each form's number in its final order, so that frequent forms take one byte. */
function encoded(written: Uint32Array, partCounts: Uint32Array, rank: Uint32Array) {
  const texts = new ByteWriter();
  let at = 0;
  const textEnd = partCounts.map((count) => {
    for (let part = 0; part < count; part++) {
      const length = written[at]!;
      texts.number((length << fieldBits) | written[at + 1]!);
      for (const end = (at += 2) + length; at < end; at++) texts.number(rank[written[at]!]!);
    }
    return texts.length;
  });
  return { texts: texts.finish(), textEnd };
}
