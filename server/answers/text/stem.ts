import { stemArabic } from "./stem-arabic.ts";
import { stemEnglish } from "./stem-english.ts";
import { isArabic, isLatin } from "./words.ts";

/** Longer "words" are codes or noise; their stem is their beginning. */
const maxLength = 32;

/** Stem of a normalised word by its script; other scripts and numbers stay whole. */
export function stem(word: string): string {
  const bounded = word.length > maxLength ? word.slice(0, maxLength) : word;
  if (isArabic(bounded)) return stemArabic(bounded);
  return isLatin(bounded) ? stemEnglish(bounded) : bounded;
}
