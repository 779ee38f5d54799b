import type { ProductEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { candidatesFor, filterCandidatesBySize, type Candidate } from "./candidates.ts";
import { hearProductAsks } from "./asks.ts";
import { isNamed } from "./describe.ts";

/**
 * A row that explains this share of a question is what it is about; words that the shop uses everywhere may be left
 * over.
 */
export const minExplainedShare = 0.7;
/** Rows whose explained shares differ by less are equally good. */
const maxDifference = 0.02;
/** More than this is a list, not a comparison. */
const maxCount = 4;

const betweenPattern =
  /\s+(?:vs\.?|versus|and|or|with|مع|او|أو|ولا|والا|وبين)\s+|\s+و(?:بكم\s+|كم\s+(?:سعر\s+)?|سعر\s+)?(?=\p{L}{3})|[,،&]\s*|\n/iu;

function equalRows(index: AnswerIndex, part: string): Candidate[] {
  const { found } = candidatesFor(index, part);
  const [top] = found;
  if (top === undefined || top.explained < minExplainedShare) return [];
  return filterCandidatesBySize(
    part,
    found.filter((each) => each.explained >= top.explained - maxDifference && isNamed(each.entry)),
  );
}

/**
 * How many attributes two rows share by header, and by value: two bags of one size compare better than a bag and a box.
 */
function kinship(a: ProductEntry, b: ProductEntry): number {
  return Object.entries(a.attributes).reduce((sum, [header, cell]) => {
    const other = b.attributes[header];
    return sum + (other === undefined ? 0 : other === cell ? 2 : 1);
  }, 0);
}

/** Of the rows that fit each part, those that are most of a kind. */
function mostAlike(sets: readonly (readonly Candidate[])[]): ProductEntry[] {
  const [first = [], ...rest] = sets;
  let best: { rows: ProductEntry[]; score: number } | undefined;
  for (const { entry, named } of first.slice(0, maxCount * 2)) {
    const others = rest.map((set) =>
      set.slice(0, maxCount * 2).reduce<{ row: ProductEntry; score: number } | undefined>((so, each) => {
        const score = kinship(entry, each.entry) + each.named;
        return so === undefined || score > so.score ? { row: each.entry, score } : so;
      }, undefined)!,
    );
    const score = others.reduce((sum, other) => sum + other.score, named);
    if (best === undefined || score > best.score)
      best = { rows: [entry, ...others.map(({ row }) => row)], score };
  }
  return best?.rows ?? [];
}

/** The different products a question names, one row each; empty when it does not name two. */
export function findNamedProducts(index: AnswerIndex, question: string): ProductEntry[] {
  const parts = question.split(betweenPattern).filter((part) => part.trim() !== "");
  if (parts.length < 2) return [];
  const sets = parts.map((part) => equalRows(index, part)).filter((set) => set.length > 0);
  if (sets.length < 2) return [];
  const rows = [...new Set(mostAlike(sets.slice(0, maxCount)))];
  return rows.length < 2 ? [] : rows;
}

/** Whether parts of a question ask something of their own beside naming products. */
export function isOneAsk(question: string): boolean {
  const { asks, range } = hearProductAsks(question);
  return range === undefined && !asks.has("cheapest") && !asks.has("dearest") && !asks.has("list");
}
