import type { KnowledgeEntry } from "../entry.ts";
import { arabicSkeleton, latinSkeleton } from "../text/skeleton.ts";
import { tokens, type Token } from "../text/tokens.ts";
import { isArabic, isLatin } from "../text/words.ts";
import { keyOf } from "./dictionary.ts";
import { layoutOf, type Layout } from "./layout.ts";
import { PostingsBuilder, type Postings } from "./postings.ts";
import { gramKeys, stemKey } from "./terms.ts";
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

export function buildIndex(entries: readonly KnowledgeEntry[]): AnswerIndex {
  const unitEntry: number[] = [];
  const unitField: number[] = [];
  const grams = new PostingsBuilder();
  const stems = new PostingsBuilder();
  const skeletons = new Map<number, number>();
  entries.forEach((entry, position) => {
    for (const unit of unitsOf(entry)) {
      const found = tokens(unit.text);
      unitEntry.push(position);
      unitField.push(unit.field);
      grams.addUnit(found.flatMap((token) => gramKeys(token.word)));
      stems.addUnit(found.map(stemKey));
      for (const token of found) {
        const term = stems.number(stemKey(token));
        if (skeletons.has(term)) continue;
        const skeleton = nameKey(token);
        if (skeleton !== undefined) skeletons.set(term, skeleton);
      }
    }
  });
  const fields = Uint8Array.from(unitField);
  return {
    entries,
    unitEntry: Uint32Array.from(unitEntry),
    unitField: fields,
    grams: grams.finish(fields),
    stems: stems.finish(fields),
    names: nameTable(skeletons),
    ...layoutOf(entries),
  };
}
