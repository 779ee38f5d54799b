import type { QueryWord } from "#server/answers/retrieve/query.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { cosine, vectorOf, type WordVector } from "#server/answers/text/word-vectors.ts";
import type { Spans } from "./spans.ts";
import { windowOf } from "./window.ts";

/** Words with this cosine have nothing to do with one another; the same word has 1. */
const unrelatedCosine = 0.35;
/** A word that is used like another counts at most this much of the word itself. */
const mostAlike = 0.9;
/** Words of a question that are compared by meaning. */
const maxCompared = 12;

interface Meanings {
  above: readonly WordVector[];
  windows: (readonly WordVector[] | undefined)[];
}

const meaningsCache = new WeakMap<Spans["spans"], Meanings>();

function vectorsIn(text: string): WordVector[] {
  const seen = new Map(tokens(text).map((token) => [token.word, token]));
  return [...seen.values()].flatMap((token) => vectorOf(token) ?? []);
}

function meaningsOf({ spans }: Spans, title: string): Meanings {
  const known = meaningsCache.get(spans);
  if (known !== undefined) return known;
  const made: Meanings = { above: vectorsIn(title), windows: [] };
  meaningsCache.set(spans, made);
  return made;
}

/** What each word of a question means; undefined for words that are not compared. */
export function collectMeanings(words: readonly QueryWord[]): (WordVector | undefined)[] {
  let left = maxCompared;
  return words.map(({ token }) => {
    const vector = left > 0 ? vectorOf(token) : undefined;
    if (vector !== undefined) left--;
    return vector;
  });
}

/** The largest cosine of a word with any of others, at least that of words that have nothing to do with it. */
function nearest(meaning: WordVector, others: readonly WordVector[], least = unrelatedCosine): number {
  let most = least;
  for (const other of others) most = Math.max(most, cosine(meaning, other));
  return most;
}

/**
 * For each word of a question, how surely (0–1) the quoted text around the sentence at a place, or its title, has a word
 * that is used like it: "money back" and "refund".
 */
export function findAlike(
  meanings: readonly (WordVector | undefined)[],
  all: Spans,
  title: string,
): (at: number) => number[] {
  const known = meaningsOf(all, title);
  const above = meanings.map((meaning) => meaning && nearest(meaning, known.above));
  return (at) => {
    const window = (known.windows[at] ??= vectorsIn(windowOf(all.spans, at)));
    return meanings.map((meaning, i) => {
      if (meaning === undefined) return 0;
      const most = nearest(meaning, window, above[i]);
      return (mostAlike * (most - unrelatedCosine)) / (1 - unrelatedCosine);
    });
  };
}
