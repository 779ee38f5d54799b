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

export function tokens(text: string): Token[] {
  return words(text).map((raw) => {
    const word = canonical(raw);
    return { word, stem: stem(word), isFunction: isFunctionWord(word) };
  });
}
