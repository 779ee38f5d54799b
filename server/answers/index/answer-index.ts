import type { KnowledgeEntry } from "../entry.ts";
import { arabicSkeleton, latinSkeleton } from "../text/skeleton.ts";
import { tokenOf, type Token } from "../text/tokens.ts";
import { isArabic, isLatin, words } from "../text/words.ts";
import type { Calibration } from "./calibration.ts";
import { keyOf } from "./dictionary.ts";
import { layoutOf, type Layout } from "./layout.ts";
import type { PhrasingModel } from "./phrasing-model.ts";
import { PostingsBuilder, type Postings } from "./postings.ts";
import { gramKeys } from "./terms.ts";
import { unitsOf } from "./units.ts";

/** Everything one knowledge version needs to answer. Immutable; typed arrays so that many fit in one process. */
export interface AnswerIndex extends Layout {
  entries: readonly KnowledgeEntry[];
  /** Entry of each unit, ascending. */
  unitEntry: Uint32Array;
  /** Field code of each unit, see units.ts. */
  unitField: Uint8Array;
  grams: Postings;
  stems: Postings;
  names: NameTable;
  /** Absent when no FAQ has several phrasings to learn from. */
  phrasings?: PhrasingModel | undefined;
  /** Learnt from the version's test questions; absent: the probabilities are stated as they are. */
  calibration?: Calibration | undefined;
}

/** Consonant skeleton (hashed, with its script) → stem term; sorted by `skeleton`. */
export interface NameTable {
  skeleton: Uint32Array;
  term: Uint32Array;
}

const SHORTEST_SKELETON = 3;

/** Key under which a word of one script is found by a word of the other; undefined when too little is left of it. */
export function skeletonKey(word: string, script: "ar" | "en"): number | undefined {
  const bones = isArabic(word) ? arabicSkeleton(word) : latinSkeleton(word);
  return bones.length < SHORTEST_SKELETON ? undefined : keyOf(`${script}:${bones}`).lo;
}

/** The skeleton key of an indexed word, under its own script. */
export function nameKey(token: Token): number | undefined {
  if (token.isFunction || token.word.length < 3) return undefined;
  if (isArabic(token.word)) return skeletonKey(token.stem, "ar");
  return isLatin(token.word) ? skeletonKey(token.word, "en") : undefined;
}

function nameTable(skeletons: ReadonlyMap<number, number>): NameTable {
  const sorted = [...skeletons].sort(([termA, a], [termB, b]) => a - b || termA - termB);
  return {
    skeleton: Uint32Array.from(sorted, ([, skeleton]) => skeleton),
    term: Uint32Array.from(sorted, ([term]) => term),
  };
}

/** Term numbers of every word seen: a knowledge base has few words, each of them often. */
class Vocabulary {
  readonly grams = new PostingsBuilder();
  readonly stems = new PostingsBuilder();
  readonly skeletons = new Map<number, number>();
  readonly #known = new Map<string, { grams: number[]; stem: number }>();

  lookUp(raw: string): { grams: number[]; stem: number } {
    const known = this.#known.get(raw);
    if (known !== undefined) return known;
    const token = tokenOf(raw);
    const terms = {
      grams: gramKeys(token.word).map((key) => this.grams.number(key)),
      stem: this.stems.number(keyOf(token.stem)),
    };
    this.#known.set(raw, terms);
    const skeleton = nameKey(token);
    if (skeleton !== undefined && !this.skeletons.has(terms.stem)) this.skeletons.set(terms.stem, skeleton);
    return terms;
  }
}

/** What is counted of the entries; what is learnt of them comes on top, see retrieve/build.ts. */
export function countedIndex(entries: readonly KnowledgeEntry[]): AnswerIndex {
  const unitEntry: number[] = [];
  const unitField: number[] = [];
  const vocabulary = new Vocabulary();
  entries.forEach((entry, position) => {
    for (const unit of unitsOf(entry)) {
      const terms = words(unit.text).map((word) => vocabulary.lookUp(word));
      unitEntry.push(position);
      unitField.push(unit.field);
      vocabulary.grams.addUnit(terms.flatMap((each) => each.grams));
      vocabulary.stems.addUnit(terms.map((each) => each.stem));
    }
  });
  const fields = Uint8Array.from(unitField);
  return {
    entries,
    unitEntry: Uint32Array.from(unitEntry),
    unitField: fields,
    grams: vocabulary.grams.finish(fields),
    stems: vocabulary.stems.finish(fields),
    names: nameTable(vocabulary.skeletons),
    ...layoutOf(entries),
  };
}
