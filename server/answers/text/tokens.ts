import { canonical, isFunctionWord } from "./dialect.ts";
import { stem } from "./stem.ts";
import { words } from "./words.ts";

/** A word as both sides of a search see it: the indexed text and the question go through the same function. */
export interface Token {
  /** Normalised, dialect forms made canonical. */
  word: string;
  stem: string;
  /** Carries the shape of a sentence, not its subject. */
  isFunction: boolean;
}

/** The token of a word as words() yields it. */
export function tokenOf(raw: string): Token {
  const word = canonical(raw);
  return { word, stem: stem(word), isFunction: isFunctionWord(word) };
}

export function tokens(text: string): Token[] {
  return words(text).map(tokenOf);
}
