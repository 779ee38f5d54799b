import { directionOf, type Glyph } from "./glyph.ts";
import { logicalLine, type Base } from "./order.ts";
import type { Piece } from "./pieces.ts";
import { rowsOf, type Cells } from "./table-rows.ts";
import { spaceTexts, type Spacing } from "./words.ts";

export interface Line {
  /** The line's text in logical order. The cells of a row are separate. */
  cells: string[];
  /** Position of each cell on the page. */
  edges: { left: number; right: number }[];
  direction: Base;
  left: number;
  right: number;
  baseline: number;
  size: number;
  angle: number;
  bold: boolean;
}

/** A line with its 1-based page number. */
export interface PdfLine extends Line {
  page: number;
}

/** Groups pieces in drawing order into lines, with cells for those of a table. `usual` is the page's direction. */
export function linesOf(
  pieces: Piece[],
  spacing: Spacing,
  usual: Base = usualDirection(pieces.flatMap(({ glyphs }) => glyphs)),
): Line[] {
  return rowsOf(pieces)
    .map((cells) => lineOf(cells, spacing, usual))
    .filter((line) => line.cells.length > 0);
}

function lineOf(row: Cells, spacing: Spacing, usual: Base): Line {
  const pieces = row.flat();
  const glyphs = pieces.flatMap((piece) => piece.glyphs);
  const direction = glyphs.some((glyph) => directionOf(glyph.text) === "rtl") ? "rtl" : "ltr";
  const cells = row
    .map((cell) => ({
      text: cell
        .map((piece) => logicalLine(spaceTexts(piece, spacing), usual))
        .join(" ")
        .trim(),
      left: Math.min(...cell.map((piece) => piece.left)),
      right: Math.max(...cell.map((piece) => piece.right)),
    }))
    // A table has the direction of its page, also where a row contains only Latin.
    .toSorted((a, b) => (usual === "rtl" ? b.left - a.left : a.left - b.left))
    .filter(({ text }) => text !== "");
  return {
    cells: cells.map(({ text }) => text),
    edges: cells.map(({ left, right }) => ({ left, right })),
    direction,
    left: Math.min(...pieces.map((piece) => piece.left)),
    right: Math.max(...pieces.map((piece) => piece.right)),
    baseline: Math.min(...pieces.map((piece) => piece.baseline)),
    size: Math.max(...pieces.map((piece) => piece.size)),
    angle: pieces[0]!.angle,
    bold: glyphs.every((glyph: Glyph) => glyph.bold),
  };
}

/** Returns the direction of most letters. */
export function usualDirection(glyphs: readonly Glyph[]): Base {
  let balance = 0;
  for (const { text } of glyphs) {
    const direction = directionOf(text);
    if (direction === "rtl") balance += 1;
    if (direction === "ltr") balance -= 1;
  }
  return balance > 0 ? "rtl" : "ltr";
}
