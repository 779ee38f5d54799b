import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { keyOf, type TermKey } from "#server/answers/index/dictionary.ts";
import type { Query } from "#server/answers/retrieve/query.ts";

/** One thing a question has that a phrasing may share, and how much sharing it says. */
export interface Feature {
  key: TermKey;
  value: number;
}

/** Kind of a feature that is a term of the index, in the high half of its key. */
const stemSeed = 0xfffffff1;
const gram = 0xfffffff2;
const stemScale = 1.4;
/** Weight by which a word that the knowledge lacks lowers the likeness to every phrasing. */
const unknownWordWeight = 0.2;

interface Pair {
  key: TermKey;
  weight: number;
}

/**
 * Neighbouring words, the first and the last beside the edge: "cancel my order" and "order my cancelled card" ask
 * different things with the same words.
 */
export function pairsOf(query: Query): Pair[] {
  const words = query.words.map(({ token, weight }) => ({ stem: token.stem, weight }));
  const edge = { stem: "", weight: 1 };
  return [edge, ...words].map((left, at) => {
    const right = words[at] ?? edge;
    const weight = left === edge || right === edge ? 1 : Math.sqrt(left.weight * right.weight);
    return { key: keyOf(`${left.stem} ${right.stem}`), weight };
  });
}

/** What the unknown words of a question would weigh, squared: their stem and about as many 3-grams as letters. */
function unknownWeight(query: Query): number {
  let sum = 0;
  for (const { token, weight, idf, known } of query.words)
    if (!known) sum += weight * idf * (stemScale ** 2 + token.word.length);
  return unknownWordWeight * sum;
}

/**
 * The features of a question, of length 1 together (less where words are unknown): stems and 3-grams by their rarity, with the synonyms and
 * translations the query has, and pairs of words. `rarityOf` is 0 for a pair no phrasing has.
 */
export function featuresOf(index: AnswerIndex, query: Query, rarityOf: (pair: TermKey) => number): Feature[] {
  const features: Feature[] = [];
  for (const [term, weight] of query.stems)
    features.push({
      key: { lo: term, hi: stemSeed },
      value: stemScale * Math.sqrt(weight * index.stems.idf[term]!),
    });
  for (const [term, weight] of query.grams)
    features.push({ key: { lo: term, hi: gram }, value: Math.sqrt(weight * index.grams.idf[term]!) });
  for (const { key, weight } of pairsOf(query)) {
    const rarity = rarityOf(key);
    if (rarity > 0) features.push({ key, value: Math.sqrt(weight * rarity) });
  }
  const squares = features.reduce((sum, { value }) => sum + value * value, unknownWeight(query));
  const length = Math.sqrt(squares) || 1;
  for (const feature of features) feature.value /= length;
  return features;
}
