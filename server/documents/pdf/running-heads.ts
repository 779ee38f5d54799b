import type { PdfLine } from "./blocks.ts";

/** From this many pages on a line that comes back on most of them is a header or a footer. */
const FEWEST_PAGES = 3;

/**
 * Drops headers, footers and page numbers: one of the two first or last lines that most pages share but for their
 * digits.
 */
export function withoutRunningHeads(lines: PdfLine[], pages: number): PdfLine[] {
  if (pages < FEWEST_PAGES) return lines;
  const edges = [...Map.groupBy(lines, (line) => line.page).values()].flatMap(edgesOf);
  const repeated = Map.groupBy(edges, keyOf);
  const dropped = new Set(
    [...repeated.values()].filter((same) => new Set(same.map((line) => line.page)).size > pages / 2).flat(),
  );
  return lines.filter((line) => !dropped.has(line));
}

const keyOf = (line: PdfLine): string => line.cells.join(" ").replace(/\p{Nd}+/gu, "0");

function edgesOf(page: PdfLine[]): PdfLine[] {
  const fromTop = page.toSorted((a, b) => b.baseline - a.baseline);
  return [...new Set([...fromTop.slice(0, 2), ...fromTop.slice(-2)])];
}
