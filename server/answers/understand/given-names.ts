import { findCues, wordsOf } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";

/** Given names in the Gulf, in both scripts; a name after them ("سارة العتيبي") is included. */
const known: ReadonlySet<string> = new Set(
  wordsOf(findCues("given-names"), "given_name").flatMap((name) => words(name)),
);

/** Whether a word is a known given name. */
export function isGivenName(word: string): boolean {
  const [own] = words(word);
  return own !== undefined && (known.has(own) || /^عبد(?:ال)?\p{L}{3,}$/u.test(own));
}
