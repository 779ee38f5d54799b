import { toAsciiDigits } from "#shared/rules/digits.ts";

/** Returns text in a form for comparison: without case, vowel marks and the spellings of alef, yeh and teh marbuta. */
export const foldText = (text: string): string =>
  toAsciiDigits(text)
    .normalize("NFKD")
    .replace(/[\p{M}ـ]/gu, "")
    .toLowerCase()
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .trim();
