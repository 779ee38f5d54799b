import type { TermKey } from "./dictionary.ts";

/** Character 3-grams of a padded word: what is left of a word when spelling, clitics and dialect differ. */
export function gramKeys(word: string): TermKey[] {
  const padded = ` ${word} `;
  const keys: TermKey[] = [];
  for (let i = 0; i + 2 < padded.length; i++) {
    keys.push({
      lo: ((padded.charCodeAt(i) << 16) | padded.charCodeAt(i + 1)) >>> 0,
      hi: padded.charCodeAt(i + 2),
    });
  }
  return keys;
}
