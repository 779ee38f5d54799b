import type { Rule } from "./rules.ts";

/** One drawn glyph, in coordinates turned so that its text runs horizontally. Lengths in points. */
export interface Glyph {
  /** What the font says it stands for: usually a letter, several for a ligature. */
  text: string;
  /** Left and right edge as seen, `left <= right`. */
  left: number;
  right: number;
  /** Height of the baseline; grows upwards. */
  baseline: number;
  size: number;
  /** Direction the text runs in, whole degrees; 0 for ordinary pages. */
  angle: number;
  bold: boolean;
}

export interface Page {
  /** 1-based. */
  number: number;
  /** In the order the file draws them, which is the reading order of nearly every producer. */
  glyphs: Glyph[];
  /** Shapes drawn besides text: many and no text means letters turned into outlines. */
  shapes: number;
  /** Straight lines drawn on the page. */
  rules: Rule[];
}

/** The kashida (U+0640) belongs to no script of its own. */
const rtlLetterPattern = /[\u0640\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const letterPattern = /\p{L}/u;
const digitPattern = /\p{Nd}/u;

export type Direction = "rtl" | "ltr" | "number" | "neutral";

export function directionOf(text: string): Direction {
  if (digitPattern.test(text)) return "number";
  if (!letterPattern.test(text)) return "neutral";
  return rtlLetterPattern.test(text) ? "rtl" : "ltr";
}

export const isMark = (text: string): boolean => /^\s*\p{M}+$/u.test(text);
export const isSpace = (text: string): boolean => /^\s+$/u.test(text);
export const centerOf = (glyph: Glyph): number => (glyph.left + glyph.right) / 2;
