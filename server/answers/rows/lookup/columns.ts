import { soundOf } from "#server/answers/text/sounds.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { skeletonOf, type Catalogue, type WordIndex } from "#server/answers/rows/catalogue.ts";

/** The words of headers and of what prices are for, found as the words of rows are. */
export interface Columns extends WordIndex {
  /** Number of an entry among the rows of the catalogue. */
  numberOf: ReadonlyMap<string, number>;
}

/** How much it counts where a row has a word in what one of its prices is for, or only over a filled cell. */
const inLabel = 0.85;
const inHeader = 0.7;

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
    for (const { label } of options) put(label, row, inLabel);
    for (const [header, cell] of Object.entries(entry.attributes))
      if (cell.trim() !== "") put(header, row, inHeader);
    if (entry.unit !== undefined) put(entry.unit, row, inHeader);
  });
  return { byStem, stemOf, bySkeleton, bySound, byLetter, numberOf };
}

const builtCache = new WeakMap<Catalogue, Columns>();

/** Put together when first asked for and kept as long as its catalogue. */
export function columnsOf(catalogue: Catalogue): Columns {
  const known = builtCache.get(catalogue);
  if (known !== undefined) return known;
  const made = build(catalogue);
  builtCache.set(catalogue, made);
  return made;
}
