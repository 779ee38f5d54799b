import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { TermTableBuilder, type TermKey } from "#server/answers/index/dictionary.ts";
import {
  maxPhrasings,
  votesPerFeature,
  weightBits,
  weightOne,
  type PhrasingModel,
} from "#server/answers/index/phrasing-model.ts";
import { idfOf } from "#server/answers/index/postings.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { queryOf, type Query } from "#server/answers/retrieve/query.ts";
import { TopList } from "#server/answers/retrieve/top-list.ts";
import { featuresOf, pairsOf } from "./features.ts";
import { ridge } from "./ridge.ts";
import { addCosines, likenessAmong, vectorsOf, type Vectors } from "./vectors.ts";

/** Phrasings of other FAQs a FAQ is told apart from: the nearest, all others are far enough not to matter. */
const maxOthers = 80;
/** More phrasings of one FAQ than this add nothing and cost cubically. */
const maxOwn = 150;
/** How far votes are held near zero: small enough to tell twins apart, large enough not to learn a typing error. */
const lambda = 0.2;

interface Vote {
  entry: number;
  weight: number;
}

/** What speaks for a FAQ: its own phrasings should add up to 1, the nearest of others to 0. */
function votesFor(
  own: readonly number[],
  vectors: Vectors,
  scratch: { cosines: Float32Array; features: Float32Array },
): { phrasing: number; weight: number }[] {
  const { cosines, features } = scratch;
  cosines.fill(0);
  for (const phrasing of own) addCosines(vectors, phrasing, cosines);
  for (const phrasing of own) cosines[phrasing] = 0;
  const others = new TopList(maxOthers);
  for (let p = 0; p < cosines.length; p++) if (cosines[p]! > others.least) others.add(p, cosines[p]!);
  const involved = [...own, ...others.items.map(({ position }) => position)];
  const targets = involved.map((_, at) => (at < own.length ? 1 : 0));
  const weights = ridge(likenessAmong(vectors, involved, features), targets, lambda);
  return involved.map((phrasing, at) => ({ phrasing, weight: weights[at]! }));
}

/** Its own FAQ's vote and the strongest others, in a fixed order. */
function strongest(votes: readonly Vote[], own: number): Vote[] {
  const rank = (vote: Vote): number => (vote.entry === own ? Infinity : Math.abs(vote.weight));
  return votes.toSorted((a, b) => rank(b) - rank(a) || a.entry - b.entry).slice(0, votesPerFeature);
}

/** How rare a pair of words is among the phrasings. */
function pairRarity(queries: readonly Query[]): (pair: TermKey) => number {
  const table = new TermTableBuilder();
  const holders: number[] = [];
  for (const query of queries) {
    for (const pair of new Set(pairsOf(query).map(({ key }) => table.number(key))))
      holders[pair] = (holders[pair] ?? 0) + 1;
  }
  return (pair) => idfOf(queries.length, holders[table.number(pair)] ?? 0);
}

/** votesPerFeature for each phrasing, one after the other. */
function votesOf(owners: readonly number[], vectors: Vectors): Vote[] {
  const scratch = {
    cosines: new Float32Array(owners.length),
    features: new Float32Array(vectors.offsets.length - 1),
  };
  const votes = owners.map((): Vote[] => []);
  for (const [entry, own] of Map.groupBy(owners.keys(), (phrasing) => owners[phrasing]!)) {
    for (const { phrasing, weight } of votesFor(own.slice(0, maxOwn), vectors, scratch))
      votes[phrasing]!.push({ entry, weight });
  }
  return votes.flatMap((own, phrasing) => {
    const kept = strongest(own, owners[phrasing]!);
    return Array.from(
      { length: votesPerFeature },
      (_, at) => kept[at] ?? { entry: owners[phrasing]!, weight: 0 },
    );
  });
}

/**
 * Learns from a version's own phrasings which FAQ a question near them asks for: for every FAQ a kernel ridge
 * regression over its phrasings against the nearest of others. Needs no labels but the phrasings; about 0.3 ms a
 * phrasing, linear in their number, deterministic. Undefined when there is nothing to tell apart (one phrasing each)
 * or too much.
 */
export function learnPhrasings(index: AnswerIndex): PhrasingModel | undefined {
  const owners: number[] = [];
  const texts: string[] = [];
  for (let position = 0; position < index.entries.length; position++) {
    const entry = index.entries.kindOf(position) === "faq" ? index.entries.at(position) : undefined;
    if (entry?.kind !== "faq") continue;
    for (const phrasing of entry.phrasings) {
      owners.push(position);
      texts.push(phrasing);
    }
  }
  const faqs = new Set(owners).size;
  if (faqs < 2 || owners.length === faqs || owners.length > maxPhrasings) return undefined;

  const queries = texts.map((text) => queryOf(index, tokens(text)));
  const rarityOf = pairRarity(queries);
  const table = new TermTableBuilder();
  const rows = queries.map((query) =>
    featuresOf(index, query, rarityOf).map(({ key, value }) => ({ feature: table.number(key), value })),
  );
  const vectors = vectorsOf(rows, table.size);
  const votes = votesOf(owners, vectors);
  return {
    features: table.finish(),
    offsets: vectors.offsets,
    packed: Uint32Array.from(
      vectors.holder,
      (phrasing, at) => ((phrasing << weightBits) | Math.round(vectors.held[at]! * weightOne)) >>> 0,
    ),
    voteEntry: Uint32Array.from(votes, (vote) => vote.entry),
    voteWeight: Float32Array.from(votes, (vote) => vote.weight),
  };
}
