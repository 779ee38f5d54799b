import type { Glyph } from "#server/documents/pdf/glyph.ts";
import type { RecognizedLine, RecognizedWord } from "./recognizer.ts";

/** Specks and lines are recognised as words with less confidence than this. */
const minWordConfidence = 30;
/** The height of a line of letters, from the lowest to the highest stroke, as a share of its font size. */
const rowOfSize = 0.8;
/** Lines whose height differs from the usual one by less than this share have the same font size. */
const sameSizeShare = 0.3;
/** Words whose baselines are closer than this share of their size are in one row. */
const sameRowShare = 0.35;
/** Shorter lines, in pixels, are too short to measure by how much the page was rotated. */
const minSlopeWidth = 200;

interface Placed {
  word: RecognizedWord;
  /** Position in points after the page's rotation was removed; the baseline grows upwards. */
  left: number;
  right: number;
  baseline: number;
  size: number;
}

/**
 * Converts the recognised words of a page to glyphs, row by row from the top, so that lines and tables are read as on
 * other pages. A word is one glyph. `scale` is in pixels per point, `height` is the page's in pixels.
 */
export function glyphsOf(
  lines: readonly RecognizedLine[],
  { scale, height }: { scale: number; height: number },
): Glyph[] {
  const turn = turnOf(lines);
  const usualSize = medianOf(lines.flatMap((line) => line.words.map(() => sizeOf(line))));
  const words = lines.flatMap((line) => {
    const { x0, y0, x1, y1 } = line.baseline;
    const slope = x1 > x0 ? (y1 - y0) / (x1 - x0) : 0;
    const isUsual = Math.abs(sizeOf(line) - usualSize) < sameSizeShare * usualSize;
    return line.words
      .filter((word) => word.confidence >= minWordConfidence && word.text.trim() !== "")
      .map((word): Placed => {
        const middle = (word.bbox.x0 + word.bbox.x1) / 2;
        const baseline = y0 + slope * (middle - x0);
        // On a page that was scanned at an angle all lines have the same slope.
        const shift = turn * baseline;
        return {
          word,
          left: (word.bbox.x0 + shift) / scale,
          right: (word.bbox.x1 + shift) / scale,
          baseline: (height - (baseline - turn * middle)) / scale,
          size: (isUsual ? usualSize : sizeOf(line)) / scale,
        };
      });
  });
  return rowsOf(words).flatMap((row) => row.flatMap((placed, index) => glyphsOfWord(placed, row[index - 1])));
}

/** Returns the mean confidence of a page's words, weighted by their letters, 0–100; 0 for a page without words. */
export function confidenceOf(lines: readonly RecognizedLine[]): number {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => text.trim() !== "");
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) return 0;
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}

const sizeOf = (line: RecognizedLine): number => line.rowAttributes.rowHeight / rowOfSize;

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Returns the page's rotation: the usual slope of its longer lines. */
function turnOf(lines: readonly RecognizedLine[]): number {
  const slopes = lines
    .filter(({ baseline: { x0, x1 } }) => x1 - x0 >= minSlopeWidth)
    .map(({ baseline: { x0, y0, x1, y1 } }) => (y1 - y0) / (x1 - x0));
  return medianOf(slopes);
}

/** Groups words into rows from the top, each from left to right. For Tesseract the cells of a table are separate lines. */
function rowsOf(words: readonly Placed[]): Placed[][] {
  const rows: Placed[][] = [];
  for (const word of words.toSorted((a, b) => b.baseline - a.baseline)) {
    const row = rows.at(-1);
    const isSame = row !== undefined && row[0]!.baseline - word.baseline < sameRowShare * word.size;
    if (isSame) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => {
    // The whole row has one height, because the baselines of single numbers are estimated less precisely than those of
    // sentences.
    const baseline = medianOf(row.map((word) => word.baseline));
    return row.map((word) => ({ ...word, baseline })).toSorted((a, b) => a.left - b.left);
  });
}

function glyphsOfWord({ word, left, right, baseline, size }: Placed, before: Placed | undefined): Glyph[] {
  const glyph = (text: string, from: number, to: number): Glyph => ({
    text,
    left: from,
    right: Math.max(from, to),
    baseline,
    size,
    angle: 0,
    bold: false,
  });
  const wordGlyph = glyph(cleanWord(word.text), left, right);
  return before === undefined ? [wordGlyph] : [glyph(" ", before.right, left), wordGlyph];
}

/**
 * Removes marks of direction, and moves the full stop of a Latin word to its end, where the line's direction may have
 * displaced it.
 */
function cleanWord(text: string): string {
  const bare = text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "").trim();
  return bare.replace(/^([.,;:!?]+)(\p{Script=Latin}.*)$/u, "$2$1");
}
