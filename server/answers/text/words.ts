import { wordCacheLimits, memoise } from "./memoise.ts";
import { normalise } from "./normalise.ts";
import { normaliseSpellings } from "./spellings.ts";

const wordPattern = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;
const apostrophePattern = /(?<=\p{L})'(?=\p{L})/gu;
/** "4x6", "65R17": the letter stands between numbers and begins no word. */
const betweenNumbersPattern = /(?<=\d)[xr](?=\d)/gu;
const spacePattern = /\s+/u;

/** The words of a stretch between two spaces. */
const wordsWithin = memoise(
  (stretch): readonly string[] =>
    normalise(stretch)
      .replace(apostrophePattern, "")
      .replace(betweenNumbersPattern, " ")
      .match(wordPattern) ?? [],
  wordCacheLimits,
);

/** Words of a text in normal form and their usual spelling; a number is its own word ("250g" = 250 + g), contractions are closed up. */
export function words(text: string): string[] {
  return normaliseSpellings(text.split(spacePattern).flatMap(wordsWithin));
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
