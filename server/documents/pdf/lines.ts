import { directionOf, type Glyph } from "./glyph.ts";
import { logicalLine, type Base } from "./order.ts";
import { gapBetween, sameLine, type Piece } from "./pieces.ts";
import { spacedTexts, type Spacing } from "./words.ts";

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

/** Pieces in drawing order → lines; pieces of one height drawn one after the other are the cells of a row. */
export function linesOf(pieces: Piece[], spacing: Spacing): Line[] {
  const usual = usualDirection(pieces);
  const lines: Line[] = [];
  let row: Piece[] = [];
  const flush = () => {
    if (row.length > 0) lines.push(lineOf(row, spacing, usual));
    row = [];
  };
  for (const piece of pieces) {
    if (!row.every((other) => sameLine(other, piece) && gapBetween(other, piece) > 0)) flush();
    row.push(piece);
  }
  flush();
  return lines.filter((line) => line.cells.length > 0);
}

function lineOf(row: Piece[], spacing: Spacing, usual: Base): Line {
  const glyphs = row.flatMap((piece) => piece.glyphs);
  const direction = glyphs.some((glyph) => directionOf(glyph.text) === "rtl") ? "rtl" : "ltr";
  // A table runs the way its page does, also where a row holds nothing but Latin.
  const ordered = row.toSorted((a, b) => (usual === "rtl" ? b.left - a.left : a.left - b.left));
  const cells = ordered
    .map((piece) => ({ piece, text: logicalLine(spacedTexts(piece, spacing), usual) }))
    .filter(({ text }) => text !== "");
  return {
    cells: cells.map(({ text }) => text),
    edges: cells.map(({ piece: { left, right } }) => ({ left, right })),
    direction,
    left: Math.min(...row.map((piece) => piece.left)),
    right: Math.max(...row.map((piece) => piece.right)),
    baseline: row[0]!.baseline,
    size: Math.max(...row.map((piece) => piece.size)),
    angle: row[0]!.angle,
    bold: glyphs.every((glyph: Glyph) => glyph.bold),
  };
}

/** The direction most lines of the page have. */
function usualDirection(pieces: Piece[]): Base {
  let balance = 0;
  for (const piece of pieces) {
    for (const glyph of piece.glyphs) {
      const direction = directionOf(glyph.text);
      if (direction === "rtl") balance += 1;
      if (direction === "ltr") balance -= 1;
    }
  }
  return balance > 0 ? "rtl" : "ltr";
}
