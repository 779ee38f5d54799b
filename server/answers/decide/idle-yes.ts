import { cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { isOpen } from "#server/answers/understand/value.ts";

const matchingCues = findCues("matching");
/** The "yes" with which a source begins its answer to a question of its own. */
const yesPattern = cuePattern(matchingCues, String.raw`^{yes}\s*[،,.!]\s*(?=\p{L}|\p{Nd}|[«“])`, "iu");

const denial: ReadonlySet<string> = new Set(wordsOf(matchingCues, "denial"));

/** "هل عليه فوائد؟" – "نعم، … بلا فوائد": what is asked is denied further on. */
function deniesAsked(text: string, question: string): boolean {
  const asked = new Set(tokens(question).flatMap(({ word, isFunction }) => (isFunction ? [] : [word])));
  const textWords = words(text);
  return textWords.some((word, at) => denial.has(word) && asked.has(tokenOf(textWords[at + 1] ?? "").word));
}

/** A text without the "yes" that it begins with. */
export function withoutYes(text: string): string {
  if (!yesPattern.test(text)) return text;
  const said = text.replace(yesPattern, "");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A text said to "how much?" or "when?": whose question it answers with yes was another. */
export const withoutIdleYes = (text: string, question: string): string =>
  isOpen(question) || deniesAsked(text, question) ? withoutYes(text) : text;
