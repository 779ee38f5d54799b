import type { PdfLine } from "./lines.ts";

type Edges = PdfLine["edges"][number];

const overlap = (a: Edges, b: Edges): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** Returns the column of a cell: the one it overlaps most, otherwise the nearest. */
function columnOf(cell: Edges, columns: readonly Edges[]): number {
  let best = 0;
  for (let at = 1; at < columns.length; at += 1)
    if (overlap(cell, columns[at]!) > overlap(cell, columns[best]!)) best = at;
  return best;
}

/** Groups the lines of a table, which follow each other without another line in between. */
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

/**
 * Assigns the cells of table lines to columns, with "" where a row has none, because a row with an empty cell has
 * fewer cells.
 */
export function alignCells(lines: readonly PdfLine[]): Map<PdfLine, string[]> {
  const aligned = new Map<PdfLine, string[]>();
  for (const table of tablesOf(lines)) {
    const width = Math.max(...table.map((line) => line.cells.length));
    const full = table.filter((line) => line.cells.length === width);
    const columns = full[0]!.edges.map((_, index) => ({
      left: Math.min(...full.map((line) => line.edges[index]!.left)),
      right: Math.max(...full.map((line) => line.edges[index]!.right)),
    }));
    for (const line of table) {
      if (line.cells.length === width) {
        aligned.set(line, line.cells);
        continue;
      }
      const cells = columns.map(() => "");
      line.cells.forEach((text, index) => {
        const column = columnOf(line.edges[index]!, columns);
        cells[column] = cells[column] === "" ? text : `${cells[column]} ${text}`;
      });
      aligned.set(line, cells);
    }
  }
  return aligned;
}
