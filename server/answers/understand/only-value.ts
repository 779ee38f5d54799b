import { tokens } from "#server/answers/text/tokens.ts";
import { readOpening } from "./small-talk.ts";
import { isGenericWord, valueWords, wantedIn, type Wanted } from "./value.ts";

/** Values that things have; the business itself has an address, a number and opening hours. */
const ofThings: ReadonlySet<Wanted> = new Set(["duration", "money", "number"]);
const besideWanted: ReadonlySet<Wanted> = new Set([...ofThings, "time", "yesno", "wish"]);

/**
 * Whether a message only says what kind of value it asks for and of nothing in particular: "كم ياخذ وقت", "how long does it
 * take?" Any text that states a duration would be a guess.
 */
export function asksOnlyValue(message: string): boolean {
  const all = tokens(message);
  const greeted = all.length - (readOpening(message)?.rest.length ?? all.length);
  const isOfValue = ({ word, isFunction }: (typeof all)[number]): boolean =>
    isFunction || valueWords.has(word) || isGenericWord(word);
  const wanted = [...wantedIn(message)];
  const isOfThing =
    wanted.some((kind) => ofThings.has(kind)) && wanted.every((kind) => besideWanted.has(kind));
  return isOfThing && all.slice(Math.max(0, greeted)).every(isOfValue);
}
