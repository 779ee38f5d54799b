import { likeness } from "#server/answers/retrieve/match.ts";
import { isFunctionWord } from "#server/answers/text/dialect.ts";
import { stemArabic } from "#server/answers/text/stem-arabic.ts";
import { findEnglishWords, soundOf } from "#server/answers/text/sounds.ts";
import type { Token } from "#server/answers/text/tokens.ts";
import { isLexiconWord } from "#server/answers/text/lexicon.ts";
import {
  synonymsOf,
  synonymsOver,
  translateAt,
  type Translation,
  translationsOver,
} from "#server/answers/text/translate.ts";
import { isArabic, isLatin, isNumber } from "#server/answers/text/words.ts";
import { skeletonOf, type WordIndex } from "./catalogue.ts";

/** The stems of an index that a word of a question may mean, with how surely, 0–1. */
export interface Meaning extends ReadonlyMap<string, number> {
  /**
   * Stems that are meant only together with others, each with the expressions that it stands in: "cupcake" is a
   * كب كيك, and neither any cake nor a cup.
   */
  readonly bound: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** The rows that have what a word means, with how surely, 0–1. */
export function findRowsMeant(meaning: Meaning, { byStem }: WordIndex): Map<number, number> {
  const rows = new Map<number, number>();
  for (const [stem, sure] of meaning) {
    const expressions = meaning.bound.get(stem);
    for (const [row, weight] of byStem.get(stem) ?? []) {
      const isThere =
        expressions === undefined ||
        expressions.some((expression) => expression.every((each) => byStem.get(each)?.has(row)));
      if (isThere) rows.set(row, Math.max(weight * sure, rows.get(row) ?? 0));
    }
  }
  return rows;
}

/** How surely (0–1) a stem is meant that has another ending, or is a translation. */
const otherEndingShare = 0.97;
const translationShare = 0.95;
/**
 * How surely a translation is meant where the list also has the word by its sound: "laptop" is لابتوب before it is any
 * device.
 */
const translatedNameShare = 0.75;
/** How surely a name that sounds alike in the other script is meant; less where the word is known by itself. */
const sameSoundShare = 0.88;
const soundOfKnownWordShare = 0.75;
/** The same where only the consonants agree: "تمر" (dates) and "Timemore". */
const consonantsOfKnownWordShare = 0.5;
/** How surely an English word in Arabic letters is meant by its translation. */
const englishSoundShare = 0.8;
/** How surely a name is meant that was spelt by its sound in its own script: "لقيون" for "ليجن". */
const sameSoundInScriptShare = 0.8;
/** How surely a synonym, a word of the same consonants and the right spelling of a mistyped word are meant. */
const synonymShare = 0.85;
const sameConsonantsShare = 0.9;
const misspellingShare = 0.85;
/** More words with the same consonants than this tell nothing. */
const maxNames = 6;
const minSoundLength = 3;
/**
 * Two consonants are a name only where the word begins with one, is no shorter than this and no other sounds like it.
 */
const minOfTwoLength = 4;
const minMisspeltLength = 4;
/** A word at least this alike by letter pairs (0–1) is the other one, misspelt. */
const minLikeness = 0.72;

function misspelt(word: string, { byLetter, stemOf }: WordIndex): [string, number][] {
  if (word.length < minMisspeltLength || isNumber(word)) return [];
  let best: { word: string; share: number } | undefined;
  for (const other of byLetter.get(word.charAt(0)) ?? []) {
    if (Math.abs(other.length - word.length) > 2 || other.length < minMisspeltLength - 1) continue;
    const share = withOneSound(word) === withOneSound(other) ? 1 : nearness(word, other);
    if (share >= minLikeness && share > (best?.share ?? 0)) best = { word: other, share };
  }
  return best === undefined ? [] : [[stemOf.get(best.word)!, misspellingShare]];
}

/** Likeness by letter pairs; for short words also by one letter that is wrong, missing or added. */
function nearness(a: string, b: string): number {
  const pairs = likeness(a, b);
  // One wrong letter of four makes another word more often than a misspelt one ("ساعة", "سادة").
  const shortest = a.length === b.length ? minMisspeltLength + 1 : minMisspeltLength;
  return pairs < minLikeness && Math.min(a.length, b.length) >= shortest && isOneOff(a, b)
    ? minLikeness
    : pairs;
}

function isOneOff(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let end = 0;
  while (end < a.length - from && end < b.length - from && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++;
  const [left, other] = [a.slice(from, a.length - end), b.slice(from, b.length - end)];
  if (left.length <= 1 && other.length <= 1) return true;
  return left.length === 2 && left === [...other].reverse().join("");
}

/** Stems of the index's other script that sound like a word. */
function findStemsBySound(word: string, { bySound }: WordIndex): readonly string[] {
  const sound = soundOf(word);
  const stems = (bySound.get(sound) ?? []).filter((stem) => isArabic(stem) !== isArabic(word));
  if (sound.length >= minSoundLength) return stems.length <= maxNames ? stems : [];
  const isName = /^(?:[b-df-hj-np-tvxz]|\p{Script=Arabic})/u.test(word) && word.length >= minOfTwoLength;
  const isKnown = isLexiconWord(isArabic(word) ? "ar" : "en", word);
  return sound.length === 2 && stems.length === 1 && isName && !isKnown ? stems : [];
}

/** Whether a stem is the word itself, written in the other script: زومبا and "zumba". */
export const isTransliterated = ({ word, stem: own }: Token, stem: string): boolean =>
  isArabic(stem) !== isArabic(word) &&
  [word, own].some((each) => soundOf(each).length >= minSoundLength && soundOf(each) === soundOf(stem));

/** Stems of the same script with all consonants of a word that stands nowhere else. */
function wordsThatSoundAlike(word: string, { bySound }: WordIndex): readonly string[] {
  const sound = soundOf(word);
  const stems = bySound.get(sound) ?? [];
  return sound.length >= minSoundLength && stems.length <= maxNames ? stems : [];
}

/** Letters that are written for one another because they sound alike, as one: "منضم" for "منظم". */
const withOneSound = (word: string): string =>
  word.replaceAll("ظ", "ض").replaceAll("ص", "س").replaceAll("ط", "ت").replaceAll("ذ", "د");

/** Stems that mean what an English word in Arabic letters means. */
function throughEnglish(word: string, { byStem }: WordIndex): string[] {
  if (isLexiconWord("ar", word)) return [];
  return findEnglishWords(word).flatMap((english) =>
    (translateAt("en", [english], 0, (stem) => byStem.has(stem))?.translations ?? []).flatMap((each) =>
      isFunctionWord(each.word) ? [] : [each.stem],
    ),
  );
}

const consonantsOf = (word: string): string => word.replace(/[اويهةىءئؤ]/gu, "");

/** Whether two words share their letters as a broken plural and its noun do; سباكة and شباك only sound alike. */
const hasSameLetters = (a: string, b: string): boolean => consonantsOf(a) === consonantsOf(b);

/** Reads one word of a question; `at` is its place among the canonical words. */
export function meaningOf(token: Token, words: readonly string[], at: number, catalogue: WordIndex): Meaning {
  const { byStem, bySkeleton } = catalogue;
  const bound = new Map<string, readonly (readonly string[])[]>();
  const found = Object.assign(new Map<string, number>(), { bound });
  const add = (stem: string, sure: number, among?: Translation["among"]): void => {
    if (!byStem.has(stem)) return;
    const isFree = found.has(stem) && !bound.has(stem);
    if (among === undefined) bound.delete(stem);
    else if (!isFree) bound.set(stem, [...(bound.get(stem) ?? []), ...among]);
    found.set(stem, Math.max(sure, found.get(stem) ?? 0));
  };
  add(token.stem, 1);
  // "مقويات" of "مقوي": an ending that is one letter of the noun was taken off only one of them.
  if (isArabic(token.word)) add(stemArabic(token.stem), otherEndingShare);
  // "وردي" alone reads as "and ردي"; after an article it keeps its first letter.
  if (/^و\p{L}{2}/u.test(token.stem)) add(token.stem.slice(1), otherEndingShare);
  if (isNumber(token.word)) return found;
  const script = isArabic(token.word) ? "ar" : isLatin(token.word) ? "en" : undefined;
  if (script === undefined) return found;
  const known = (stem: string): boolean => byStem.has(stem);
  const bones = skeletonOf(token.word, token.stem);
  const named = bones === undefined ? [] : (bySkeleton.get(bones) ?? []);
  // A broken plural ("عطور" of "عطر") stands beside its noun.
  const isOwn = found.has(token.stem);
  // An Arabic word that people use for something else is not the sound of a name: "تقسيط" is no "C-section".
  const isWord = script === "ar" && [token.word, token.stem].some((word) => isLexiconWord(script, word));
  if (named.length <= maxNames)
    for (const stem of named)
      if (isArabic(stem) !== isArabic(token.word))
        add(stem, isWord ? consonantsOfKnownWordShare : sameConsonantsShare);
      else if (!isOwn || hasSameLetters(stem, token.stem)) add(stem, sameConsonantsShare);
  if (found.has(token.stem)) return found;
  for (const stem of findStemsBySound(token.word, catalogue))
    add(stem, isWord ? soundOfKnownWordShare : sameSoundShare);
  const translated = [...found.keys()].some((stem) => isArabic(stem) !== isArabic(token.word))
    ? translatedNameShare
    : translationShare;
  // The "of" of "power of attorney" stands in rows of any kind.
  for (const { word, stem, among } of translationsOver(script, words, at, known))
    if (!isFunctionWord(word)) add(stem, translated, among);
  for (const { stem } of synonymsOf(script, token.word, known)) add(stem, synonymShare);
  for (const { word, stem, among } of synonymsOver(script, words, at, known))
    if (!isFunctionWord(word)) add(stem, synonymShare, among);
  if (found.size === 0 && script === "ar")
    for (const stem of throughEnglish(token.word, catalogue)) add(stem, englishSoundShare);
  if (found.size === 0) for (const [stem, sure] of misspelt(token.word, catalogue)) add(stem, sure);
  if (found.size === 0 && script === "ar")
    for (const stem of wordsThatSoundAlike(token.word, catalogue)) add(stem, sameSoundInScriptShare);
  return found;
}
