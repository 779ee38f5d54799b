/**
 * The dense list: what an embeddings model says is near a question, beside what the words say. Optional; the vectors
 * come from outside, here they are kept, compared and fused.
 */
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import type { RerankedEntry } from "./rerank.ts";

/** Vectors of a version's entries, one byte a number. */
export interface DenseList {
  /** Vectors of different models cannot be compared. */
  model: string;
  dimension: number;
  ids: readonly string[];
  /** ids.length × dimension. */
  vectors: Int8Array;
  /** Length of each vector. */
  norms: Float32Array;
}

/** Entries near one question, nearest first. */
export interface DenseMatch {
  /** The question that was embedded; a search for something else leaves the match aside. */
  of: string;
  /** `strength`: 1 for the nearest, 0 for the average entry. */
  near: readonly { position: number; strength: number }[];
}

/** An index that knows what is near the question at hand. */
export type WithMatch = AnswerIndex & { dense?: DenseMatch | undefined };

/** Letters of an entry that are embedded: models cut longer texts off. */
const maxLength = 2000;
const maxPhrasings = 8;

/** What an entry is embedded as. */
export function denseText(entry: KnowledgeEntry): string {
  const parts =
    entry.kind === "faq"
      ? [...entry.phrasings.slice(0, maxPhrasings), ...Object.values(entry.answer)]
      : entry.kind === "passage"
        ? [entry.title, entry.text]
        : [entry.name.ar, entry.name.en, ...Object.entries(entry.attributes).map((pair) => pair.join(": "))];
  return parts.filter(Boolean).join("\n").slice(0, maxLength);
}

/** Four sums side by side: a third of the time of one, which has to wait for itself. */
function dot({ dimension, vectors }: DenseList, at: number, query: Float32Array): number {
  const from = at * dimension;
  let [a, b, c, d] = [0, 0, 0, 0];
  let i = 0;
  for (; i + 3 < dimension; i += 4) {
    a += vectors[from + i]! * query[i]!;
    b += vectors[from + i + 1]! * query[i + 1]!;
    c += vectors[from + i + 2]! * query[i + 2]!;
    d += vectors[from + i + 3]! * query[i + 3]!;
  }
  for (; i < dimension; i++) a += vectors[from + i]! * query[i]!;
  return a + b + c + d;
}

function withNorms(list: Omit<DenseList, "norms">): DenseList {
  const { dimension, vectors } = list;
  const norms = Float32Array.from(list.ids, (_, at) =>
    Math.hypot(...vectors.subarray(at * dimension, (at + 1) * dimension)),
  );
  return { ...list, norms };
}

/** `vectors` in the order of `ids`, all of one length. */
export function denseList(
  model: string,
  ids: readonly string[],
  vectors: readonly Float32Array[],
): DenseList {
  const dimension = vectors[0]?.length ?? 0;
  const bytes = new Int8Array(ids.length * dimension);
  vectors.forEach((vector, at) => {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    vector.forEach((value, i) => (bytes[at * dimension + i] = Math.round((value / largest) * 127)));
  });
  return withNorms({ model, dimension, ids, vectors: bytes });
}

const formatSource = "wakil-dense-1";

/** As a file: a line of JSON that says what it is, then the numbers. */
export function serialiseDense({ model, dimension, ids, vectors }: DenseList): Uint8Array {
  const head = new TextEncoder().encode(
    `${JSON.stringify({ format: formatSource, model, dimension, ids })}\n`,
  );
  const file = new Uint8Array(head.length + vectors.length);
  file.set(head);
  file.set(new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.length), head.length);
  return file;
}

/** Undefined for another format, or a file that is not whole. Keeps `file` alive. */
export function loadDense(file: Uint8Array): DenseList | undefined {
  const end = file.indexOf(0x0a);
  try {
    const head = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as DenseList & {
      format: string;
    };
    const { format, model, dimension, ids } = head;
    const vectors = new Int8Array(file.buffer, file.byteOffset + end + 1, file.length - end - 1);
    if (format !== formatSource || vectors.length !== ids.length * dimension) return undefined;
    return withNorms({ model, dimension, ids, vectors });
  } catch {
    return undefined;
  }
}

const positionsCache = new WeakMap<AnswerIndex["entries"], ReadonlyMap<string, number>>();

/** Looked through once per version: to read every entry for every question would take longer than to answer it. */
function positionsIn(entries: AnswerIndex["entries"]): ReadonlyMap<string, number> {
  const known = positionsCache.get(entries);
  if (known) return known;
  const positions = new Map<string, number>();
  for (let position = 0; position < entries.length; position++) {
    const id = entries.at(position)?.id;
    if (id !== undefined) positions.set(id, position);
  }
  positionsCache.set(entries, positions);
  return positions;
}

const maxNearest = 10;

/** The entries of `index` near a question, by its vector; none when the vector is not of the list's kind. */
export function matchOf(
  list: DenseList,
  index: AnswerIndex,
  question: string,
  vector: Float32Array,
): DenseMatch {
  const length = Math.hypot(...vector);
  if (vector.length !== list.dimension || length === 0) return { of: question, near: [] };
  const positions = positionsIn(index.entries);
  // The list holds every entry of the version; this index may be the one without staff sources.
  const all = list.ids.flatMap((id, at) => {
    const position = positions.get(id);
    const norm = list.norms[at]!;
    if (position === undefined || norm === 0) return [];
    return [{ position, similarity: dot(list, at, vector) / (norm * length) }];
  });
  const mean = all.reduce((sum, { similarity }) => sum + similarity, 0) / Math.max(1, all.length);
  const best = all.sort((a, b) => b.similarity - a.similarity).slice(0, maxNearest);
  const top = (best[0]?.similarity ?? 0) - mean;
  if (top <= 0) return { of: question, near: [] };
  return {
    of: question,
    near: best.map(({ position, similarity }) => ({
      position,
      strength: Math.max(0, (similarity - mean) / top) ** 2,
    })),
  };
}

/** The same index for the one question of the match; what is kept by its entries stays kept. */
export const withMatch = (index: AnswerIndex, dense: DenseMatch): WithMatch => ({ ...index, dense });

/** Of no use to the probability, which goes by words: an entry that only the vectors found has next to none. */
const hardly = 1e-3;

/**
 * Both lists together, each with its best at one. The order changes and what words did not find comes in; what the
 * probability is computed from stays, so that a near entry with none of the question's words is offered, not claimed.
 */
export function fuseRankings(
  best: readonly RerankedEntry[],
  match: DenseMatch | undefined,
  question: string,
): RerankedEntry[] {
  if (!match || match.near.length === 0 || !match.of.includes(question)) return [...best];
  const most = best[0]?.score ?? 1;
  const strength = new Map(match.near.map((each) => [each.position, each.strength]));
  const of = ({ position }: { position: number }): number => strength.get(position) ?? 0;
  const found = new Set(best.map((each) => each.position));
  const together = [
    ...best.map((each) => ({ ...each, score: each.score / most + of(each) })),
    ...match.near
      .filter((each) => !found.has(each.position))
      .map((each) => ({ position: each.position, plain: most * hardly, score: each.strength })),
  ];
  const highest = Math.max(...together.map((each) => each.score));
  return together
    .map((each) => ({ ...each, score: (most * each.score) / highest }))
    .sort((a, b) => b.score - a.score || of(b) - of(a) || a.position - b.position);
}
