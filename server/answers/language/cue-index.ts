import { wordCacheLimits, memoise } from "#server/answers/text/memoise.ts";
import { isArabic, words } from "#server/answers/text/words.ts";
import type { Cue } from "./cues.ts";

/** A cue as its words are compared. */
export interface Listed {
  words: readonly string[];
  kind: string;
}

/** A cue found in a text: from this word, so many words long. */
export interface CueMatch {
  cue: Listed;
  at: number;
  length: number;
}

const prefixes: readonly RegExp[] = [
  /^[وف](?=\p{L}{3})/u,
  /^(?:وال|فال|بال|كال|لل|ال)(?=\p{L}{2})/u,
  /^[بلك](?=\p{L}{3})/u,
  /^[وف][بل](?=\p{L}{3})/u,
  /^(?:وبال|ولل|وب)(?=\p{L}{2})/u,
];

/** An Arabic word as it stands and without what is written together with it (and, the, in, to); best first. */
export const formsOf = memoise((word): readonly string[] => {
  if (!isArabic(word)) return [word];
  const forms = [word];
  for (const prefix of prefixes) {
    const bare = word.replace(prefix, "");
    if (bare !== word && !forms.includes(bare)) forms.push(bare);
  }
  return forms;
}, wordCacheLimits);

/** Without the article: how cues are compared. */
const bare = memoise((word) => word.replace(/^ال(?=\p{L}{2})/u, ""), wordCacheLimits);

/** Cues by their first word; a text is gone through once, whatever the number of cues. */
export class CueIndex {
  readonly #byFirst = new Map<string, Listed[]>();
  readonly #words = new Set<string>();

  constructor(cues: Iterable<Pick<Cue, "cue" | "kind">>) {
    for (const { cue: written, kind } of cues) {
      const cue = { words: words(written), kind };
      const [first] = cue.words;
      if (first === undefined) continue;
      // The article belongs to a word that stands alone: "اليوم" is today, "يوم" is a day.
      const key = cue.words.length === 1 ? first : bare(first);
      const known = this.#byFirst.get(key);
      if (known === undefined) this.#byFirst.set(key, [cue]);
      else known.push(cue);
      for (const word of cue.words) this.#words.add(bare(word));
    }
    for (const known of this.#byFirst.values()) known.sort((a, b) => b.words.length - a.words.length);
  }

  /** The words of all cues, for finding what a misspelt one may be. */
  *vocabulary(): Generator<readonly [word: string, cue: Listed]> {
    for (const cues of this.#byFirst.values())
      for (const cue of cues) for (const word of cue.words) yield [bare(word), cue];
  }

  /** Whether a word stands in a cue. */
  has(word: string): boolean {
    return formsOf(word).some((form) => this.#words.has(bare(form)));
  }

  /** All cues that begin at a word, of the longest length found there. */
  matchesAt(text: readonly string[], at: number): readonly CueMatch[] {
    for (const form of formsOf(text[at] ?? "")) {
      const keys = new Set([form, bare(form)]);
      const candidates = [...keys]
        .flatMap((key) => this.#byFirst.get(key) ?? [])
        .filter((cue) => cue.words.length > 1 || cue.words[0] === form)
        .sort((a, b) => b.words.length - a.words.length);
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
