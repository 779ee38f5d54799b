import { fromArabizi, isArabizi } from "#server/answers/text/arabizi.ts";
import { arabicSkeleton, latinSkeleton } from "#server/answers/text/skeleton.ts";
import { type Token, tokens } from "#server/answers/text/tokens.ts";
import { synonymsOf, translateAt } from "#server/answers/text/translate.ts";
import { isArabic, isLatin } from "#server/answers/text/words.ts";

/**
 * Weights of function words, translations, synonyms, names in the other script and misspellings, beside 1 for the same
 * word.
 */
const functionWordWeight = 0.2;
const translationWeight = 0.8;
const synonymWeight = 0.5;
const sameNameWeight = 0.8;
const misspellingWeight = 0.8;
/** Two words with this share of their three-letter pieces in common are one word, mistyped. */
const minLikeness = 0.5;
const minNameLength = 3;
const minAlikeLength = 4;
/**
 * Rarity is computed as if this many more questions had been asked: among a handful, a word that two share would count
 * as common.
 */
const frequencyScale = 50;

/** A question as weights over the vocabulary's words, of length 1 under the likeness of words. */
export type Vector = ReadonlyMap<number, number>;

/** What questions say, comparable by meaning. */
export interface Likeness {
  /** One for each question, in their order. */
  vectors: Vector[];
  /** The same vector spread over the words that mean the same: its product with another vector is their likeness. */
  spread: (vector: Vector) => Vector;
}

/** Product of two sparse vectors. */
export function product(a: Vector, b: Vector): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [word, weight] of few) sum += weight * (many.get(word) ?? 0);
  return sum;
}

/**
 * Compares questions among themselves, without any knowledge base: words weigh by their rarity among the questions, and
 * words meet by stem, by the lexicon (synonyms, the other language), as names by their consonants, and as misspellings
 * by shared three-letter pieces. `texts` are questions without contact data.
 */
export function likenessOf(texts: readonly string[]): Likeness {
  const read = texts.map((text) => tokens(isArabizi(text) ? fromArabizi(text) : text));
  const vocabulary = vocabularyOf(read);
  const near = neighbours(vocabulary, read);
  const spread = (vector: Vector): Vector => {
    const wide = new Map(vector);
    for (const [word, weight] of vector)
      for (const [other, likeness] of near.get(word) ?? [])
        wide.set(other, (wide.get(other) ?? 0) + weight * likeness);
    return wide;
  };
  const rarity = raritiesOf(vocabulary, read, near);
  const vectors = read.map((words) => {
    const vector = new Map<number, number>();
    for (const { stem, isFunction } of words) {
      const word = vocabulary.number.get(stem)!;
      vector.set(word, rarity[word]! * (isFunction ? functionWordWeight : 1));
    }
    const length = Math.sqrt(product(vector, spread(vector)));
    for (const [word, weight] of vector) vector.set(word, weight / (length || 1));
    return vector;
  });
  return { vectors, spread };
}

interface Vocabulary {
  number: ReadonlyMap<string, number>;
  /** One token of each stem. */
  words: Token[];
}

function vocabularyOf(read: readonly Token[][]): Vocabulary {
  const number = new Map<string, number>();
  const words: Token[] = [];
  for (const token of read.flat()) {
    if (number.has(token.stem)) continue;
    number.set(token.stem, words.length);
    words.push(token);
  }
  return { number, words };
}

type Neighbours = ReadonlyMap<number, ReadonlyMap<number, number>>;

function neighbours({ number, words }: Vocabulary, read: readonly Token[][]): Neighbours {
  const near = new Map<number, Map<number, number>>();
  const join = (a: number, b: number | undefined, likeness: number) => {
    if (b === undefined || a === b) return;
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const known = near.get(one) ?? near.set(one, new Map()).get(one)!;
      known.set(other, Math.max(known.get(other) ?? 0, likeness));
    }
  };
  joinTranslations(number, read, join);
  joinNames(words, join);
  joinMisspelled(words, join);
  return near;
}

type Join = (a: number, b: number | undefined, likeness: number) => void;

/** As long as the longest expression of the lexicon that is looked for here. */
const maxExpressionLength = 3;

function joinTranslations(number: ReadonlyMap<string, number>, read: readonly Token[][], join: Join): void {
  const has = (stem: string) => number.has(stem);
  const joined = new Set<string>();
  for (const question of read)
    question.forEach((token, at) => {
      const parts = question.slice(at, at + maxExpressionLength);
      const canonical = parts.map((part) => part.word);
      const key = canonical.join(" ");
      const language = isArabic(token.word) ? "ar" : isLatin(token.word) ? "en" : undefined;
      if (!language || token.isFunction || joined.has(key)) return;
      joined.add(key);
      for (const { stem } of synonymsOf(language, token.word, has))
        join(number.get(token.stem)!, number.get(stem), synonymWeight);
      const span = translateAt(language, canonical, 0);
      // Of "opening hours" the words together are "أوقات العمل": each of them stands for it.
      for (const part of parts.slice(0, span?.length ?? 0))
        if (!part.isFunction)
          for (const { stem } of span?.translations ?? [])
            join(number.get(part.stem)!, number.get(stem), translationWeight);
    });
}

/** "Jeddah" and "جدة": the same consonants in the two scripts. */
function joinNames(words: readonly Token[], join: Join): void {
  const arabic = new Map<string, number[]>();
  words.forEach((token, at) => {
    const bones = isArabic(token.word) && !token.isFunction ? arabicSkeleton(token.stem) : "";
    if (bones.length >= minNameLength) arabic.set(bones, [...(arabic.get(bones) ?? []), at]);
  });
  words.forEach((token, at) => {
    const bones = isLatin(token.word) && !token.isFunction ? latinSkeleton(token.word) : "";
    for (const other of arabic.get(bones) ?? []) join(at, other, sameNameWeight);
  });
}

function piecesOf(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function joinMisspelled(words: readonly Token[], join: Join): void {
  const pieces = words.map((token) =>
    token.isFunction || token.stem.length < minAlikeLength ? new Set<string>() : piecesOf(token.stem),
  );
  const having = new Map<string, number[]>();
  pieces.forEach((own, at) => {
    const shared = new Map<number, number>();
    for (const piece of own) {
      for (const other of having.get(piece) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
      having.set(piece, [...(having.get(piece) ?? []), at]);
    }
    for (const [other, count] of shared)
      if ((2 * count) / (own.size + pieces[other]!.size) >= minLikeness) join(at, other, misspellingWeight);
  });
}

/** How rare each word, or what means the same, is among the questions. */
function raritiesOf({ number, words }: Vocabulary, read: readonly Token[][], near: Neighbours): number[] {
  const asked = words.map(() => 0);
  for (const question of read) {
    const said = new Set(question.map((token) => number.get(token.stem)!));
    for (const word of said) asked[word]!++;
  }
  return words.map((_, word) => {
    let often = asked[word]!;
    for (const [other, likeness] of near.get(word) ?? []) often += likeness * asked[other]!;
    return Math.log(1 + (read.length + frequencyScale) / (often + 0.5));
  });
}
