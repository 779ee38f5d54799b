import { brotliCompressSync, brotliDecompressSync, constants, crc32 } from "node:zlib";
import { type AnswerIndex, createIndex } from "./answer-index.ts";
import type { Calibration } from "./calibration.ts";
import type { BusinessFacts } from "#server/answers/facts/facts.ts";
import { ByteReader, ByteWriter } from "./byte-stream.ts";
import { termTable } from "./dictionary.ts";
import { Entries } from "./entries.ts";
import { buildPhrasingSections, readPhrasings } from "./phrasing-model.ts";
import type { TermCounts } from "./postings.ts";
import type { Lists } from "./vocabulary.ts";

/**
 * A version on disk: header (magic, format version, checksum, number of sections), the byte length of each section,
 * the sections one after the other, each compressed by itself. Only what the knowledge says is stored: texts, words
 * and the terms they are found by. Postings, rarities and norms follow from it and are worked out when it is loaded.
 */
const fileMagic = 0x4c494b57; // "WKIL", little-endian
export const formatVersion = 5;
const headerWords = 4;
/** Higher ones take several times as long for two bytes in a hundred. */
const quality = 5;

export class IndexFormatError extends Error {
  override name = "IndexFormatError";
}

function numbers(values: Uint32Array): Uint8Array {
  const writer = new ByteWriter();
  for (const value of values) writer.number(value);
  return writer.finish();
}

/** Ascending numbers as their distances. */
function ascending(values: Uint32Array): Uint8Array {
  return numbers(values.map((value, at) => value - (values[at - 1] ?? 0)));
}

function lists({ start, values }: Lists): Uint8Array[] {
  return [ascending(start), numbers(values)];
}

function bytesOf(words: ArrayBufferView): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}

function counts({ holders, offsets, units, lengths }: TermCounts): Uint8Array[] {
  return [numbers(holders), ascending(offsets), numbers(units), numbers(lengths)];
}

function json(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** In the order in which `loadIndex` reads them. */
function sectionsOf(index: AnswerIndex): Uint8Array[] {
  const { entries, curated, vocabulary, phrasings, calibration, facts } = index;
  const { heads, headEnd, texts, textEnd, forms } = entries.stored;
  const { formWords, wordStem, wordGrams, grams, stems, names } = vocabulary;
  return [
    json(calibration ?? null),
    json(facts),
    heads,
    ascending(headEnd),
    texts,
    ascending(textEnd),
    json(forms.letters),
    ascending(forms.end),
    ascending(curated),
    ...lists(formWords),
    numbers(wordStem),
    ...lists(wordGrams),
    ...[grams.lo, grams.hi, stems.lo, stems.hi].map(bytesOf),
    ascending(names.skeleton),
    numbers(names.term),
    ...counts(index.grams),
    ...counts(index.stems),
    ...buildPhrasingSections(phrasings).map(bytesOf),
  ];
}

export function serialiseIndex(index: AnswerIndex): Uint8Array {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const sections = sectionsOf(index).map((section) =>
    brotliCompressSync(section, {
      params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: section.length },
    }),
  );
  const lengths = Uint32Array.from(sections, (section) => section.length);
  const body = Buffer.concat([bytesOf(lengths), ...sections]);
  const header = Uint32Array.of(fileMagic, formatVersion, crc32(body), sections.length);
  return new Uint8Array(Buffer.concat([bytesOf(header), body]));
}

/** Sections of a file, one after the other. */
class SectionReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at: number;
  #next = headerWords;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < headerWords * 4) throw new IndexFormatError("index file: too short");
    if (this.#word(0) !== fileMagic) throw new IndexFormatError("index file: not an answer index");
    const version = this.#word(1);
    if (version !== formatVersion) {
      throw new IndexFormatError(
        `index file: format ${version}, this program reads format ${formatVersion}; train again`,
      );
    }
    if (crc32(bytes.subarray(headerWords * 4)) !== this.#word(2))
      throw new IndexFormatError("index file: cut off or damaged");
    this.#at = (headerWords + this.#word(3)) * 4;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const length = this.#word(this.#next++);
    const section = this.#bytes.subarray(this.#at, (this.#at += length));
    // Out of the pool small buffers share: typed arrays need their own bounds.
    return new Uint8Array(brotliDecompressSync(section));
  }

  uint32(): Uint32Array {
    return new Uint32Array(this.bytes().buffer);
  }

  float32(): Float32Array {
    return new Float32Array(this.bytes().buffer);
  }

  numbers(): Uint32Array {
    const bytes = this.bytes();
    const reader = new ByteReader(bytes);
    const values: number[] = [];
    while (reader.at < bytes.length) values.push(reader.number());
    return Uint32Array.from(values);
  }

  ascending(): Uint32Array {
    const values = this.numbers();
    for (let at = 1; at < values.length; at++) values[at]! += values[at - 1]!;
    return values;
  }

  lists(): Lists {
    return { start: this.ascending(), values: this.numbers() };
  }

  counts(): TermCounts {
    return {
      holders: this.numbers(),
      offsets: this.ascending(),
      units: this.numbers(),
      lengths: this.numbers(),
    };
  }

  json(): unknown {
    return JSON.parse(new TextDecoder().decode(this.bytes()));
  }

  #word(at: number): number {
    return this.#view.getUint32(at * 4, true);
  }
}

/** Throws IndexFormatError for another format version or a file that is not whole. */
export function loadIndex(bytes: Uint8Array): AnswerIndex {
  const file = new SectionReader(bytes);
  const calibration = file.json() as Calibration | null;
  const facts = file.json() as BusinessFacts;
  const entries = new Entries({
    heads: file.bytes(),
    headEnd: file.ascending(),
    texts: file.bytes(),
    textEnd: file.ascending(),
    forms: { letters: file.json() as string, end: file.ascending() },
  });
  const index = createIndex({
    entries,
    curated: file.ascending(),
    vocabulary: {
      formWords: file.lists(),
      wordStem: file.numbers(),
      wordGrams: file.lists(),
      grams: termTable(file.uint32(), file.uint32()),
      stems: termTable(file.uint32(), file.uint32()),
      names: { skeleton: file.ascending(), term: file.numbers() },
    },
    counts: { grams: file.counts(), stems: file.counts() },
    facts,
  });
  return { ...index, phrasings: readPhrasings(file), calibration: calibration ?? undefined };
}
