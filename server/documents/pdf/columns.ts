import type { PdfLine } from "./lines.ts";

type Edges = PdfLine["edges"][number];

const overlap = (a: Edges, b: Edges): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** Which column a cell stands in: the one it shares most of its width with, else the nearest. */
function columnOf(cell: Edges, columns: readonly Edges[]): number {
  let best = 0;
  for (let at = 1; at < columns.length; at += 1)
    if (overlap(cell, columns[at]!) > overlap(cell, columns[best]!)) best = at;
  return best;
}

/** The lines of a table run on without another line between them. */
function tablesOf(lines: readonly PdfLine[]): PdfLine[][] {
  const tables: PdfLine[][] = [];
  let open: PdfLine[] | undefined;
  for (const line of lines) {
    if (line.cells.length < 2) open = undefined;
    else if (open === undefined) tables.push((open = [line]));
    else open.push(line);
  }
  return tables;
}

/** Cells of table lines by column, "" where a row has none: a row with a gap has fewer cells than the others. */
export function alignCells(lines: readonly PdfLine[]): Map<PdfLine, string[]> {
  const aligned = new Map<PdfLine, string[]>();
  for (const table of tablesOf(lines)) {
    const width = Math.max(...table.map((line) => line.cells.length));
    const full = table.filter((line) => line.cells.length === width);
    const columns = full[0]!.edges.map((_, at) => ({
      left: Math.min(...full.map((line) => line.edges[at]!.left)),
      right: Math.max(...full.map((line) => line.edges[at]!.right)),
    }));
    for (const line of table) {
      if (line.cells.length === width) {
        aligned.set(line, line.cells);
        continue;
      }
      const cells = columns.map(() => "");
      line.cells.forEach((text, at) => {
        const column = columnOf(line.edges[at]!, columns);
        cells[column] = cells[column] === "" ? text : `${cells[column]} ${text}`;
      });
      aligned.set(line, cells);
    }
  }
  return aligned;
}
