import { hasUsualPairs } from "./bigrams.ts";

/** A page with fewer letters cannot be judged and is accepted. */
const minLetters = 30;
const minWords = 20;

/**
 * Whether the text of a font map can be language. A broken map yields control and private-use characters, letters of
 * several scripts in one word, or unpronounceable words, and an agent trained on it would answer with them. `raw` is
 * the page's characters as the file encodes them.
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

/**
 * Removes abbreviations such as `ر.س`, `د.إ` and `a.m.`, because a price list legitimately contains many single
 * letters.
 */
const withoutAbbreviations = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}(\.\s?\p{L})+(?!\p{L})\.?/gu, " ");

/** Characters that no text contains. U+F0xx are the bullets of Symbol fonts, which valid files use often. */
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

/** Whether a word breaks Arabic spelling: ة and ى only end a word, and no letter occurs four times in a row. */
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
