import { readFileSync } from "node:fs";
import { type Language, languages } from "#shared/language.ts";
import { words } from "#server/answers/text/words.ts";

/** How surely a cue means its kind, whatever else a message says. */
export type Strength = "strong" | "weak";

/** A word or phrase that tells something of a message. */
export interface Cue {
  cue: string;
  kind: string;
  strength: Strength;
  /** Where it is from; what was written for this project says `wakil`. */
  source: string;
}

/** The lines of the files of this name, in order: those of both languages, or of one. */
export function findCues(name: string, only?: Language): Cue[] {
  return (only ? [only] : languages).flatMap((language) =>
    readFileSync(new URL(`./${language}/${name}.tsv`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line): Cue => {
        const [cue = "", kind = "", strength = "", source = ""] = line.split("\t");
        return { cue, kind, strength: strength as Strength, source };
      }),
  );
}

/** A pattern's group of all cues of a kind, for sentences whose parts are looked for in one order. */
export const alternatives = (cues: readonly Cue[], kind: string): string =>
  `(?:${cues
    .filter((cue) => cue.kind === kind)
    .map(({ cue }) => cue)
    .join("|")})`;

type Listed = Pick<Cue, "kind" | "strength"> & { words: readonly string[] };

/** Cues by their first word, longest first: a message is read once, however many cues there are. */
export class CueList {
  readonly #byFirst = new Map<string, Listed[]>();

  constructor(cues: readonly Cue[], spell: (text: string) => string[] = words) {
    for (const { cue, kind, strength } of cues) {
      const spelt = spell(cue);
      const [first] = spelt;
      if (first === undefined) continue;
      const known = this.#byFirst.get(first);
      const listed = { kind, strength, words: spelt };
      if (known === undefined) this.#byFirst.set(first, [listed]);
      else known.push(listed);
    }
    for (const known of this.#byFirst.values()) known.sort((a, b) => b.words.length - a.words.length);
  }

  /** Every cue that stands in a text, where it begins; of two that begin at one word the longer. */
  in(text: readonly string[]): { at: number; kind: string; strength: Strength; length: number }[] {
    return text.flatMap((word, at) => {
      const found = this.#byFirst
        .get(word)
        ?.find((cue) => cue.words.every((each, i) => text[at + i] === each));
      return found === undefined
        ? []
        : [{ at, kind: found.kind, strength: found.strength, length: found.words.length }];
    });
  }
}
