import { normalise } from "./normalise.ts";

const WORD = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu;
const SPACE = /\s+/u;

/** Stretches between spaces read before: people and documents use the same few thousand, and reading one is slow. */
const READ = new Map<string, readonly string[]>();
const MOST_READ = 30_000;
/** Longer stretches are links and codes, met once. */
const LONGEST_KEPT = 24;

function wordsWithin(stretch: string): readonly string[] {
  const known = READ.get(stretch);
  if (known !== undefined) return known;
  const found = normalise(stretch).replace(APOSTROPHE, "").match(WORD) ?? [];
  if (stretch.length > LONGEST_KEPT) return found;
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(stretch, found);
  return found;
}

/** Words of a text in normal form; a number is its own word ("250g" = 250 + g), contractions are closed up. */
export function words(text: string): string[] {
  return text.split(SPACE).flatMap(wordsWithin);
}

export function isArabic(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 0x0600 && code <= 0x06ff;
}

export function isLatin(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 0x61 && code <= 0x7a;
}

export function isNumber(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 0x30 && code <= 0x39;
}
