import { words } from "#server/answers/text/words.ts";
import type { Cue, Strength } from "./cues.ts";

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
