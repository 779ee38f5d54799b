import { cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";

const rowWordCues = findCues("row-words");

/** A pattern in which `{kind}` stands for words that questions about rows, or rows themselves, have. */
export const rowPattern = (source: string, flags?: string): RegExp => cuePattern(rowWordCues, source, flags);

/** The words of one kind. */
export const rowWords = (kind: string): ReadonlySet<string> => new Set(wordsOf(rowWordCues, kind));
