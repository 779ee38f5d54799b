import { CueIndex, formsOf } from "#server/answers/language/cue-index.ts";
import { isLexiconWord } from "#server/answers/text/lexicon.ts";
import { isArabic } from "#server/answers/text/words.ts";

/** Words shorter than this resemble too many others. */
const minLength = 5;
const maxRemembered = 5000;

/** Whether two words differ by one added, missing or replaced letter, or by two swapped letters. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length === restB.length)
    return (
      restA.slice(1) === restB.slice(1) ||
      (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
    );
  return restA.length > restB.length ? restA.slice(1) === restB : restA === restB.slice(1);
}

/** A word and its forms with one letter removed. Two words that differ in one letter share one of these forms. */
function traces(word: string): Set<string> {
  const found = new Set([word]);
  for (let at = 0; at < word.length; at += 1) found.add(word.slice(0, at) + word.slice(at + 1));
  return found;
}

/** Corrects misspelt words by the words of some cues. */
export class Spelling {
  readonly #indexes: readonly CueIndex[];
  readonly #remembered = new Map<string, string | undefined>();
  /** Words of cues in order, by their forms with one letter removed. */
  readonly #byTrace = new Map<string, { candidate: string; order: number }[]>();

  constructor(indexes: readonly CueIndex[]) {
    this.#indexes = indexes;
    const seen = new Set<string>();
    for (const index of indexes)
      for (const [candidate, cue] of index.vocabulary()) {
        if (cue.kind === "filler" || candidate.length < minLength || seen.has(candidate)) continue;
        seen.add(candidate);
        for (const trace of traces(candidate)) {
          const known = this.#byTrace.get(trace);
          const one = { candidate, order: seen.size };
          if (known === undefined) this.#byTrace.set(trace, [one]);
          else known.push(one);
        }
      }
  }

  /** The cue word that a misspelt word stands for; known words are returned as they are. */
  meant(word: string): string {
    if (word.length < minLength || /\d/u.test(word)) return word;
    if (!this.#remembered.has(word)) {
      if (this.#remembered.size >= maxRemembered) this.#remembered.clear();
      this.#remembered.set(word, this.#nearest(word));
    }
    return this.#remembered.get(word) ?? word;
  }

  #nearest(word: string): string | undefined {
    const language = isArabic(word) ? "ar" : "en";
    if (this.#indexes.some((index) => index.has(word))) return undefined;
    const forms = formsOf(word).map((form) => form.replace(/^ال/u, ""));
    if (forms.some((form) => isLexiconWord(language, form))) return undefined;
    const near = forms
      .filter((form) => form.length >= minLength - 1)
      .flatMap((form) =>
        [...traces(form)]
          .flatMap((trace) => this.#byTrace.get(trace) ?? [])
          .filter(({ candidate }) => isOneOff(form, candidate)),
      );
    // The first listed of several is used.
    return near.sort((a, b) => a.order - b.order)[0]?.candidate;
  }
}
