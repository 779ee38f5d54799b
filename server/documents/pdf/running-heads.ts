import type { PdfLine } from "./lines.ts";

/** In a document of at least this many pages, a line that is repeated on most of them is a header or a footer. */
const minPages = 3;

/**
 * Removes headers, footers and page numbers: the first and last lines that most pages share apart from digits, then
 * the next ones. The first occurrence of the latter is kept, because after a header it may be content.
 */
export function withoutRunningHeads(lines: PdfLine[], pages: number): PdfLine[] {
  if (pages < minPages) return lines;
  const outer = repeatedEdges(lines, pages);
  const rest = lines.filter((line) => !outer.has(line));
  const inner = repeatedEdges(rest, pages);
  const firstPage = Math.min(...[...inner].map((line) => line.page));
  return rest.filter((line) => !inner.has(line) || line.page === firstPage);
}

function repeatedEdges(lines: PdfLine[], pages: number): Set<PdfLine> {
  const edges = [...Map.groupBy(lines, (line) => line.page).values()].flatMap(edgesOf);
  const repeated = [...Map.groupBy(edges, keyOf).values()];
  return new Set(repeated.filter((same) => new Set(same.map((line) => line.page)).size > pages / 2).flat());
}

/** The cells are sorted, because their order follows the direction of the page. */
const keyOf = (line: PdfLine): string =>
  line.cells
    .toSorted()
    .join(" ")
    .replace(/\p{Nd}+/gu, "0");

function edgesOf(page: PdfLine[]): PdfLine[] {
  const fromTop = page.toSorted((a, b) => b.baseline - a.baseline);
  return [...new Set([...fromTop.slice(0, 1), ...fromTop.slice(-1)])];
}
