import { translateAt } from "#server/answers/text/translate.ts";
import { isArabic } from "#server/answers/text/words.ts";
import { inKind, type Catalogue } from "./catalogue.ts";
import type { Content, Frame } from "./frame.ts";
import type { Meaning } from "./word-meaning.ts";

/**
 * Rows of the kind that a word of a question names, with how surely (0–1): "coffee" over "Filter coffee". A list that has
 * the word itself may name the kind in the other language alone ("بن فلتر / Filter coffee" for "قهوة").
 */
export function rowsOfKind(
  { token, at }: Content,
  meaning: Meaning,
  frame: Frame,
  { kinds }: Catalogue,
): Map<number, number> {
  const rows = new Map<number, number>();
  if (kinds.size === 0) return rows;
  const put = (stem: string, sure: number): void => {
    for (const row of kinds.get(stem) ?? []) rows.set(row, Math.max(inKind * sure, rows.get(row) ?? 0));
  };
  // "Capsules" are coffee capsules, and not all that is coffee.
  for (const [stem, sure] of meaning) if (!meaning.bound.has(stem)) put(stem, sure);
  if (meaning.has(token.stem) && isArabic(token.word))
    for (const { stem } of translateAt("ar", frame.canonical, at, (each) => kinds.has(each))?.translations ??
      [])
      put(stem, 1);
  return rows;
}
