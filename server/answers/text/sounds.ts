import { singleWords } from "./lexicon.ts";
import { wordCacheLimits, memoise } from "./memoise.ts";
import { arabicSkeleton, latinSkeleton } from "./skeleton.ts";
import { isArabic } from "./words.ts";

/**
 * The consonants of a word as another alphabet may hear them, coarser than its skeleton: an English plural is a "z"
 * ("buds", "بودز"), Gulf writers spell "g" as ق, ك, ج or غ ("gaming", "قيمنق"), "ch" is written تش.
 */
export const soundOf = memoise((word: string): string => {
  const bones = isArabic(word) ? arabicSkeleton(word.replaceAll("تش", "ش")) : latinSkeleton(word);
  return bones
    .replaceAll("Z", "S")
    .replaceAll("G", "K")
    .replace(/(.)\1+/g, "$1");
}, wordCacheLimits);

/** Fewer consonants are those of many words. */
const minSoundLength = 4;
/** A sound that more English words have than this says nothing. */
const maxWords = 3;

let english: Map<string, string[]> | undefined;

function englishBySound(): Map<string, string[]> {
  if (english !== undefined) return english;
  english = new Map();
  for (const word of singleWords("en")) {
    const sound = soundOf(word);
    if (sound.length < minSoundLength) continue;
    const known = english.get(sound);
    if (known === undefined) english.set(sound, [word]);
    else if (!known.includes(word)) known.push(word);
  }
  return english;
}

/** English words of the lexicon that an Arabic word may write by their sound: "قيمنق" is "gaming". */
export function findEnglishWords(word: string): readonly string[] {
  const sound = soundOf(word);
  const alike = sound.length < minSoundLength ? [] : (englishBySound().get(sound) ?? []);
  return alike.length > maxWords ? [] : alike;
}
