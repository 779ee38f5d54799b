import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./woff.ts";

const require = createRequire(import.meta.url);
const family = "@fontsource/readex-pro";

/** The files that the family comes in: each holds the letters of one script. */
const scripts = ["arabic", "latin", "latin-ext"] as const;
export type FontScript = (typeof scripts)[number];
export type FontWeight = 400 | 600;

const unpacked = new Map<string, Buffer>();

/** The bytes of a font, read once. From WOFF and not WOFF2, whose outlines the writer cannot take a subset of. */
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

/** The font file that has a character; null where none has, and for marks of direction, which are not drawn. */
export function scriptOf(character: string): FontScript | null {
  if (/[\p{Cc}\p{Cf}]/u.test(character)) return null;
  const code = character.codePointAt(0) ?? 0;
  const found = covered.find((one) => one.ranges.some(({ from, until }) => code >= from && code <= until));
  return found?.script ?? null;
}
