import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { find, keyOf } from "#server/answers/index/dictionary.ts";
import { UnitReader } from "#server/answers/index/unit-reader.ts";
import { fieldNumbers } from "#server/answers/index/units.ts";
import type { Query } from "./query.ts";
import type { EntryScore } from "./top-list.ts";

/** Two words of a question count as one expression of a passage when at most this many words stand between them. */
const maxBetween = 1;
const none: readonly number[] = [];

/** The question's expressions, two neighbouring words each, by the terms of their stems. */
interface Expressions {
  /** Expressions a term opens, and those it closes. */
  opens: ReadonlyMap<number, readonly number[]>;
  closes: ReadonlyMap<number, readonly number[]>;
  /** How much finding each says. */
  weights: readonly number[];
}

function expressionsOf(index: AnswerIndex, query: Query): Expressions {
  const opens = new Map<number, number[]>();
  const closes = new Map<number, number[]>();
  const weights = query.words.slice(1).map((word, at) => {
    const before = query.words[at]!;
    return Math.min(word.weight * word.idf, before.weight * before.idf);
  });
  query.words.forEach(({ stems }, at) => {
    for (const stem of new Set(stems)) {
      const term = find(index.stems.terms, keyOf(stem));
      if (term < 0) continue;
      if (at < weights.length) opens.set(term, [...(opens.get(term) ?? []), at]);
      if (at > 0) closes.set(term, [...(closes.get(term) ?? []), at - 1]);
    }
  });
  return { opens, closes, weights };
}

/**
 * Share of the question's expressions that each passage has, by weight, 0–1. Words that stand together in the question
 * and together in the text ("تاريخ الميلاد", "return policy") are more than the two words anywhere.
 */
export function computeExpressionShares(
  index: AnswerIndex,
  query: Query,
  passages: readonly EntryScore[],
): number[] {
  const { opens, closes, weights } = expressionsOf(index, query);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return passages.map(() => 0);
  const reader = new UnitReader(index.entries.stored, index.vocabulary);
  const { wordStem } = index.vocabulary;
  return passages.map(({ position }) => {
    const found = new Set<number>();
    reader.read(position, (field, words, count) => {
      if (field !== fieldNumbers.passage) return;
      const opened = weights.map(() => -Infinity);
      for (let at = 0; at < count; at++) {
        const stem = wordStem[words[at]!]!;
        for (const expression of closes.get(stem) ?? none)
          if (at - opened[expression]! <= maxBetween + 1) found.add(expression);
        for (const expression of opens.get(stem) ?? none) opened[expression] = at;
      }
    });
    return [...found].reduce((sum, expression) => sum + weights[expression]!, 0) / total;
  });
}
