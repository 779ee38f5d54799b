import { arabicSkeleton, latinSkeleton } from "#server/answers/text/skeleton.ts";
import type { Token } from "#server/answers/text/tokens.ts";
import { isArabic, isLatin } from "#server/answers/text/words.ts";
import { keyOf } from "./dictionary.ts";

/** Consonant skeleton (hashed, with its script) → stem term; sorted by `skeleton`. */
export interface NameTable {
  skeleton: Uint32Array;
  term: Uint32Array;
}

const minSkeletonLength = 3;

/** Key under which a word of one script is found by a word of the other; undefined when too little is left of it. */
export function skeletonKey(word: string, script: "ar" | "en"): number | undefined {
  const bones = isArabic(word) ? arabicSkeleton(word) : latinSkeleton(word);
  return bones.length < minSkeletonLength ? undefined : keyOf(`${script}:${bones}`).lo;
}

/** The skeleton key of an indexed word, under its own script. */
export function nameKey(token: Token): number | undefined {
  if (token.isFunction || token.word.length < 3) return undefined;
  if (isArabic(token.word)) return skeletonKey(token.stem, "ar");
  return isLatin(token.word) ? skeletonKey(token.word, "en") : undefined;
}

/** From stem term → skeleton. */
export function nameTable(skeletons: ReadonlyMap<number, number>): NameTable {
  const sorted = [...skeletons].sort(([termA, a], [termB, b]) => a - b || termA - termB);
  return {
    skeleton: Uint32Array.from(sorted, ([, skeleton]) => skeleton),
    term: Uint32Array.from(sorted, ([term]) => term),
  };
}
