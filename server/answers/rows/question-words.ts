import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";

/** Words of a question, with an attached "and" taken off where another thing or number begins. */
export function wordsOf(question: string): { text: string[]; breaks: Set<number> } {
  const text: string[] = [];
  const breaks = new Set<number>();
  for (const part of withAsciiDigits(question).split(/([،,;؛+&\n?؟])/u)) {
    if (/^[،,;؛+&\n?؟]$/u.test(part)) breaks.add(text.length);
    for (const word of words(part)) {
      if (/^و\d/u.test(word)) breaks.add(text.length);
      text.push(word.replace(/^و(?=\d)/u, ""));
    }
  }
  return { text, breaks };
}
