import type { KnowledgeEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { fieldNumbers, type Field } from "#server/answers/index/units.ts";
import { fieldWeight, phrasingDecay, stemWeight } from "#server/answers/index/weights.ts";
import { type WeighedTerms, weighTerms } from "./weigh-terms.ts";
import { addBounds, unitsPerPoint } from "./bounds.ts";
import { EntryScores } from "./entry-scores.ts";
import type { Query } from "./query.ts";
import { clearSums } from "./scratch.ts";
import { type EntryScore, TopList } from "./top-list.ts";

/** What a text found in every part of an entry would be multiplied by. */
export function fullWeight(entry: KnowledgeEntry): number {
  const of = (field: Field): number => fieldWeight[field]!;
  if (entry.kind === "passage")
    return of(fieldNumbers.passage) + (entry.title === undefined ? 0 : of(fieldNumbers.title));
  if (entry.kind === "product") return of(fieldNumbers.name) + of(fieldNumbers.attributes);
  const count = entry.phrasings.length;
  const summed = (1 - phrasingDecay ** count) / (1 - phrasingDecay);
  return of(fieldNumbers.question) * summed + (count > 1 ? of(fieldNumbers.phrasings) : 0);
}

export interface Ranking {
  /** Best first; equal scores keep the order of the entries. */
  best: EntryScore[];
  /** Position of the entry that fits best by 3-grams, and by stems, alone: two opinions; -1 when nothing matched. */
  gramTop: number;
  stemTop: number;
}

/** Entries are passed over by stretches of this many when none of them can be among the best. */
const stretchLength = 128;

/**
 * The `k` best entries; `admits` restricts them (to products, say). Every entry gets a bound on its score from the
 * postings, and only those whose bound reaches the k-th best score are scored: the outcome is that of scoring all.
 */
export function rank(
  index: AnswerIndex,
  query: Query,
  k: number,
  admits: (position: number) => boolean = () => true,
): Ranking {
  const grams = weighTerms(index.grams, query.grams);
  const stems = weighTerms(index.stems, query.stems);
  const scores = new EntryScores(index, grams, stems);
  try {
    return new Contest(index.entries.length, scores, grams, stems, k, admits).decided();
  } finally {
    scores.release();
  }
}

/** The question's three rankings: by the whole score, by 3-grams and by stems. */
class Contest {
  readonly #scores: EntryScores;
  readonly #admits: (position: number) => boolean;
  readonly #size: number;
  /** Bounds of each entry by list, in `#scale` to the point. */
  readonly #gram: Int32Array;
  readonly #stem: Int32Array;
  readonly #scale: number;
  readonly #best: TopList;
  readonly #gramBest = new TopList(1);
  readonly #stemBest = new TopList(1);
  readonly #looked = new Set<number>();

  constructor(
    size: number,
    scores: EntryScores,
    grams: WeighedTerms,
    stems: WeighedTerms,
    k: number,
    admits: (position: number) => boolean,
  ) {
    const { gramSums, stemSums } = clearSums(size);
    this.#gram = gramSums;
    this.#stem = stemSums;
    this.#scale = unitsPerPoint([grams, stems]) / stemWeight;
    addBounds(grams, gramSums, this.#scale);
    addBounds(stems, stemSums, this.#scale);
    this.#scores = scores;
    this.#admits = admits;
    this.#size = size;
    this.#best = new TopList(k);
  }

  decided(): Ranking {
    const most = this.#lookAtFavourites();
    const least = (list: TopList): number => Math.max(1, Math.floor(list.least * this.#scale) - 1);
    for (let stretch = 0; stretch < most.total.length; stretch++) {
      const [total, gram, stem] = [least(this.#best), least(this.#gramBest), least(this.#stemBest)];
      if (most.total[stretch]! < total && most.gram[stretch]! < gram && most.stem[stretch]! < stem) continue;
      const end = Math.min(this.#size, (stretch + 1) * stretchLength);
      for (let position = stretch * stretchLength; position < end; position++) {
        const g = this.#gram[position]!;
        const s = this.#stem[position]!;
        const isRival = g + stemWeight * s >= total && this.#admits(position);
        if (isRival || g >= gram || s >= stem) this.#look(position);
      }
    }
    return {
      best: this.#best.items,
      gramTop: this.#gramBest.items[0]?.position ?? -1,
      stemTop: this.#stemBest.items[0]?.position ?? -1,
    };
  }

  /**
   * Those with the highest bounds are likely the best, and whoever cannot pass them need not be looked at. Gives the
   * highest bounds of each stretch.
   */
  #lookAtFavourites(): { total: Int32Array; gram: Int32Array; stem: Int32Array } {
    const count = Math.ceil(this.#size / stretchLength);
    const most = { total: new Int32Array(count), gram: new Int32Array(count), stem: new Int32Array(count) };
    const [best, gramBest, stemBest] = [new TopList(this.#best.size), new TopList(1), new TopList(1)];
    const [gram, stem] = [this.#gram, this.#stem];
    for (let stretch = 0; stretch < count; stretch++) {
      let [mostTotal, mostGram, mostStem] = [0, 0, 0];
      const end = Math.min(this.#size, (stretch + 1) * stretchLength);
      for (let position = stretch * stretchLength; position < end; position++) {
        const g = gram[position]!;
        const s = stem[position]!;
        const total = g + stemWeight * s;
        if (total > mostTotal) mostTotal = total;
        if (g > mostGram) mostGram = g;
        if (s > mostStem) mostStem = s;
        if (total > best.least && this.#admits(position)) best.add(position, total);
        if (g > gramBest.least) gramBest.add(position, g);
        if (s > stemBest.least) stemBest.add(position, s);
      }
      most.total[stretch] = mostTotal;
      most.gram[stretch] = mostGram;
      most.stem[stretch] = mostStem;
    }
    for (const list of [best, gramBest, stemBest])
      for (const { position } of list.items) this.#look(position);
    return most;
  }

  #look(position: number): void {
    if (this.#looked.has(position)) return;
    this.#looked.add(position);
    const { total, gram, stem } = this.#scores.of(position);
    if (this.#admits(position)) this.#best.add(position, total);
    this.#gramBest.add(position, gram);
    this.#stemBest.add(position, stem);
  }
}
