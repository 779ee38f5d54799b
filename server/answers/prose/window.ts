import type { Span } from "./spans.ts";

/** Characters that fit on a phone's screen without scrolling. */
const maxLength = 300;

/**
 * The text that quotes the sentence at `at`: its whole paragraph where that is short; otherwise the sentence alone where
 * it `isWhole` (it has everything that was asked), or with the sentences after it and then before it. A line of a table
 * is quoted alone.
 */
export function windowOf(spans: readonly Span[], at: number, isWhole = false): string {
  const best = spans[at]!;
  if (best.isRow) return best.said ?? best.text;
  const paragraph = spans.filter(({ line }) => line === best.line);
  const own = paragraph.indexOf(best);
  const said = (some: readonly Span[]): string => some.map(({ text }) => text).join(" ");
  if (said(paragraph).length <= maxLength) return said(paragraph);
  if (isWhole) return best.text;
  const fits = (from: number, to: number): boolean => said(paragraph.slice(from, to)).length <= maxLength;
  let [from, to] = [own, own + 1];
  while (to < paragraph.length && fits(from, to + 1)) to++;
  while (from > 0 && fits(from - 1, to)) from--;
  return said(paragraph.slice(from, to));
}
