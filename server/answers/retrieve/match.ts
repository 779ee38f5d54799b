import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { nameKey } from "#server/answers/index/names.ts";
import { fieldNumbers, unitsOf } from "#server/answers/index/units.ts";
import { caseOf } from "#server/answers/text/kinds.ts";
import { tokens, type Token } from "#server/answers/text/tokens.ts";
import { isArabic, isLatin } from "#server/answers/text/words.ts";
import type { Query, QueryWord } from "./query.ts";

/** How alike two words are by their letter pairs, 0–1 (Dice). Letters past the 30th do not count. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const pairsA = Math.min(a.length, 30) - 1;
  const pairsB = Math.min(b.length, 30) - 1;
  if (pairsA < 2 || pairsB < 2) return 0;
  let taken = 0;
  let shared = 0;
  for (let i = 0; i < pairsA; i++) {
    for (let j = 0; j < pairsB; j++) {
      if ((taken & (1 << j)) !== 0 || a[i] !== b[j] || a[i + 1] !== b[j + 1]) continue;
      taken |= 1 << j;
      shared++;
      break;
    }
  }
  return (2 * shared) / (pairsA + pairsB);
}

/** Whether the lengths of two words allow them to be spellings of one. */
function comparable(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length) - 1;
  return (2 * shorter) / (a.length + b.length - 2) >= minLikeness;
}

/** Two words less alike than this by their letter pairs (0–1) are different words. */
const minLikeness = 0.6;
/** Words of the Latin alphabet that begin with different letters ("phones" and "drones") need this likeness. */
const minLikenessOfOtherBeginning = 0.8;

const isOtherBeginning = (a: string, b: string): boolean => a[0] !== b[0] && isLatin(a) && isLatin(b);

/** A text with fewer words of a script has only names and units in it. */
const minWordsOfScript = 3;

/** A question's words are compared with the same words of many texts, so their likenesses are kept. */
const likenessesCache = new WeakMap<QueryWord, Map<string, number>>();

function likenesses(word: QueryWord): Map<string, number> {
  const known = likenessesCache.get(word) ?? new Map<string, number>();
  likenessesCache.set(word, known);
  return known;
}

export class WordBag {
  readonly stems: ReadonlySet<string>;
  readonly #words: readonly string[];
  readonly #all: readonly Token[];
  #names: ReadonlySet<number | undefined> | undefined;
  #arabic: number | undefined;

  constructor(all: readonly Token[]) {
    this.stems = new Set(all.map((token) => token.stem));
    this.#words = [...new Set(all.map((token) => token.word))];
    this.#all = all;
  }

  /**
   * How surely (0–1) the bag has a word of a question: by its stem, by a translation's, or by a word spelt almost the
   * same.
   */
  has(word: QueryWord): number {
    const meant = this.#means(word);
    if (meant > 0 || word.token.isFunction) return meant;
    if (word.nameKey !== undefined && this.#hasName(word.nameKey)) return 1;
    let best = 0;
    const known = likenesses(word);
    for (const own of this.#words) {
      let alike = known.get(own);
      if (alike === undefined) {
        alike = comparable(own, word.token.word) ? likeness(own, word.token.word) : 0;
        if (alike < minLikenessOfOtherBeginning && isOtherBeginning(own, word.token.word)) alike = 0;
        known.set(own, alike);
      }
      if (alike > best) best = alike;
    }
    return best >= minLikeness ? best : 0;
  }

  /**
   * An alternative counts in full only in a text that could not use the customer's own word, being in the other
   * script: one that has both languages and says something else twice does not mean the same.
   */
  #means(word: QueryWord): number {
    let best = 0;
    for (const [stem, sure] of word.sure) {
      if (!this.stems.has(stem)) continue;
      const share = this.#shareOf(word.among.get(stem));
      if (share > best) best = Math.max(best, share * (sure < 1 && this.#speaks(word) ? sure : 1));
    }
    return best;
  }

  /** Largest share (0–1) of an expression's stems that the bag has. */
  #shareOf(expressions: readonly (readonly string[])[] | undefined): number {
    if (expressions === undefined) return 1;
    const shares = expressions.map(
      (expression) => expression.filter((stem) => this.stems.has(stem)).length / expression.length,
    );
    return Math.max(...shares);
  }

  #speaks(word: QueryWord): boolean {
    this.#arabic ??= this.#words.filter(isArabic).length;
    const spoken = isArabic(word.token.word) ? this.#arabic : this.#words.length - this.#arabic;
    return spoken >= minWordsOfScript;
  }

