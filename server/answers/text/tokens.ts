import { canonical, isFunctionWord } from "./dialect.ts";
import { wordCacheLimits, memoise } from "./memoise.ts";
import { stem } from "./stem.ts";
import { words } from "./words.ts";

/** A word as a search uses it; indexed texts and questions are read by the same function. */
export interface Token {
  /** Normalised, dialect forms made canonical. */
  readonly word: string;
  readonly stem: string;
  /** The word has a grammatical function and no subject. */
  readonly isFunction: boolean;
}

/** The token of a word as words() yields it. The same word gives the same token, which is not to be changed. */
export const tokenOf = memoise((raw): Token => {
  const word = canonical(raw);
  return { word, stem: stem(word), isFunction: isFunctionWord(word) };
}, wordCacheLimits);

export function tokens(text: string): Token[] {
  return words(text).map(tokenOf);
}
