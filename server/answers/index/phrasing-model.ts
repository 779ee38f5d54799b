import { termTable, type TermTable } from "./dictionary.ts";

/**
 * What a version has learnt from the phrasings of its FAQs: where each phrasing lies among the others, and how much a
 * question near it speaks for (or against) which FAQs. Immutable; typed arrays, stored with the index.
 */
export interface PhrasingModel {
  /** Features (stems, 3-grams, pairs of neighbouring words) that any phrasing has. */
  features: TermTable;
  /** Postings of feature f are `packed[offsets[f]] … packed[offsets[f + 1] - 1]`. */
  offsets: Uint32Array;
  /** phrasing << weightBits | its weight in that phrasing's unit vector × weightOne. */
  packed: Uint32Array;
  /** For each phrasing votesPerFeature entries it speaks for or against; of unused ones the weight is 0. */
  voteEntry: Uint32Array;
  voteWeight: Float32Array;
}

export const votesPerFeature = 8;
export const weightBits = 12;
export const weightOne = (1 << weightBits) - 1;
/** More phrasings than this are not learnt from: the numbers above would not fit, nor the time of a training. */
export const maxPhrasings = 20_000;

export function buildPhrasingSections(model: PhrasingModel | undefined): ArrayBufferView[] {
  if (model === undefined) return Array.from({ length: 6 }, () => new Uint32Array());
  const { features, offsets, packed, voteEntry, voteWeight } = model;
  return [features.lo, features.hi, offsets, packed, voteEntry, voteWeight];
}

/** The sections in the order above; undefined when nothing was learnt. */
export function readPhrasings(next: {
  uint32: () => Uint32Array;
  float32: () => Float32Array;
}): PhrasingModel | undefined {
  const features = termTable(next.uint32(), next.uint32());
  const [offsets, packed, voteEntry] = [next.uint32(), next.uint32(), next.uint32()];
  const voteWeight = next.float32();
  return offsets.length === 0 ? undefined : { features, offsets, packed, voteEntry, voteWeight };
}
