import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./woff.ts";

const require = createRequire(import.meta.url);
const family = "@fontsource/readex-pro";

/** The files of the font family; each holds the letters of one script. */
const scripts = ["arabic", "latin", "latin-ext"] as const;
export type FontScript = (typeof scripts)[number];
export type FontWeight = 400 | 600;

const unpacked = new Map<string, Buffer>();

/**
 * Returns the bytes of a font, which are read once. The format is WOFF, because the writer cannot take a subset of
 * WOFF2's outlines.
 */
export function readFont(script: FontScript, weight: FontWeight): Buffer {
  const file = `${family}/files/readex-pro-${script}-${weight}-normal.woff`;
  const font = unpacked.get(file) ?? unpackWoff(readFileSync(require.resolve(file)));
  unpacked.set(file, font);
  return font;
}

const ranges = require(`${family}/unicode.json`) as Record<FontScript, string>;
const covered = scripts.map((script) => ({
  script,
  ranges: ranges[script].split(",").map((range) => {
    const [from = "", until = from] = range.replace("U+", "").split("-");
    return { from: Number.parseInt(from, 16), until: Number.parseInt(until, 16) };
  }),
}));

/**
 * Returns the script of the font file that contains a character; null when none does, and for marks of direction,
 * which are not drawn.
 */
export function scriptOf(character: string): FontScript | null {
  if (/[\p{Cc}\p{Cf}]/u.test(character)) return null;
  const code = character.codePointAt(0) ?? 0;
  const found = covered.find((one) => one.ranges.some(({ from, until }) => code >= from && code <= until));
  return found?.script ?? null;
}
