import { tokens } from "#server/answers/text/tokens.ts";
import { readOpening } from "./small-talk.ts";
import { isGenericWord, valueWords, wantedIn } from "./value.ts";

/**
 * Whether a message only says what kind of value it asks for and of nothing in particular: "كم ياخذ وقت", "how long does it
 * take?" Any text that states a duration would be a guess.
 */
export function namesNothing(message: string): boolean {
  const all = tokens(message);
  const greeted = all.length - (readOpening(message)?.rest.length ?? all.length);
  const isOfValue = ({ word, isFunction }: (typeof all)[number]): boolean =>
    isFunction || valueWords.has(word) || isGenericWord(word);
  return wantedIn(message).size > 0 && all.slice(Math.max(0, greeted)).every(isOfValue);
}
