import { readFileSync } from "node:fs";
import type { Language } from "#server/answers/entry.ts";
import { words } from "#server/answers/text/words.ts";

/** A word or phrase and what it is a sign of. */
export interface Cue {
  words: readonly string[];
  kind: string;
  /** 0–1: how surely the cue means its kind by itself. */
  strength: number;
}

const COLUMNS = ["cue", "kind", "strength", "source"];

/** The cues of one file; a line that is not whole stops the program, because a lost cue would never be noticed. */
function read(language: Language, topic: string): Cue[] {
  const name = `${language}/${topic}.tsv`;
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  const [header, ...lines] = text.trimEnd().split("\n");
  if (header !== COLUMNS.join("\t")) throw new Error(`${name}: the columns are ${COLUMNS.join(", ")}`);
  return lines.map((line, at) => {
    const [cue, kind, strength, source] = line.split("\t");
    if (!cue || !kind || !source || !(Number(strength) > 0)) throw new Error(`${name}: line ${at + 2}`);
    return { words: words(cue), kind, strength: Number(strength) };
  });
}

/** All cues of a topic, Arabic and English. */
export function loadCues(topic: string): readonly Cue[] {
  return [...read("ar", topic), ...read("en", topic)];
}
