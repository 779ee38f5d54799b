import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";

const termCues = new CueIndex(findCues("stated-terms"));

export interface TermCue {
  kind: string;
  at: number;
  length: number;
}

/** What words of a text tell of shares, deposits, discounts and taxes, left to right. */
export const findTermCues = (text: readonly string[]): TermCue[] =>
  termCues.matches(text).map(({ cue, at, length }) => ({ kind: cue.kind, at, length }));
