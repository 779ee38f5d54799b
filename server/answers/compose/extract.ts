import { WordBag } from "../retrieve/match.ts";
import type { Query, QueryWord } from "../retrieve/query.ts";
import { tokens } from "../text/tokens.ts";
import { sentencesOf } from "./sentences.ts";

/** Questions that want a number or a time are answered by a sentence that has one. */
const WANTS_NUMBER = new Set([
  "كم",
  "متي",
  "ساعه",
  "سعر",
  "مده",
  "رقم",
  "many",
  "much",
  "when",
  "long",
  "price",
  "cost",
  "time",
  "hours",
  "number",
  "old",
  "year",
  "تاريخ",
  "سنه",
  "عام",
]);
const NUMBER_BONUS = 0.25;

interface Scored {
  at: number;
  has: number[];
  score: number;
}

function weightOf(word: QueryWord): number {
  return word.weight * (word.token.isFunction ? 0.3 : 1) * word.idf;
}

function score(query: Query, sentence: string, at: number): Scored {
  const bag = new WordBag(tokens(sentence));
  const has = query.words.map((word) => bag.has(word));
  const total = query.words.reduce((sum, word) => sum + weightOf(word), 0) || 1;
  let sum = query.words.reduce((acc, word, i) => acc + weightOf(word) * has[i]!, 0) / total;
  const wantsNumber = query.words.some((word) => WANTS_NUMBER.has(word.token.word));
  if (wantsNumber && /\p{Nd}/u.test(sentence)) sum += NUMBER_BONUS;
  return { at, has, score: sum };
}

/** The one or two sentences of a text that answer, in the order they stand in it. */
export function extract(query: Query, text: string): string {
  const sentences = sentencesOf(text);
  if (sentences.length <= 2) return sentences.join(" ");
  const scored = sentences.map((sentence, at) => score(query, sentence, at));
  const first = scored.reduce((best, each) => (each.score > best.score ? each : best));
  const missing = (each: Scored): number =>
    query.words.reduce((sum, word, i) => sum + weightOf(word) * Math.max(0, each.has[i]! - first.has[i]!), 0);
  const others = scored.filter((each) => each.at !== first.at);
  const second = others.reduce((best, each) => {
    const gain = missing(each) + each.score * 0.5 + (each.at === first.at + 1 ? 0.05 : 0);
    const bestGain = missing(best) + best.score * 0.5 + (best.at === first.at + 1 ? 0.05 : 0);
    return gain > bestGain ? each : best;
  });
  const chosen = [first, second].sort((a, b) => a.at - b.at);
  return chosen.map((each) => sentences[each.at]).join(" ");
}
