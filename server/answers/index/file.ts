import type { KnowledgeEntry } from "../entry.ts";
import type { AnswerIndex } from "./answer-index.ts";
import type { Calibration } from "./calibration.ts";
import { layoutOf } from "./layout.ts";
import { phrasingSections, readPhrasings } from "./phrasing-model.ts";
import type { Postings } from "./postings.ts";

/**
 * A version on disk: header (magic, format version, number of sections), a table of byte lengths, the sections one
 * after the other on 8-byte bounds. The first section is the entries as UTF-8 JSON, the others are typed arrays.
 */
const MAGIC = 0x4c494b57; // "WKIL", little-endian
export const FORMAT_VERSION = 3;
const HEADER_WORDS = 3;

export class IndexFormatError extends Error {
  override name = "IndexFormatError";
}

function sectionsOf(postings: Postings): ArrayBufferView[] {
  const { terms, offsets, packed, idf, norm } = postings;
  return [terms.slots, terms.lo, terms.hi, offsets, packed, idf, norm];
}

/** Slope, shift, number of questions; empty without one. */
function calibrationSection(calibration: Calibration | undefined): Float64Array {
  if (calibration === undefined) return new Float64Array();
  return Float64Array.of(calibration.slope, calibration.shift, calibration.questions);
}

function readCalibration(reader: Reader): Calibration | undefined {
  const [slope, shift, questions] = reader.float64();
  if (slope === undefined || shift === undefined || questions === undefined) return undefined;
  return { slope, shift, questions };
}

function padded(length: number): number {
  return (length + 7) & ~7;
}

export function serialiseIndex(index: AnswerIndex): Uint8Array {
  const sections: ArrayBufferView[] = [
    new TextEncoder().encode(JSON.stringify(index.entries)),
    index.unitEntry,
    index.unitField,
    ...sectionsOf(index.grams),
    ...sectionsOf(index.stems),
    index.names.skeleton,
    index.names.term,
    ...phrasingSections(index.phrasings),
    calibrationSection(index.calibration),
  ];
  const start = padded((HEADER_WORDS + sections.length) * 4);
  const bytes = new Uint8Array(
    start + sections.reduce((sum, section) => sum + padded(section.byteLength), 0),
  );
  new Uint32Array(bytes.buffer, 0, HEADER_WORDS + sections.length).set([
    MAGIC,
    FORMAT_VERSION,
    sections.length,
    ...sections.map((section) => section.byteLength),
  ]);
  let at = start;
  for (const section of sections) {
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), at);
    at += padded(section.byteLength);
  }
  return bytes;
}

/** Sections of a file, each on its own bounds so that typed arrays can look into it without copying. */
class Reader {
  #bytes: Uint8Array<ArrayBuffer>;
  #lengths: Uint32Array;
  #at: number;
  #next = 0;

  constructor(input: Uint8Array) {
    // A buffer read from disk may start anywhere in its pool; typed arrays need it aligned.
    this.#bytes =
      input.byteOffset % 8 === 0 && input.buffer instanceof ArrayBuffer
        ? (input as Uint8Array<ArrayBuffer>)
        : new Uint8Array(input);
    if (this.#bytes.byteLength < HEADER_WORDS * 4) throw new IndexFormatError("index file: too short");
    const [magic, version, count] = this.#words(HEADER_WORDS);
    if (magic !== MAGIC) throw new IndexFormatError("index file: not an answer index");
    if (version !== FORMAT_VERSION) {
      throw new IndexFormatError(
        `index file: format ${version}, this program reads format ${FORMAT_VERSION}; train again`,
      );
    }
    if (this.#bytes.byteLength < (HEADER_WORDS + count!) * 4)
      throw new IndexFormatError("index file: cut off");
    this.#lengths = this.#words(HEADER_WORDS + count!).subarray(HEADER_WORDS);
    this.#at = padded((HEADER_WORDS + count!) * 4);
    const total = this.#lengths.reduce((sum, length) => sum + padded(length), this.#at);
    if (total > this.#bytes.byteLength) throw new IndexFormatError("index file: cut off");
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const length = this.#lengths[this.#next++] ?? 0;
    const section = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += padded(length);
    return section;
  }

  uint32(): Uint32Array {
    const { buffer, byteOffset, byteLength } = this.bytes();
    return new Uint32Array(buffer, byteOffset, byteLength / 4);
  }

  float32(): Float32Array {
    const { buffer, byteOffset, byteLength } = this.bytes();
    return new Float32Array(buffer, byteOffset, byteLength / 4);
  }

  float64(): Float64Array {
    const { buffer, byteOffset, byteLength } = this.bytes();
    return new Float64Array(buffer, byteOffset, byteLength / 8);
  }

  #words(count: number): Uint32Array {
    return new Uint32Array(this.#bytes.buffer, this.#bytes.byteOffset, count);
  }
}

function readPostings(reader: Reader): Postings {
  const terms = { slots: reader.uint32(), lo: reader.uint32(), hi: reader.uint32() };
  return {
    terms,
    offsets: reader.uint32(),
    packed: reader.uint32(),
    idf: reader.float32(),
    norm: reader.float32(),
  };
}

/** Throws IndexFormatError for another format version or a file that is not whole. Keeps `bytes` alive. */
export function loadIndex(bytes: Uint8Array): AnswerIndex {
  const reader = new Reader(bytes);
  const entries = JSON.parse(new TextDecoder().decode(reader.bytes())) as KnowledgeEntry[];
  return {
    entries,
    unitEntry: reader.uint32(),
    unitField: reader.bytes(),
    grams: readPostings(reader),
    stems: readPostings(reader),
    names: { skeleton: reader.uint32(), term: reader.uint32() },
    phrasings: readPhrasings(reader),
    calibration: readCalibration(reader),
    ...layoutOf(entries),
  };
}
