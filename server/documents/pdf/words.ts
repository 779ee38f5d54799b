import { directionOf, isSpace, type Glyph } from "./glyph.ts";
import type { Piece } from "./pieces.ts";

/** Share of blanks among the glyphs from which on a file is taken to write its spaces itself. */
const minSpaceShare = 0.05;
/** Gap between words, in font sizes, where the file writes no spaces, and where it does (kerning may be wide there). */
const gapWithoutSpaces = 0.17;
const gapWithSpaces = 0.6;

export interface Spacing {
  rtl: boolean;
  ltr: boolean;
}

/** How many glyphs of the pages so far were blanks, by direction: a producer may write them in English and not in Arabic. */
export interface SpaceCount {
  rtl: { all: number; spaces: number };
  ltr: { all: number; spaces: number };
}

export const noSpacesYet = (): SpaceCount => ({ rtl: { all: 0, spaces: 0 }, ltr: { all: 0, spaces: 0 } });

/** Adds a page to the count and tells whether the file writes its spaces as glyphs. */
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

/** The piece's glyph texts from left to right, one blank wherever a word ends. */
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

/** The usual gap between the letters of a line: titles are sometimes set w i d e. */
function tracking(piece: Piece): number {
  const letters = piece.glyphs.filter((glyph: Glyph) => !isSpace(glyph.text));
  if (letters.length < 4) return 0;
  const gaps = letters
    .slice(1)
    .map((glyph, index) => glyph.left - letters[index]!.right)
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)]!;
}
