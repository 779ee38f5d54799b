import { chooseSentences, type Voice } from "#server/answers/compose/catalogue.ts";
import { isolateLines } from "#server/answers/compose/direction.ts";
import type { Finding } from "#server/answers/responder.ts";
import { withoutIdleYes } from "./idle-yes.ts";

/** A longer text, or one about more rows, is no hint. */
const maxNearestLength = 350;
const maxNearestRows = 2;
/** What was found is quoted beside choices or a handover from this probability on. */
const minNearestProbability = 0.45;

/**
 * The nearest thing that the knowledge says, introduced as such: a customer who waits for a person may see for
 * themselves whether it helps. "" where nothing is near, and where it was said just before.
 */
export function sayNearest(
  found: readonly Finding[],
  { question }: { question: string },
  lastSaid: string,
  voice: Voice,
): string {
  const [only] = found;
  if (found.length !== 1 || only?.text === undefined || only.choices?.length) return "";
  if (only.probability < minNearestProbability || lastSaid.includes(only.text)) return "";
  if (only.text.length > maxNearestLength) return "";
  if (only.from === "rows" && only.citations.filter(({ used }) => used).length > maxNearestRows) return "";
  const { nearest, nearestInOther } = chooseSentences(voice);
  const quote = only.from === "prose" ? only.citations.find(({ used }) => used)?.quote : undefined;
  // A text in the other language is introduced as an answer that was found, which this one is not.
  if (quote !== undefined && only.text !== quote && only.text.endsWith(isolateLines(quote)))
    return `${nearestInOther}\n${isolateLines(quote)}`;
  return `${nearest}\n${withoutIdleYes(only.text, question)}`;
}
