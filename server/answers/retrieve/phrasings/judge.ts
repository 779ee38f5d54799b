import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { find, type TermKey } from "#server/answers/index/dictionary.ts";
import {
  votesPerFeature,
  weightBits,
  weightOne,
  type PhrasingModel,
} from "#server/answers/index/phrasing-model.ts";
import { idfOf } from "#server/answers/index/postings.ts";
import type { Query } from "#server/answers/retrieve/query.ts";
import { TopList } from "#server/answers/retrieve/top-list.ts";
import { featuresOf } from "./features.ts";
import { likenessOf } from "./likeness.ts";

const weightMask = (1 << weightBits) - 1;
/** Phrasings heard; the ones further away only add noise. */
const maxCandidates = 100;

/** What the phrasings of a version say to a question. */
export interface Judgement {
  /** By position of the entry: about 1 when the question is surely its, about 0 when nothing speaks for it. */
  votes: ReadonlyMap<number, number>;
  /** Likeness of the nearest phrasing, 0–1. */
  nearest: number;
}

/** Cosine of the question with every phrasing. */
function cosines(index: AnswerIndex, model: PhrasingModel, query: Query): Float32Array {
  const { features, offsets, packed } = model;
  const phrasings = model.voteEntry.length / votesPerFeature;
  const rarityOf = (pair: TermKey): number => {
    const feature = find(features, pair);
    return feature < 0 ? 0 : idfOf(phrasings, offsets[feature + 1]! - offsets[feature]!);
  };
  const found = new Float32Array(phrasings);
  for (const { key, value } of featuresOf(index, query, rarityOf)) {
    const feature = find(features, key);
    if (feature < 0) continue;
    const share = value / weightOne;
    for (let i = offsets[feature]!; i < offsets[feature + 1]!; i++) {
      const posting = packed[i]!;
      found[posting >>> weightBits]! += share * (posting & weightMask);
    }
  }
  return found;
}

/** Undefined when the version has learnt nothing from phrasings. */
export function judge(index: AnswerIndex, query: Query): Judgement | undefined {
  const model = index.phrasings;
  if (model === undefined) return undefined;
  const closest = new TopList(maxCandidates);
  const found = cosines(index, model, query);
  for (let phrasing = 0; phrasing < found.length; phrasing++)
    if (found[phrasing]! > closest.least) closest.add(phrasing, found[phrasing]!);
  const votes = new Map<number, number>();
  for (const { position, score } of closest.items) {
    const likeness = likenessOf(score);
    for (let at = position * votesPerFeature; at < (position + 1) * votesPerFeature; at++) {
      const entry = model.voteEntry[at]!;
      votes.set(entry, (votes.get(entry) ?? 0) + likeness * model.voteWeight[at]!);
    }
  }
  return { votes, nearest: likenessOf(closest.items[0]?.score ?? 0) };
}
