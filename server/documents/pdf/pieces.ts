import { centerOf, isMark, isSpace, type Glyph } from "./glyph.ts";

/** Neighbouring glyphs on one baseline: a line, or one cell's part of it. */
export interface Piece {
  glyphs: Glyph[];
  left: number;
  right: number;
  baseline: number;
  size: number;
  angle: number;
}

/** Gap, in font sizes, that separates columns or cells. */
const minColumnGap = 1.5;
/**
 * Baselines closer than this share of the font size belong to the same line, because exponents and units are shifted
 * slightly.
 */
const maxLineOffset = 0.35;

/** Placeholder for a glyph for which the font map has no letter. */
const unnamedGlyph = "\0";
const hamzaPattern = /[\u0653-\u0655]/;
const hamzaBasePattern = /^[اأإآوىيئه\0ﺍﺎﻭﻮﻯﻰ-ﻴ]/;

/** Groups the page's glyphs into pieces, in drawing order; the glyphs of each piece are in visual order. */
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
  if (isSpace(glyph.text)) return; // A trailing space must not extend the piece to the next cell.
  piece.left = Math.min(piece.left, glyph.left);
  piece.right = Math.max(piece.right, glyph.right);
  piece.size = Math.max(piece.size, glyph.size);
}

function continues(piece: Piece, glyph: Glyph): boolean {
  return (
    isSameLine(piece, glyph) && gapBetween(piece, glyph) < minColumnGap * Math.max(piece.size, glyph.size)
  );
}

export function isSameLine(
  a: Pick<Piece, "baseline" | "size" | "angle">,
  b: Pick<Piece, "baseline" | "size" | "angle">,
): boolean {
  return a.angle === b.angle && Math.abs(a.baseline - b.baseline) < maxLineOffset * Math.max(a.size, b.size);
}

/** Returns the width of the space between two spans; negative when they overlap. */
export function gapBetween(a: { left: number; right: number }, b: { left: number; right: number }): number {
  return Math.max(a.left, b.left) - Math.min(a.right, b.right);
}

/** Some producers draw all bold words or all numbers separately, so this joins the words of one line. */
function mergeNeighbours(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const touching = merged.filter(
      (other) => isSameLine(other, piece) && gapBetween(other, piece) < 0.6 * piece.size,
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

/**
 * Removes duplicate glyphs. Simulated bold prints the same letter twice with a tiny offset, and some fonts draw a
 * letter's dots separately, without width and with the letter's own code.
 */
function withoutDoubles(glyphs: Glyph[]): Glyph[] {
  return glyphs.filter((glyph, index) => {
    const width = glyph.right - glyph.left;
    if (isSpace(glyph.text)) return true;
    const before = glyphs[index - 1];
    const shift = before ? Math.abs(before.left - glyph.left) : width;
    if (before?.text === glyph.text && shift < Math.min(0.08 * glyph.size, width / 2)) return false;
    const isPart =
      width < 0.02 * glyph.size && [before, glyphs[index + 1]].some((other) => other?.text === glyph.text);
    return !isPart;
  });
}

/**
 * Attaches a vowel sign or hamza to its letter, because it is drawn beside the letter and would start a word of its
 * own. Drawn from left to right a sign comes before its letter, from right to left after it, unless the other
 * neighbour is far nearer.
 */
function attachMark(mark: Glyph, glyphs: Glyph[], index: number): void {
  const before = letterFrom(glyphs, index, -1);
  const after = letterFrom(glyphs, index, 1);
  const fromLeft = before && after ? after.left > before.left : true;
  const [expected, other] = fromLeft ? [after, before] : [before, after];
  const isFar = distance(mark, expected) > distance(mark, other) + 0.15 * mark.size;
  const host = isFar ? other : expected;
  if (!host) return;
  // Fonts that draw أ from parts have no letter for the part below the hamza.
  host.text = (host.text === unnamedGlyph ? "ا" : host.text) + mark.text.trim();
}

function letterFrom(glyphs: Glyph[], index: number, step: 1 | -1): Glyph | undefined {
  for (let at = index + step; at >= 0 && at < glyphs.length; at += step) {
    const glyph = glyphs[at]!;
    if (isMark(glyph.text)) continue;
    const bases = hamzaPattern.test(glyphs[index]!.text) ? hamzaBasePattern : /\p{L}/u;
    return bases.test(glyph.text) ? glyph : undefined;
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
