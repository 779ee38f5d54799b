import { foldText } from "#web/fold-text.ts";

/** The same keys on a Latin and on an Arabic keyboard. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const arabicKeys = "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ";

/** What the same keys would have typed in the other layout. The key B types two Arabic letters. */
export function readInOtherLayout(text: string): string {
  return [...text.toLowerCase().replaceAll("لا", "b")]
    .map((letter) => {
      if (letter === "b") return /\p{Script=Arabic}/u.test(text) ? "b" : "لا";
      const latin = latinKeys.indexOf(letter);
      if (latin !== -1) return arabicKeys[latin];
      const arabic = arabicKeys.indexOf(letter);
      return arabic === -1 ? letter : latinKeys[arabic];
    })
    .join("");
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word counts with and without the Arabic article. */
const startsWith = (word: string, start: string): boolean =>
  word.startsWith(start) || (word.startsWith("ال") && word.slice(2).startsWith(start));

export interface Searchable {
  /** Its names, in both languages. */
  names: readonly string[];
  /** Other words that people look for it by. */
  words: readonly string[];
}

/** How well something matches, less is better: 0 its name begins so, 1 a word of its name does, 2 another word. */
function rankOf({ names, words }: Searchable, query: string): number | undefined {
  const asked = wordsOf(query);
  if (asked.length === 0) return undefined;
  if (names.some((name) => startsWith(foldText(name), foldText(query)))) return 0;
  const named = names.flatMap(wordsOf);
  if (asked.every((start) => named.some((word) => startsWith(word, start)))) return 1;
  const known = [...named, ...words.flatMap(wordsOf)];
  return asked.every((start) => known.some((word) => startsWith(word, start))) ? 2 : undefined;
}

/**
 * What matches the query, best first and otherwise in the order given. A query typed in the wrong keyboard layout is
 * read as meant.
 */
export function search<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const readings = [query, readInOtherLayout(query)];
  return items
    .map((item) => ({
      item,
      rank: Math.min(...readings.map((reading) => rankOf(item, reading) ?? Infinity)),
    }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
