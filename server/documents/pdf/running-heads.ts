import type { PdfLine } from "./blocks.ts";

/** From this many pages on a line that comes back on most of them is a header or a footer. */
const FEWEST_PAGES = 3;

/** Drops headers, footers and page numbers: one of the two first or last lines that most pages share but for their digits. */
export function withoutRunningHeads(lines: PdfLine[], pages: number): PdfLine[] {
  if (pages < FEWEST_PAGES) return lines;
  const edges = lines.filter((line) => isEdge(line, lines));
  const seen = new Map<string, Set<number>>();
  for (const line of edges) {
    const key = keyOf(line);
    seen.set(key, (seen.get(key) ?? new Set()).add(line.page));
  }
  return lines.filter((line) => !(isEdge(line, lines) && (seen.get(keyOf(line))?.size ?? 0) > pages / 2));
}

const keyOf = (line: PdfLine): string => line.cells.join(" ").replace(/\p{Nd}+/gu, "0");

function isEdge(line: PdfLine, lines: PdfLine[]): boolean {
  const { page, baseline } = line;
  const above = lines.filter(
    (other) => other.page === page && other.baseline > baseline + line.size * 0.5,
  ).length;
  const below = lines.filter(
    (other) => other.page === page && other.baseline < baseline - line.size * 0.5,
  ).length;
  return above <= 1 || below <= 1;
}
