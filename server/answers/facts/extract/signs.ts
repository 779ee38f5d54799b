import { CueIndex } from "#server/answers/language/cue-index.ts";
import { cuesIn } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";

const signsCues = new CueIndex(cuesIn("business"));
/** Ways of paying. */
export const methodsCues = new CueIndex(cuesIn("payment-methods"));

/** What a text of the business is about, by the words in it. */
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

  /** What follows the colon of the first sign of a kind ("support" of "service:support"). */
  first(kind: string): string | undefined {
    return this.#kinds.find((each) => each.startsWith(`${kind}:`))?.slice(kind.length + 1);
  }
}

/** Ways of paying that a text names, and where; "instalments" is a way of its own. */
export function methodsAt(text: readonly string[]): { method: string; at: number; length: number }[] {
  // A longer cue may be about something else ("check in").
  return methodsCues
    .matches(text)
    .flatMap(({ cue, at, length }) =>
      cue.kind === "other" ? [] : [{ method: cue.kind.replace("method:", ""), at, length }],
    );
}

export function methodsIn(text: readonly string[]): string[] {
  return [...new Set(methodsAt(text).map(({ method }) => method))];
}
