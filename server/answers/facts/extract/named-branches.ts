import { formsOf } from "#server/answers/language/cue-index.ts";
import type { Branch } from "#server/answers/facts/facts.ts";
import { findPlaces } from "#server/answers/facts/places.ts";
import { arabicSkeleton, latinSkeleton } from "#server/answers/text/skeleton.ts";
import { isArabic, isLatin, words } from "#server/answers/text/words.ts";

/** Shorter names match by chance. */
const minSkeletonLength = 3;

function skeletonOf(word: string): string {
  const bare = word.replace(/^(?:ال|al(?=[a-z]{3}))/u, "");
  return isArabic(word) ? arabicSkeleton(bare) : isLatin(word) ? latinSkeleton(bare) : "";
}

/** Whether two words are one name: the same word, or written in the other alphabet. */
export function isSameName(a: string, b: string, minSkeleton = minSkeletonLength): boolean {
  const bare = (word: string): string => word.replace(/^ال(?=\p{L}{2})/u, "");
  if (formsOf(a).some((form) => bare(form) === bare(b))) return true;
  if (isArabic(a) === isArabic(b)) return false;
  const [first, second] = [skeletonOf(a), skeletonOf(b)];
  return first.length >= minSkeleton && first === second;
}

/** Index of a name in a text; -1 where it does not occur. */
export function nameAt(text: readonly string[], name: string): number {
  const parts = name.split(" ");
  return text.findIndex((_, at) => parts.every((part, i) => isSameName(text[at + i] ?? "", part)));
}

/** The words that identify a branch, or its city where only that is named. */
export function findNamedBranches(text: string, branches: readonly Branch[]): number[] {
  const all = words(text);
  const named = branches.flatMap(({ names }, at) =>
    names.some((name) => nameAt(all, name) !== -1) ? [at] : [],
  );
  if (named.length > 0) return named;
  const cities = new Set(findPlaces(all).map(({ key }) => key));
  return branches.flatMap(({ city, status }, at) =>
    status === "open" && city !== undefined && cities.has(city) ? [at] : [],
  );
}
