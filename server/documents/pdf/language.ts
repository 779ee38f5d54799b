import { hasUsualPairs } from "./bigrams.ts";

/** Enough letters to judge by; a page with fewer is believed. */
const minLetters = 30;
const minWords = 20;

/**
 * Whether what a font map yields can be language. A broken map gives control and private-use characters, letters of
 * several scripts in one word, or words no one can say; trained on it an agent would answer in gibberish.
 * `raw` is the page's characters as the file names them.
 */
export function isLanguage(lines: string[], raw: string): boolean {
  const characters = Array.from(raw).filter((character) => !/\s/u.test(character));
  const broken = characters.filter((character) => isBroken(character)).length;
  if (characters.length >= minLetters && broken > characters.length * 0.08) return false;
  const words =
    withoutAbbreviations(lines.join(" ")).match(/[\p{L}\p{M}\p{Nd}]*\p{L}[\p{L}\p{M}\p{Nd}]*/gu) ?? [];
  const letters = words.join("").length;
  if (letters < minLetters || words.length < minWords) return true;
  const odd = words.filter(isOdd).join("").length;
  const alone = words.filter((word) => word.length === 1 && !/[\dوaAI]/u.test(word)).length;
  return odd < letters * 0.4 && alone < words.length * 0.5 && hasUsualPairs(lines.join(" "));
}

/** `ر.س`, `د.إ`, `a.m.`: a price list is full of letters that stand alone for good reason. */
const withoutAbbreviations = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}(\.\s?\p{L})+(?!\p{L})\.?/gu, " ");

/** Characters no text is typed with. U+F0xx are the bullets of Symbol fonts, which good files are full of. */
function isBroken(character: string): boolean {
  if (character >= "\uf000" && character <= "\uf0ff") return false;
  return /[\p{Cc}\p{Co}\p{Cn}\ufffd]/u.test(character);
}

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Han}/u,
];

function isOdd(word: string): boolean {
  if (scripts.filter((script) => script.test(word)).length > 1) return true;
  if (/\p{Script=Arabic}/u.test(word)) return isOddArabic(word.replace(/\p{M}/gu, ""));
  if (/^\p{Script=Latin}+$/u.test(word)) return isOddLatin(word);
  return false;
}

/** ة and ى only end a word, ء never begins a letter group of one kind three times over. */
const isOddArabic = (word: string): boolean => /[ةى]\p{L}/u.test(word) || /(\p{L})\1\1\1/u.test(word);

function isOddLatin(word: string): boolean {
  if (word.length < 4 || word === word.toUpperCase()) return false;
  const bare = word.normalize("NFD").toLowerCase();
  return (
    !/[aeiouy]/.test(bare) ||
    /[bcdfghjklmnpqrstvwxz]{6}/.test(bare) ||
    /\p{Ll}\p{Lu}+\p{Ll}+\p{Lu}/u.test(word)
  );
}
