import { words } from "#server/answers/text/words.ts";
import type { Row } from "./row.ts";
import { rowWords } from "./row-words.ts";

/** Sizes by letters: "XL", "2XL"; a single letter counts where it is a capital. */
const letterSizePattern = /(?<![\p{L}\p{N}])(?:[SML]|(?:[xX]{1,3}|[2-5][xX])[sSlL])(?![\p{L}\p{N}'’])/gu;
const spelt: ReadonlyMap<string, string> = new Map(
  ["s", "m", "l"].flatMap((size) => [...rowWords(`letter:${size}`)].map((word) => [word, size] as const)),
);

function letterSizesIn(text: string): string[] {
  const letters = [...text.matchAll(letterSizePattern)].map(([size]) => size.toLowerCase());
  return [...letters, ...words(text).flatMap((word) => spelt.get(word) ?? [])];
}

/** Of the rows, those with a cell that lists every size by letters that a question names; all where no row has them. */
export function filterByLetterSizes(question: string, rows: readonly Row[]): Row[] {
  const asked = letterSizesIn(question);
  if (asked.length === 0) return [...rows];
  const having = rows.filter(({ entry }) =>
    Object.values(entry.attributes).some((cell) => {
      const own = new Set(letterSizesIn(cell));
      return asked.every((size) => own.has(size));
    }),
  );
  return having.length > 0 ? having : [...rows];
}
