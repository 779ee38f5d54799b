import type { Cue } from "./load-cues.ts";
import { isArabic } from "#server/answers/text/words.ts";

/** A cue found in a text: from this word, so many words long. */
export interface CueMatch {
  cue: Cue;
  at: number;
  length: number;
}

const PREFIXES: readonly RegExp[] = [
  /^[وف](?=\p{L}{3})/u,
  /^(?:وال|فال|بال|كال|لل|ال)(?=\p{L}{2})/u,
  /^[بلك](?=\p{L}{3})/u,
  /^[وف][بل](?=\p{L}{3})/u,
  /^(?:وبال|ولل|وب)(?=\p{L}{2})/u,
];

/** An Arabic word as it stands and without what is written together with it (and, the, in, to); best first. */
export function formsOf(word: string): readonly string[] {
  if (!isArabic(word)) return [word];
  const forms = [word];
  for (const prefix of PREFIXES) {
    const bare = word.replace(prefix, "");
    if (bare !== word && !forms.includes(bare)) forms.push(bare);
  }
  return forms;
}

/** Without the article: how cues are compared. */
function bare(word: string): string {
  return word.replace(/^ال(?=\p{L}{2})/u, "");
}

/** Cues by their first word; a text is gone through once, whatever the number of cues. */
export class CueIndex {
  readonly #byFirst = new Map<string, Cue[]>();

  constructor(cues: Iterable<Cue>) {
    for (const cue of cues) {
      const [first] = cue.words;
      if (first === undefined) continue;
      const known = this.#byFirst.get(bare(first));
      if (known === undefined) this.#byFirst.set(bare(first), [cue]);
      else known.push(cue);
    }
    for (const known of this.#byFirst.values()) known.sort((a, b) => b.words.length - a.words.length);
  }

  /** Single words, for finding what a misspelt one may be. */
  *singles(): Generator<readonly [word: string, cue: Cue]> {
    for (const [first, cues] of this.#byFirst)
      for (const cue of cues) if (cue.words.length === 1) yield [first, cue];
  }

  /** All cues that begin at a word, of the longest length found there. */
  matchesAt(text: readonly string[], at: number): readonly CueMatch[] {
    for (const form of formsOf(text[at] ?? "")) {
      const candidates = this.#byFirst.get(bare(form)) ?? [];
      const found = candidates.filter((cue) =>
        cue.words.every(
          (word, i) => i === 0 || formsOf(text[at + i] ?? "").some((f) => bare(f) === bare(word)),
        ),
      );
      const length = found[0]?.words.length;
      if (length !== undefined)
        return found.filter(({ words }) => words.length === length).map((cue) => ({ cue, at, length }));
    }
    return [];
  }

  /** Of all kinds, left to right; a longer cue hides the shorter ones inside it. */
  matches(text: readonly string[]): CueMatch[] {
    const found: CueMatch[] = [];
    for (let at = 0; at < text.length;) {
      const here = this.matchesAt(text, at);
      found.push(...here);
      at += here[0]?.length ?? 1;
    }
    return found;
  }
}
