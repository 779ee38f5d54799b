import { likeness } from "#server/answers/retrieve/match.ts";
import { isFunctionWord } from "#server/answers/text/dialect.ts";
import { stemArabic } from "#server/answers/text/stem-arabic.ts";
import type { Token } from "#server/answers/text/tokens.ts";
import { synonymsOf, translateAt } from "#server/answers/text/translate.ts";
import { isArabic, isLatin, isNumber } from "#server/answers/text/words.ts";
import { skeletonOf, type Catalogue } from "./catalogue.ts";

/** The stems of the catalogue that a word of a question may mean, with how surely, 0–1. */
export type Meaning = ReadonlyMap<string, number>;

const OTHER_ENDING = 0.97;
const TRANSLATED = 0.95;
const SYNONYM = 0.85;
const SAME_CONSONANTS = 0.9;
const MISSPELT = 0.85;
/** More words of the same consonants say nothing. */
const MOST_NAMES = 6;
const SHORTEST_MISSPELT = 4;
/** Likeness by letter pairs from which a word is the other one, misspelt. */
const ALIKE = 0.72;

function misspelt(word: string, { byLetter, stemOf }: Catalogue): [string, number][] {
  if (word.length < SHORTEST_MISSPELT || isNumber(word)) return [];
  let best: { word: string; share: number } | undefined;
  for (const other of byLetter.get(word.charAt(0)) ?? []) {
    if (Math.abs(other.length - word.length) > 2 || other.length < SHORTEST_MISSPELT - 1) continue;
    const share = nearness(word, other);
    if (share >= ALIKE && share > (best?.share ?? 0)) best = { word: other, share };
  }
  return best === undefined ? [] : [[stemOf.get(best.word)!, MISSPELT]];
}

/** Letter pairs, and for short words one letter that is wrong, missing or too many. */
function nearness(a: string, b: string): number {
  const pairs = likeness(a, b);
  // One wrong letter of four makes another word more often than a misspelt one ("ساعة", "سادة").
  const shortest = a.length === b.length ? SHORTEST_MISSPELT + 1 : SHORTEST_MISSPELT;
  return pairs < ALIKE && Math.min(a.length, b.length) >= shortest && isOneOff(a, b) ? ALIKE : pairs;
}

function isOneOff(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let end = 0;
  while (end < a.length - from && end < b.length - from && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++;
  return a.length - from - end <= 1 && b.length - from - end <= 1;
}

/** Reads one word of a question; `at` is its place among the canonical words. */
export function meaningOf(token: Token, words: readonly string[], at: number, catalogue: Catalogue): Meaning {
  const { byStem, bySkeleton } = catalogue;
  const found = new Map<string, number>();
  const add = (stem: string, sure: number): void => {
    if (byStem.has(stem)) found.set(stem, Math.max(sure, found.get(stem) ?? 0));
  };
  add(token.stem, 1);
  // "مقويات" of "مقوي": an ending that is one letter of the noun was taken off only one of them.
  if (isArabic(token.word)) add(stemArabic(token.stem), OTHER_ENDING);
  if (isNumber(token.word)) return found;
  const script = isArabic(token.word) ? "ar" : isLatin(token.word) ? "en" : undefined;
  if (script === undefined) return found;
  const known = (stem: string): boolean => byStem.has(stem);
  const bones = skeletonOf(token.word, token.stem);
  const named = bones === undefined ? [] : (bySkeleton.get(bones) ?? []);
  // A broken plural ("عطور" of "عطر") stands beside its noun.
  if (named.length <= MOST_NAMES) for (const stem of named) add(stem, SAME_CONSONANTS);
  if (found.has(token.stem)) return found;
  // The "of" of "power of attorney" stands in rows of any kind.
  for (const { word, stem } of translateAt(script, words, at, known)?.translations ?? [])
    if (!isFunctionWord(word)) add(stem, TRANSLATED);
  for (const { stem } of synonymsOf(script, token.word, known)) add(stem, SYNONYM);
  if (found.size === 0) for (const [stem, sure] of misspelt(token.word, catalogue)) add(stem, sure);
  return found;
}
