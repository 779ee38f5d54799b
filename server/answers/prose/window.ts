import type { Span } from "./spans.ts";

/** As much as somebody reads on a phone without scrolling, in characters. */
const maxLength = 300;

/**
 * What is said of an entry's sentences to answer with the one at `at`: its paragraph where that is short; of a longer
 * one the sentence alone where it `isWhole` (it has all that was asked), else with what follows and explains it, then
 * what stands before. A line of a table stands alone.
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
