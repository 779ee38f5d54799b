import type { KnowledgeEntry } from "../entry.ts";
import { nameKey } from "../index/answerIndex.ts";
import { FIELD, unitsOf } from "../index/units.ts";
import { tokens, type Token } from "../text/tokens.ts";
import type { Query, QueryWord } from "./query.ts";

/** How alike two words are by their letter pairs, 0–1 (Dice). */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length < 3 || b.length < 3) return 0;
  const pairs = new Map<string, number>();
  for (let i = 0; i + 1 < a.length; i++)
    pairs.set(a.slice(i, i + 2), (pairs.get(a.slice(i, i + 2)) ?? 0) + 1);
  let shared = 0;
  for (let i = 0; i + 1 < b.length; i++) {
    const count = pairs.get(b.slice(i, i + 2)) ?? 0;
    if (count > 0) {
      shared++;
      pairs.set(b.slice(i, i + 2), count - 1);
    }
  }
  return (2 * shared) / (a.length + b.length - 2);
}

/** Below this two words are not variants of one another. */
const ALIKE = 0.6;

export class WordBag {
  readonly stems: ReadonlySet<string>;
  readonly #words: readonly string[];
  readonly #names: ReadonlySet<number | undefined>;

  constructor(all: readonly Token[]) {
    this.stems = new Set(all.map((token) => token.stem));
    this.#words = [...new Set(all.map((token) => token.word))];
    this.#names = new Set(all.map(nameKey));
  }

  /** How far the bag has the word of a question, 0–1: its stem, a translation's, or a word spelt nearly so. */
  has(word: QueryWord): number {
    if (word.stems.some((stem) => this.stems.has(stem))) return 1;
    if (word.token.isFunction) return 0;
    if (word.nameKey !== undefined && this.#names.has(word.nameKey)) return 1;
    let best = 0;
    for (const own of this.#words) best = Math.max(best, likeness(own, word.token.word));
    return best >= ALIKE ? best : 0;
  }
}

export interface Match {
  /** Share of the question's weight (rarity × importance) that the entry has, 0–1. */
  covered: number;
  /** The same over words that carry a subject; 1 when the question has none. */
  contentCovered: number;
  /** Likeness of the question to the nearest phrasing, by weight of shared words, 0–1; 0 when there are none. */
  phrasing: number;
  /** Rarity (relative to an unknown word) of the rarest subject word the entry lacks, 0–1. */
  missing: number;
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

export function matchOf(query: Query, entry: KnowledgeEntry, unseen: number): Match {
  const units = unitsOf(entry).map((unit) => ({ field: unit.field, tokens: tokens(unit.text) }));
  const bag = new WordBag(units.flatMap((unit) => unit.tokens));
  const content = query.words.filter((word) => !word.token.isFunction);
  const phrasings = units.filter((unit) => unit.field === FIELD.question);
  return {
    covered: share(query.words, bag),
    contentCovered: share(content, bag),
    phrasing: Math.max(0, ...phrasings.map((unit) => phrasingLikeness(query, unit.tokens))),
    missing: Math.max(0, ...content.map((word) => (1 - bag.has(word)) * (word.idf / unseen))),
  };
}
