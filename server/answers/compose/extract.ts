import { findCues, wordsOf } from "#server/answers/language/cues.ts";
import { WordBag } from "#server/answers/retrieve/match.ts";
import type { Query, QueryWord } from "#server/answers/retrieve/query.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { sentencesOf } from "./sentences.ts";

/** Questions that want a number or a time are answered by a sentence that has one. */
const wantsNumberSet = new Set(wordsOf(findCues("matching"), "value_word"));
const numberBonus = 0.25;
const nextBonus = 0.05;

/** A first sentence that has this share of the question needs no second one, unless that adds words of its own. */
const minShareAlone = 0.9;

interface Scored {
  at: number;
  /** How surely (0–1) the sentence has each word of the question. */
  has: number[];
  /** Share of the question's weight it has, with the bonus for a number that was asked for. */
  score: number;
}

function weightOf(word: QueryWord): number {
  return word.weight * (word.token.isFunction ? 0.3 : 1) * word.idf;
}

function share(query: Query, has: (word: number) => number): number {
  let total = 0;
  let sum = 0;
  query.words.forEach((word, i) => {
    total += weightOf(word);
    sum += weightOf(word) * has(i);
  });
  return total === 0 ? 0 : sum / total;
}

function scored(query: Query, sentence: string, at: number, wantsNumber: boolean): Scored {
  const bag = new WordBag(tokens(sentence));
  const has = query.words.map((word) => bag.has(word));
  const bonus = wantsNumber && /\p{Nd}/u.test(sentence) ? numberBonus : 0;
  return { at, has, score: share(query, (i) => has[i]!) + bonus };
}

function highest(all: readonly Scored[], of: (each: Scored) => number): Scored | undefined {
  return all.reduce<Scored | undefined>(
    (best, each) => (best === undefined || of(each) > of(best) ? each : best),
    undefined,
  );
}

/** The one or two sentences of a text that answer, in the order they stand in it. */
export function extract(query: Query, text: string): string {
  const sentences = sentencesOf(text);
  if (sentences.length === 1) return text.trim();
  const wantsNumber = query.words.some((word) => wantsNumberSet.has(word.token.word));
  const all = sentences.map((sentence, at) => scored(query, sentence, at, wantsNumber));
  const first = highest(all, (each) => each.score);
  if (first === undefined) return "";
  const added = (each: Scored): number => share(query, (i) => Math.max(0, each.has[i]! - first.has[i]!));
  // Of equal sentences the following one is preferred, because it explains the first.
  const worth = (each: Scored): number =>
    added(each) + each.score / 2 + (each.at === first.at + 1 ? nextBonus : 0);
  const second = highest(
    all.filter((each) => each !== first),
    worth,
  );
  const alone = second === undefined || (first.score >= minShareAlone && added(second) === 0);
  const chosen = alone ? [first] : [first, second].sort((a, b) => a.at - b.at);
  return chosen.map((each) => sentences[each.at]).join(" ");
}
