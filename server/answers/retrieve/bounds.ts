import { highest, levelValues } from "#server/answers/index/impact.ts";
import { blockLength } from "#server/answers/index/postings.ts";
import type { WeighedTerms } from "./weigh-terms.ts";

/** Only for lists of at least this length a table of the levels' values is built. */
const minTabulatedLength = 256;
const worth = new Int32Array(levelValues.length);

/** Whole numbers a bound is counted in, so that the largest possible sum stays below 2^30. */
export function unitsPerPoint(asked: readonly WeighedTerms[]): number {
  let most = 0;
  for (const { rarity } of asked) for (const each of rarity) most += each * highest;
  return 2 ** 29 / Math.max(most, 1);
}

/**
 * Adds to `sums` (one for each entry) what the terms of a question can add to the entries' scores at most, in whole
 * numbers, `scale` to the point. The score itself is never above.
 */
export function addBounds({ list, terms, rarity }: WeighedTerms, sums: Int32Array, scale: number): void {
  const { offsets, places, levels } = list;
  const size = list.idf.length;
  for (let start = 0, first = 0; start < sums.length; start += blockLength, first += size) {
    const block = sums.subarray(start, start + blockLength);
    for (let n = 0; n < terms.length; n++) {
      const from = offsets[first + terms[n]!]!;
      const to = offsets[first + terms[n]! + 1]!;
      const factor = rarity[n]! * scale;
      if (to - from < minTabulatedLength) {
        for (let at = from; at < to; at++)
          block[places[at]!]! += Math.ceil(factor * levelValues[levels[at]!]!);
      } else {
        for (let level = 0; level < worth.length; level++)
          worth[level] = Math.ceil(factor * levelValues[level]!);
        addList(places, levels, from, to, block);
      }
    }
  }
}

/** Four at a time: this is where a search spends most of its time, and it takes two thirds of it so. */
function addList(places: Uint16Array, levels: Uint8Array, from: number, to: number, sums: Int32Array): void {
  let at = from;
  for (; at + 4 <= to; at += 4) {
    const a = places[at]!;
    const b = places[at + 1]!;
    const c = places[at + 2]!;
    const d = places[at + 3]!;
    sums[a] = (sums[a]! + worth[levels[at]!]!) | 0;
    sums[b] = (sums[b]! + worth[levels[at + 1]!]!) | 0;
    sums[c] = (sums[c]! + worth[levels[at + 2]!]!) | 0;
    sums[d] = (sums[d]! + worth[levels[at + 3]!]!) | 0;
  }
  for (; at < to; at++) sums[places[at]!]! += worth[levels[at]!]!;
}
