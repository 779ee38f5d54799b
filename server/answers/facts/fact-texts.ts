import { cuePattern, findCues } from "#server/answers/language/cues.ts";

const factCues = findCues("fact-texts");

/** A pattern in which `{kind}` stands for words by which texts of owners tell facts. */
export const factPattern = (source: string, flags?: string): RegExp => cuePattern(factCues, source, flags);
