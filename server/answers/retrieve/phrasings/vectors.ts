import { likenessOf } from "./likeness.ts";

/** The features of every phrasing, both ways round. */
export interface Vectors {
  /** Features of phrasing p are `feature[starts[p]] … feature[starts[p + 1] - 1]`, their values beside them. */
  starts: Uint32Array;
  feature: Uint32Array;
  value: Float32Array;
  /** Phrasings of feature f are `holder[offsets[f]] … holder[offsets[f + 1] - 1]`, the values beside them. */
  offsets: Uint32Array;
  holder: Uint32Array;
  held: Float32Array;
}

export function vectorsOf(rows: readonly { feature: number; value: number }[][], features: number): Vectors {
  const size = rows.reduce((sum, row) => sum + row.length, 0);
  const starts = new Uint32Array(rows.length + 1);
  const feature = new Uint32Array(size);
  const value = new Float32Array(size);
  const offsets = new Uint32Array(features + 1);
  let at = 0;
  rows.forEach((row, phrasing) => {
    for (const each of row) {
      feature[at] = each.feature;
      value[at++] = each.value;
      offsets[each.feature + 1]! += 1;
    }
    starts[phrasing + 1] = at;
  });
  for (let f = 0; f < features; f++) offsets[f + 1]! += offsets[f]!;
  const next = offsets.slice(0, features);
  const holder = new Uint32Array(size);
  const held = new Float32Array(size);
  for (let phrasing = 0; phrasing < rows.length; phrasing++) {
    for (let i = starts[phrasing]!; i < starts[phrasing + 1]!; i++) {
      const place = next[feature[i]!]!++;
      holder[place] = phrasing;
      held[place] = value[i]!;
    }
  }
  return { starts, feature, value, offsets, holder, held };
}

/** Adds to `into` the cosine of one phrasing with every phrasing. */
export function addCosines(vectors: Vectors, phrasing: number, into: Float32Array): void {
  const { starts, feature, value, offsets, holder, held } = vectors;
  for (let i = starts[phrasing]!; i < starts[phrasing + 1]!; i++) {
    const own = value[i]!;
    const end = offsets[feature[i]! + 1]!;
    for (let j = offsets[feature[i]!]!; j < end; j++) into[holder[j]!]! += own * held[j]!;
  }
}

/** Likeness of each of `phrasings` to each, row by row. `scratch` has a zero for every feature, before and after. */
export function likenessAmong(
  vectors: Vectors,
  phrasings: readonly number[],
  scratch: Float32Array,
): Float64Array {
  const { starts, feature, value } = vectors;
  const n = phrasings.length;
  const matrix = new Float64Array(n * n);
  phrasings.forEach((row, i) => {
    for (let at = starts[row]!; at < starts[row + 1]!; at++) scratch[feature[at]!] = value[at]!;
    for (let j = 0; j <= i; j++) {
      const column = phrasings[j]!;
      let dot = 0;
      for (let at = starts[column]!; at < starts[column + 1]!; at++)
        dot += scratch[feature[at]!]! * value[at]!;
      matrix[i * n + j] = matrix[j * n + i] = likenessOf(dot);
    }
    for (let at = starts[row]!; at < starts[row + 1]!; at++) scratch[feature[at]!] = 0;
  });
  return matrix;
}
