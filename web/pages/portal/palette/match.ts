import { foldText } from "#web/fold-text.ts";

/** The keys of a Latin keyboard. The Arabic letters on the same keys follow below. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const arabicKeys = "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ";

/** Returns the text that the same keys produce in the other layout. The key B produces two Arabic letters. */
export function convertLayout(text: string): string {
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

/** Whether a word starts with the text, with or without the Arabic article. */
const startsWith = (word: string, start: string): boolean =>
  word.startsWith(start) || (word.startsWith("ال") && word.slice(2).startsWith(start));

export interface Searchable {
  /** The names in both languages. */
  names: readonly string[];
  /** Other words by which people search for the item. */
  words: readonly string[];
}

/**
 * Returns the rank of a match, lower is better: 0 when the name starts with the query, 1 when a word of the name
 * does, 2 for another word.
 */
function rankOf({ names, words }: Searchable, query: string): number | undefined {
  const queryWords = wordsOf(query);
  if (queryWords.length === 0) return undefined;
  if (names.some((name) => startsWith(foldText(name), foldText(query)))) return 0;
  const named = names.flatMap(wordsOf);
  if (queryWords.every((start) => named.some((word) => startsWith(word, start)))) return 1;
  const known = [...named, ...words.flatMap(wordsOf)];
  return queryWords.every((start) => known.some((word) => startsWith(word, start))) ? 2 : undefined;
}

/**
 * Returns the items that match the query, the best first and otherwise in the given order. A query in the wrong
 * keyboard layout is converted.
 */
export function searchItems<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const readings = [query, convertLayout(query)];
  return items
    .map((item) => ({
      item,
      rank: Math.min(...readings.map((reading) => rankOf(item, reading) ?? Infinity)),
    }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
