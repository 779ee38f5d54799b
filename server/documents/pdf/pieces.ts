import { centerOf, isMark, isSpace, type Glyph } from "./glyph.ts";

/** Glyphs drawn next to each other on one baseline: a line, or one cell's part of it. */
export interface Piece {
  glyphs: Glyph[];
  left: number;
  right: number;
  baseline: number;
  size: number;
  angle: number;
}

/** Gap, in font sizes, past which what follows is another column or cell. */
const COLUMN_GAP = 1.5;
/** Baselines nearer than this share of the size are the same line: exponents and units move a little. */
const SAME_LINE = 0.35;

/** The page's glyphs as pieces, in drawing order; each piece's glyphs run from left to right as seen. */
export function piecesOf(glyphs: Glyph[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const last = pieces.at(-1);
    if (isMark(glyph.text)) {
      attachMark(glyph, glyphs, index);
    } else if (last && continues(last, glyph)) {
      add(last, glyph);
    } else {
      pieces.push(newPiece(glyph));
    }
  }
  const merged = mergeNeighbours(pieces).filter((piece) =>
    piece.glyphs.some((glyph) => !isSpace(glyph.text)),
  );
  for (const piece of merged)
    piece.glyphs = withoutDoubles(piece.glyphs.sort((a, b) => centerOf(a) - centerOf(b)));
  return merged;
}

const newPiece = (glyph: Glyph): Piece => ({
  glyphs: [glyph],
  left: glyph.left,
  right: glyph.right,
  baseline: glyph.baseline,
  size: glyph.size,
  angle: glyph.angle,
});

function add(piece: Piece, glyph: Glyph): void {
  piece.glyphs.push(glyph);
  if (isSpace(glyph.text)) return; // a trailing space must not pull the next cell in
  piece.left = Math.min(piece.left, glyph.left);
  piece.right = Math.max(piece.right, glyph.right);
  piece.size = Math.max(piece.size, glyph.size);
}

function continues(piece: Piece, glyph: Glyph): boolean {
  return sameLine(piece, glyph) && gapBetween(piece, glyph) < COLUMN_GAP * Math.max(piece.size, glyph.size);
}

export function sameLine(
  a: Pick<Piece, "baseline" | "size" | "angle">,
  b: Pick<Piece, "baseline" | "size" | "angle">,
): boolean {
  return a.angle === b.angle && Math.abs(a.baseline - b.baseline) < SAME_LINE * Math.max(a.size, b.size);
}

/** Empty width between two spans; negative when they overlap. */
export function gapBetween(a: { left: number; right: number }, b: { left: number; right: number }): number {
  return Math.max(a.left, b.left) - Math.min(a.right, b.right);
}

/** Some producers draw all bold words or all numbers apart: brings the words of one line together. */
function mergeNeighbours(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const touching = merged.filter(
      (other) => sameLine(other, piece) && gapBetween(other, piece) < 0.6 * piece.size,
    );
    const host = touching[0];
    if (!host) {
      merged.push(piece);
      continue;
    }
    for (const other of [...touching.slice(1), piece]) {
      for (const glyph of other.glyphs) add(host, glyph);
      if (other !== piece) merged.splice(merged.indexOf(other), 1);
    }
  }
  return merged;
}

/** Poor man's bold prints the same letter twice, a hair apart. */
function withoutDoubles(glyphs: Glyph[]): Glyph[] {
  return glyphs.filter((glyph, index) => {
    const before = glyphs[index - 1];
    return !(
      before &&
      before.text === glyph.text &&
      !isSpace(glyph.text) &&
      Math.abs(before.left - glyph.left) < 0.08 * glyph.size &&
      glyph.right - glyph.left > 0.2 * glyph.size
    );
  });
}

/**
 * Vowel signs are drawn before or after their letter and beside rather than on it: each goes to the nearer of the two
 * letters drawn around it, else it would start a word of its own.
 */
function attachMark(mark: Glyph, glyphs: Glyph[], index: number): void {
  const before = letterFrom(glyphs, index, -1);
  const after = letterFrom(glyphs, index, 1);
  const host = distance(mark, after) < distance(mark, before) ? after : before;
  if (host) host.text += mark.text.trim();
}

function letterFrom(glyphs: Glyph[], index: number, step: 1 | -1): Glyph | undefined {
  for (let at = index + step; at >= 0 && at < glyphs.length; at += step) {
    const glyph = glyphs[at]!;
    if (isMark(glyph.text)) continue;
    return /\p{L}/u.test(glyph.text) ? glyph : undefined;
  }
  return undefined;
}

function distance(mark: Glyph, letter: Glyph | undefined): number {
  if (!letter) return Number.POSITIVE_INFINITY;
  return (
    Math.max(0, letter.left - mark.right, mark.left - letter.right) +
    Math.abs(letter.baseline - mark.baseline)
  );
}