  /** Skeletons are only made when a question holds a name in the other script, which few do. */
  #hasName(key: number): boolean {
    this.#names ??= new Set(this.#all.map(nameKey));
    return this.#names.has(key);
  }
}

export interface Match {
  /** Share of the question's weight (rarity × importance) that the entry has, 0–1. */
  covered: number;
  /** The same over words that carry a subject; 1 when the question has none. */
  contentCovered: number;
  /** The question names a place that the entry has neither by name nor by a word for all of its kind. */
  elsewhere: boolean;
  /** Likeness of the question to the nearest phrasing, by weight of shared words, 0–1; 0 when there are none. */
  phrasing: number;
}

function share(words: readonly QueryWord[], bag: WordBag): number {
  let total = 0;
  let covered = 0;
  for (const word of words) {
    const weight = word.weight * word.idf;
    total += weight;
    covered += weight * bag.has(word);
  }
  return total === 0 ? 1 : covered / total;
}

function phrasingLikeness(query: Query, phrasing: readonly Token[]): number {
  const bag = new WordBag(phrasing);
  const asked = new Set(query.words.flatMap((word) => word.stems));
  let shared = 0;
  let all = 0;
  for (const word of query.words) {
    const weight = word.weight * word.idf;
    all += weight;
    shared += weight * bag.has(word);
  }
  for (const token of phrasing) if (!asked.has(token.stem)) all += token.isFunction ? 1 : 3;
  return all === 0 ? 0 : shared / all;
}

/** The words of an entry's texts, without its phrasings one by one. */
function bagOf(entry: KnowledgeEntry): WordBag {
  const texts = unitsOf(entry).filter((unit) => unit.field !== fieldNumbers.phrasings);
  return new WordBag(texts.flatMap((unit) => tokens(unit.text)));
}

/** Share of the question's subject that an entry has, without looking at its phrasings one by one. */
export function subjectCovered(query: Query, entry: KnowledgeEntry): number {
  const content = query.words.filter((word) => !word.token.isFunction);
  return share(content, bagOf(entry));
}

/** Share of the question's subject that a text has. */
export function subjectCoveredBy(query: Query, text: string): number {
  const content = query.words.filter((word) => !word.token.isFunction);
  return share(content, new WordBag(tokens(text)));
}

/** The subject words of a question that an entry has in no form, as the customer wrote them. */
export function findMissingWords(query: Query, entry: KnowledgeEntry, question: string): string[] {
  const bag = new WordBag(unitsOf(entry).flatMap((unit) => tokens(unit.text)));
  const absent = query.words.filter((word) => !word.token.isFunction && bag.has(word) === 0);
  const missing = new Set(absent.map((word) => word.token.word));
  return question
    .split(/\s+/u)
    .filter((written) => tokens(written).some((token) => missing.has(token.word)))
    .map((written) => written.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ""));
}

const placesOf = ({ words }: Query): QueryWord[] =>
  words.filter(({ token }) => !token.isFunction && caseOf(token.stem) === "place");

/** Whether a question names a place that an entry has neither by name nor by a word for all of its kind. */
export function isElsewhere(query: Query, entry: KnowledgeEntry): boolean {
  const places = placesOf(query);
  if (places.length === 0) return false;
  const bag = bagOf(entry);
  return places.some((place) => bag.has(place) < 1);
}

export function matchOf(query: Query, entry: KnowledgeEntry): Match {
  const units = unitsOf(entry)
    .filter((unit) => unit.field !== fieldNumbers.phrasings)
    .map((unit) => ({ field: unit.field, tokens: tokens(unit.text) }));
  const bag = new WordBag(units.flatMap((unit) => unit.tokens));
  const content = query.words.filter((word) => !word.token.isFunction);
  const phrasings = units.filter((unit) => unit.field === fieldNumbers.question);
  return {
    covered: share(query.words, bag),
    contentCovered: share(content, bag),
    elsewhere: placesOf(query).some((place) => bag.has(place) < 1),
    phrasing: Math.max(0, ...phrasings.map((unit) => phrasingLikeness(query, unit.tokens))),
  };
}
