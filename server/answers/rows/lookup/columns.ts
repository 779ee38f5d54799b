import { soundOf } from "#server/answers/text/sounds.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { skeletonOf, type Catalogue, type WordIndex } from "#server/answers/rows/catalogue.ts";

/** Words of headers and price labels, found in the same way as the words of rows. */
export interface Columns extends WordIndex {
  /** Index of an entry among the rows of the catalogue. */
  numberOf: ReadonlyMap<string, number>;
}

/**
 * How surely (0–1) a row has a word that stands in the label of one of its prices, or in the header over a filled cell.
 */
const labelShare = 0.85;
const headerShare = 0.7;

function push(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

function build({ rows }: Catalogue): Columns {
  const byStem = new Map<string, Map<number, number>>();
  const stemOf = new Map<string, string>();
  const bySkeleton = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  const byLetter = new Map<string, string[]>();
  const numberOf = new Map<string, number>();
  const put = (text: string, row: number, weight: number): void => {
    for (const { word, stem, isFunction } of tokens(text)) {
      if (isFunction) continue;
      const postings = byStem.get(stem) ?? new Map<number, number>();
      byStem.set(stem, postings.set(row, Math.max(weight, postings.get(row) ?? 0)));
      if (stemOf.has(word)) continue;
      stemOf.set(word, stem);
      push(byLetter, word.charAt(0), word);
      const bones = skeletonOf(word, stem);
      if (bones !== undefined) push(bySkeleton, bones, stem);
      push(bySound, soundOf(word), stem);
    }
  };
  rows.forEach(({ entry, options }, row) => {
    numberOf.set(entry.id, row);
    for (const { label } of options) put(label, row, labelShare);
    for (const [header, cell] of Object.entries(entry.attributes))
      if (cell.trim() !== "") put(header, row, headerShare);
    if (entry.unit !== undefined) put(entry.unit, row, headerShare);
  });
  return { byStem, stemOf, bySkeleton, bySound, byLetter, numberOf };
}

const builtCache = new WeakMap<Catalogue, Columns>();

/** Columns are built on first use and kept as long as their catalogue. */
export function columnsOf(catalogue: Catalogue): Columns {
  const known = builtCache.get(catalogue);
  if (known !== undefined) return known;
  const made = build(catalogue);
  builtCache.set(catalogue, made);
  return made;
}
