import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";

const signsCues = new CueIndex(findCues("business"));
/** Payment methods. */
export const methodsCues = new CueIndex(findCues("payment-methods"));

/** Topics of a text, by its words. */
export class Signs {
  readonly #kinds: readonly string[];

  constructor(text: string) {
    this.#kinds = signsCues.matches(words(text)).map(({ cue }) => cue.kind);
  }

  has(kind: string): boolean {
    return this.#kinds.includes(kind);
  }

  count(kind: string): number {
    return this.#kinds.filter((each) => each === kind).length;
  }

  /** The value behind the colon of the first sign of a kind ("support" in "service:support"). */
  first(kind: string): string | undefined {
    return this.#kinds.find((each) => each.startsWith(`${kind}:`))?.slice(kind.length + 1);
  }
}

/** The payment methods in a text with their places; "instalments" is one of them. */
export function matchMethodsAt(text: readonly string[]): { method: string; at: number; length: number }[] {
  // A longer cue may be about something else ("check in").
  return methodsCues
    .matches(text)
    .flatMap(({ cue, at, length }) =>
      cue.kind === "other" ? [] : [{ method: cue.kind.replace("method:", ""), at, length }],
    );
}

export function findMethods(text: readonly string[]): string[] {
  return [...new Set(matchMethodsAt(text).map(({ method }) => method))];
}
