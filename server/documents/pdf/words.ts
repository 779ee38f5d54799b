import { directionOf, isSpace, type Glyph } from "./glyph.ts";
import type { Piece } from "./pieces.ts";

/** A file with at least this share of blanks among its glyphs encodes its spaces itself. */
const minSpaceShare = 0.05;
/** Gap between words, in font sizes, in files without spaces and in files with spaces (where kerning may be wide). */
const gapWithoutSpaces = 0.17;
const gapWithSpaces = 0.6;

export interface Spacing {
  rtl: boolean;
  ltr: boolean;
}

/**
 * Number of blanks among the glyphs of the pages so far, by direction, because a producer may encode them in English
 * and not in Arabic.
 */
export interface SpaceCount {
  rtl: { all: number; spaces: number };
  ltr: { all: number; spaces: number };
}

export const noSpacesYet = (): SpaceCount => ({ rtl: { all: 0, spaces: 0 }, ltr: { all: 0, spaces: 0 } });

/** Adds a page to the count and returns whether the file encodes its spaces as glyphs. */
export function spacingOf(pieces: Piece[], counts: SpaceCount = noSpacesYet()): Spacing {
  for (const piece of pieces) {
    const count = counts[isRightToLeft(piece) ? "rtl" : "ltr"];
    count.all += piece.glyphs.length;
    count.spaces += piece.glyphs.filter((glyph) => isSpace(glyph.text)).length;
  }
  return { rtl: writes(counts.rtl), ltr: writes(counts.ltr) };
}

const writes = ({ all, spaces }: SpaceCount["rtl"]) => spaces > all * minSpaceShare;

function isRightToLeft(piece: Piece): boolean {
  return piece.glyphs.some((glyph) => directionOf(glyph.text) === "rtl");
}

/** Returns the piece's glyph texts in visual order, with one blank wherever a word ends. */
export function spaceTexts(piece: Piece, spacing: Spacing): string[] {
  const writesSpaces = spacing[isRightToLeft(piece) ? "rtl" : "ltr"];
  const limit = (writesSpaces ? gapWithSpaces : gapWithoutSpaces) * piece.size + Math.max(0, tracking(piece));
  const texts: string[] = [];
  let end: number | undefined;
  for (const glyph of piece.glyphs) {
    if (isSpace(glyph.text)) {
      if (texts.length > 0 && texts.at(-1) !== " ") texts.push(" ");
      continue;
    }
    if (end !== undefined && glyph.left - end > limit && texts.at(-1) !== " ") texts.push(" ");
    texts.push(glyph.text);
    end = Math.max(end ?? glyph.right, glyph.right);
  }
  if (texts.at(-1) === " ") texts.pop();
  return texts;
}

/** Returns the usual gap between the letters of a line, because titles are sometimes letter-spaced. */
function tracking(piece: Piece): number {
  const letters = piece.glyphs.filter((glyph: Glyph) => !isSpace(glyph.text));
  if (letters.length < 4) return 0;
  const gaps = letters
    .slice(1)
    .map((glyph, index) => glyph.left - letters[index]!.right)
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)]!;
}
