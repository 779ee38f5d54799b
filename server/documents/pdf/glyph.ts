import type { Rule } from "./rules.ts";

/** A drawn glyph, in coordinates that are rotated so that its text is horizontal. Lengths are in points. */
export interface Glyph {
  /** The text that the font map gives the glyph: usually one letter, several for a ligature. */
  text: string;
  /** Left and right edge as drawn, with `left <= right`. */
  left: number;
  right: number;
  /** Height of the baseline; it grows upwards. */
  baseline: number;
  size: number;
  /** Direction of the text in whole degrees; 0 for ordinary pages. */
  angle: number;
  bold: boolean;
}

export interface Page {
  /** The 1-based page number. */
  number: number;
  /** The glyphs in drawing order, which is the reading order of nearly every producer. */
  glyphs: Glyph[];
  /** Number of shapes drawn besides text. Many shapes without text mean that letters were converted to outlines. */
  shapes: number;
  /** Straight lines drawn on the page. */
  rules: Rule[];
}

/** Letters of right-to-left scripts, with the kashida (U+0640), which belongs to no script. */
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
