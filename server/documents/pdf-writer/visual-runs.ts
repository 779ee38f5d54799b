import bidiFactory from "bidi-js";
import { type FontScript, scriptOf } from "./fonts.ts";

// The package exports the function itself, but its types declare it as the property `default`.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** A part of a line with one direction and one font, as it is passed to the font's shaping. */
export interface VisualRun {
  script: FontScript;
  text: string;
}

const isArabicLetter = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/**
 * Orders the runs of a line visually, from left to right, by the Unicode bidirectional algorithm. A run of Arabic
 * letters keeps its logical order, because shaping needs it to join the letters and reverses it; brackets within
 * Arabic are mirrored.
 */
export function visualRuns(line: string, direction: "ltr" | "rtl"): VisualRun[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const characters = charactersOf(line);
  const runs: { script: FontScript; isRightToLeft: boolean; texts: string[]; next: number }[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const character = characters.get(index);
    // The second half of a surrogate pair has no character of its own.
    if (character === undefined) continue;
    const script = scriptOf(character);
    if (script === null) continue;
    const isRightToLeft = (embedding.levels[index] ?? 0) % 2 === 1;
    const last = runs.at(-1);
    const text = mirrored.get(index) ?? character;
    if (last?.script === script && last.isRightToLeft === isRightToLeft && last.next === index)
      last.texts.push(text);
    else runs.push({ script, isRightToLeft, texts: [text], next: index });
    const run = runs.at(-1);
    if (run) run.next = isRightToLeft ? index - 1 : index + character.length;
  }
  return runs.map(({ script, isRightToLeft, texts }) => ({
    script,
    text: (isRightToLeft && isArabicLetter(texts.join("")) ? texts.toReversed() : texts).join(""),
  }));
}

/** The characters of a text by the index at which each begins. */
function charactersOf(text: string): Map<number, string> {
  const characters = new Map<number, string>();
  let index = 0;
  for (const character of text) {
    characters.set(index, character);
    index += character.length;
  }
  return characters;
}
