import { findCues, wordsOf } from "#server/answers/language/cues.ts";
import { spellingLines } from "#server/answers/language/spelling-lines.ts";

const table: ReadonlyMap<string, string> = new Map(
  spellingLines("hurried").flatMap(({ word, spellings }) =>
    spellings.map((spelling) => [spelling, word] as const),
  ),
);

/** Alone, after a number and after such a word "جم" is a gram, otherwise the Gulf's "how much". */
const beforeUnits = new Set(wordsOf(findCues("function-words"), "before_gram"));

/** Gives words, in normal form and in their order, their usual spelling. */
export function normaliseSpellings(words: string[]): string[] {
  if (words.length < 2) return words;
  for (let at = 0; at < words.length; at++) {
    const usual = table.get(words[at]!);
    if (usual === undefined) continue;
    const before = words[at - 1] ?? "";
    if (!/^\p{Nd}/u.test(before) && !beforeUnits.has(before)) words[at] = usual;
  }
  return words;
}
