import { maxMessageLength } from "#shared/rules/message.ts";
import type { Turn } from "./entry.ts";
import { words } from "./text/words.ts";

/**
 * How much of what somebody writes is read. Everything that reads a message is bounded by these: one visitor must not
 * keep the process from answering everybody else.
 */

/** Words of a message; a question that starts later is not one. */
const maxMessageWords = 250;
/** Characters and words of an earlier turn. */
const maxTurnLength = 2000;
const maxTurnWords = 150;
/** Earlier turns that are read. */
const maxTurns = 20;
/** Characters between two spaces: a link is longer than any word. */
const maxStretchLength = 150;
/** How often the same stretch of characters is read. */
const maxRepeats = 6;
/** Different words of one search. More than any question of the evaluation sets has. */
export const maxQueryWords = 64;

interface Limits {
  maxLength: number;
  maxWords: number;
}

/** The beginning of a stretch without spaces, so long that its normal form has at most `maxLength` characters. */
function beginning(stretch: string, maxLength: number): string {
  if (stretch.length <= maxLength && stretch.normalize("NFKC").length <= maxLength) return stretch;
  let length = 0;
  let kept = "";
  for (const character of stretch) {
    length += character.normalize("NFKC").length;
    if (length > maxLength) break;
    kept += character;
  }
  return kept;
}

/** Spaces as they are written up to a blank line: runs of them are where patterns go back and forth. */
function squeezed(space: string): string {
  if (space.length < 2) return space;
  const lines = space.split("\n").length - 1;
  return lines === 0 ? " " : "\n".repeat(Math.min(2, lines));
}

/** Limits count characters of the normal form: one that is written as one can become eighteen. */
function bounded(text: string, { maxLength, maxWords }: Limits): string {
  const seen = new Map<string, number>();
  let kept = "";
  let [length, count] = [0, 0];
  // What is passed over costs as well: a text is not looked at beyond four times what is read of it.
  const parts = text.slice(0, 4 * maxLength).split(/(\s+)/u);
  for (let at = 0; at < parts.length; at += 2) {
    const stretch = beginning(parts[at]!, Math.min(maxStretchLength, maxLength - length));
    const times = (seen.get(stretch) ?? 0) + 1;
    seen.set(stretch, times);
    if (times > maxRepeats) continue;
    length += stretch.normalize("NFKC").length + 1;
    count += words(stretch).length;
    if (count > maxWords) break;
    kept += squeezed(parts[at - 1] ?? "") + stretch;
    if (length >= maxLength) break;
  }
  return kept;
}

/** As much of a customer's message as is read. */
export const limitMessage = (text: string): string =>
  bounded(text, { maxLength: maxMessageLength, maxWords: maxMessageWords });

/** As much of the conversation before it as is read. */
export const limitHistory = (history: readonly Turn[]): Turn[] =>
  history.slice(-maxTurns).map(({ role, text }) => ({
    role,
    text: bounded(text, { maxLength: maxTurnLength, maxWords: maxTurnWords }),
  }));
