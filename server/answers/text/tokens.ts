import { canonical, isFunctionWord } from "./dialect.ts";
import { stem } from "./stem.ts";
import { words } from "./words.ts";

/** A word as both sides of a search see it: the indexed text and the question go through the same function. */
export interface Token {
  /** Normalised, dialect forms made canonical. */
  readonly word: string;
  readonly stem: string;
  /** Carries the shape of a sentence, not its subject. */
  readonly isFunction: boolean;
}

/** Words read before: stemming one takes as long as finding a hundred here. */
const READ = new Map<string, Token>();
const MOST_READ = 30_000;
/** Longer words are codes, met once. */
const LONGEST_KEPT = 24;

/** The token of a word as words() yields it. The same word gives the same token, which is not to be changed. */
export function tokenOf(raw: string): Token {
  const known = READ.get(raw);
  if (known !== undefined) return known;
  const word = canonical(raw);
  const token = { word, stem: stem(word), isFunction: isFunctionWord(word) };
  if (raw.length > LONGEST_KEPT) return token;
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(raw, token);
  return token;
}

export function tokens(text: string): Token[] {
  return words(text).map(tokenOf);
}
