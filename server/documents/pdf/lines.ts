import { directionOf, type Glyph } from "./glyph.ts";
import { logicalLine, type Base } from "./order.ts";
import type { Piece } from "./pieces.ts";
import { rowsOf, type Cells } from "./table-rows.ts";
import { spaceTexts, type Spacing } from "./words.ts";

export interface Line {
  /** As typed. Cells of a row are kept apart. */
  cells: string[];
  /** Where each cell stands on the page. */
  edges: { left: number; right: number }[];
  direction: Base;
  left: number;
  right: number;
  baseline: number;
  size: number;
  angle: number;
  bold: boolean;
}

/** A line with the number of its page, from 1. */
export interface PdfLine extends Line {
  page: number;
}

/** Pieces in drawing order → lines, those of a table with their cells; `usual` is the direction of the page. */
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
    // A table runs the way its page does, also where a row holds nothing but Latin.
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

/** The direction that most letters have. */
export function usualDirection(glyphs: readonly Glyph[]): Base {
  let balance = 0;
  for (const { text } of glyphs) {
    const direction = directionOf(text);
    if (direction === "rtl") balance += 1;
    if (direction === "ltr") balance -= 1;
  }
  return balance > 0 ? "rtl" : "ltr";
}
