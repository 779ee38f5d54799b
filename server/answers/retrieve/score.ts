import type { AnswerIndex } from "../index/answerIndex.ts";
import { K1, TF_BITS, type Postings } from "../index/postings.ts";
import { FIELD } from "../index/units.ts";
import type { Query, TermWeights } from "./query.ts";

const TF_MASK = (1 << TF_BITS) - 1;
/** A shared stem says more than the 3-grams it is made of. */
export const STEM_WEIGHT = 2;
/** Every further phrasing of one answer that matches counts this much of the one before. */
const PHRASING_DECAY = 0.35;

/** By field code: question, text, title, name. */
const FIELD_WEIGHT = Float32Array.of(2, 1, 1, 2);

/** BM25 of every unit for one list of terms. */
function accumulate(postings: Postings, terms: TermWeights, units: number): Float32Array {
  const { offsets, packed, idf, norm } = postings;
  const scores = new Float32Array(units);
  for (const [term, weight] of terms) {
    const rarity = idf[term]! * weight * (K1 + 1);
    for (let i = offsets[term]!, end = offsets[term + 1]!; i < end; i++) {
      const posting = packed[i]!;
      const tf = posting & TF_MASK;
      const unit = posting >>> TF_BITS;
      scores[unit]! += (rarity * tf) / (tf + norm[unit]!);
    }
  }
  return scores;
}

export interface EntryScore {
  /** Position of the entry in the index. */
  position: number;
  score: number;
}

export interface Ranking {
  /** Best first; equal scores keep the order of the entries. */
  best: EntryScore[];
  /** Position of the entry whose 3-grams, and whose stems, fit best: two opinions; -1 when nothing matched. */
  gramTop: number;
  stemTop: number;
}

/** Phrasings add up with falling weights, other fields are added as they are. Sorts `questions` in place. */
function entryScore(questions: number[], others: number): number {
  if (questions.length > 1) questions.sort((a, b) => b - a);
  let weight = 1;
  let sum = others;
  for (const score of questions) {
    sum += score * weight;
    weight *= PHRASING_DECAY;
  }
  return sum;
}

function keep(best: EntryScore[], candidate: EntryScore, k: number): void {
  if (best.length === k && candidate.score <= best[k - 1]!.score) return;
  let place = best.length;
  while (place > 0 && best[place - 1]!.score < candidate.score) place--;
  best.splice(place, 0, candidate);
  if (best.length > k) best.pop();
}

/** The `k` best entries; `admits` restricts them (to products, say). */
export function rank(
  index: AnswerIndex,
  query: Query,
  k: number,
  admits?: (position: number) => boolean,
): Ranking {
  const { unitEntry, unitField } = index;
  const units = unitEntry.length;
  const gramScores = accumulate(index.grams, query.grams, units);
  const stemScores = accumulate(index.stems, query.stems, units);
  const ranking: Ranking = { best: [], gramTop: -1, stemTop: -1 };
  let gramBest = 0;
  let stemBest = 0;
  const questions: number[] = [];
  for (let unit = 0; unit < units;) {
    const position = unitEntry[unit]!;
    let others = 0;
    let gram = 0;
    let stem = 0;
    questions.length = 0;
    for (; unit < units && unitEntry[unit] === position; unit++) {
      const sum = gramScores[unit]! + STEM_WEIGHT * stemScores[unit]!;
      if (sum === 0) continue;
      const field = unitField[unit]!;
      const factor = FIELD_WEIGHT[field]!;
      gram = Math.max(gram, gramScores[unit]! * factor);
      stem = Math.max(stem, stemScores[unit]! * factor);
      if (field === FIELD.question) questions.push(sum * factor);
      else others += sum * factor;
    }
    if ((others === 0 && questions.length === 0) || admits?.(position) === false) continue;
    if (gram > gramBest) [gramBest, ranking.gramTop] = [gram, position];
    if (stem > stemBest) [stemBest, ranking.stemTop] = [stem, position];
    keep(ranking.best, { position, score: entryScore(questions, others) }, k);
  }
  return ranking;
}
