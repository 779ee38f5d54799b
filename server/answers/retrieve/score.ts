import type { KnowledgeEntry } from "../entry.ts";
import type { AnswerIndex } from "../index/answer-index.ts";
import { K1, TF_BITS, type Postings } from "../index/postings.ts";
import { FIELD, type Field } from "../index/units.ts";
import type { Query, TermWeights } from "./query.ts";
import { TopList } from "./top-list.ts";

const TF_MASK = (1 << TF_BITS) - 1;
/** A shared stem says more than the 3-grams it is made of. */
export const STEM_WEIGHT = 2;
/** Every further phrasing of one answer that matches counts this much of the one before. */
const PHRASING_DECAY = 0.5;

/**
 * By field code: question, text, title, name, phrasings, passage. Passages are weighed so that they hold their own
 * beside FAQs, whose phrasings add up.
 */
const FIELD_WEIGHT = Float32Array.of(2, 1, 1.5, 2, 1.5, 1.5);

/** What a text found in every part of an entry would be multiplied by. */
export function fullWeight(entry: KnowledgeEntry): number {
  const of = (field: Field): number => FIELD_WEIGHT[field]!;
  if (entry.kind === "passage") return of(FIELD.passage) + (entry.title === undefined ? 0 : of(FIELD.title));
  if (entry.kind === "product") return of(FIELD.name) + of(FIELD.text);
  const count = entry.phrasings.length;
  const summed = (1 - PHRASING_DECAY ** count) / (1 - PHRASING_DECAY);
  return of(FIELD.question) * summed + (count > 1 ? of(FIELD.phrasings) : 0);
}

/** BM25 of every unit for one list of terms. */
function unitScores(postings: Postings, terms: TermWeights, units: number): Float32Array {
  const { offsets, packed, idf, norm } = postings;
  const scores = new Float32Array(units);
  for (const [term, weight] of terms) {
    const rarity = idf[term]! * weight * (K1 + 1);
    const end = offsets[term + 1]!;
    for (let i = offsets[term]!; i < end; i++) {
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

/** Phrasings add up with falling weights. Sorts `scores` in place. */
function phrasingSum(scores: number[]): number {
  if (scores.length > 1) scores.sort((a, b) => b - a);
  let weight = 1;
  let sum = 0;
  for (const score of scores) {
    sum += score * weight;
    weight *= PHRASING_DECAY;
  }
  return sum;
}

/** Scores of entries from those of their units; fields other than phrasings are added as they are. */
function entryScores(index: AnswerIndex, grams: Float32Array, stems: Float32Array): Float32Array {
  const { unitEntry, unitField } = index;
  const scores = new Float32Array(index.entries.length);
  const questions: number[] = [];
  let open = -1;
  for (let unit = 0; unit < unitEntry.length; unit++) {
    const sum = grams[unit]! + STEM_WEIGHT * stems[unit]!;
    if (sum === 0) continue;
    const position = unitEntry[unit]!;
    const field = unitField[unit]!;
    if (field !== FIELD.question) {
      scores[position]! += sum * FIELD_WEIGHT[field]!;
      continue;
    }
    if (position !== open && questions.length > 0) {
      scores[open]! += phrasingSum(questions);
      questions.length = 0;
    }
    open = position;
    questions.push(sum * FIELD_WEIGHT[field]!);
  }
  if (questions.length > 0) scores[open]! += phrasingSum(questions);
  return scores;
}

function topEntry(index: AnswerIndex, scores: Float32Array): number {
  let best = 0;
  let top = -1;
  for (let unit = 0; unit < scores.length; unit++) {
    const score = scores[unit]!;
    if (score * 2 <= best) continue;
    const weighted = score * FIELD_WEIGHT[index.unitField[unit]!]!;
    if (weighted > best) {
      best = weighted;
      top = index.unitEntry[unit]!;
    }
  }
  return top;
}

/** The `k` best entries; `admits` restricts them (to products, say). */
export function rank(
  index: AnswerIndex,
  query: Query,
  k: number,
  admits?: (position: number) => boolean,
): Ranking {
  const units = index.unitEntry.length;
  const grams = unitScores(index.grams, query.grams, units);
  const stems = unitScores(index.stems, query.stems, units);
  const scores = entryScores(index, grams, stems);
  const best = new TopList(k);
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position]!;
    if (score > best.least && admits?.(position) !== false) best.add(position, score);
  }
  return { best: best.items, gramTop: topEntry(index, grams), stemTop: topEntry(index, stems) };
}
