import { tokens } from "../text/tokens.ts";
import { valueAsked, valueWords } from "./value.ts";

const MOST = 3;

/** "وكم يستغرق؟", "and how much?": a part that only asks another value of the same. */
function leans(part: string): boolean {
  const subject = tokens(part).filter((token) => !token.isFunction);
  return (
    valueAsked(part) !== undefined &&
    subject.every(({ word }) => valueWords.has(word) || valueWords.has(word.replace(/^و/u, "")))
  );
}

/**
 * The questions of a message, in order: split at question marks and line ends when each part can stand alone. A part
 * that leans on the one before stays with it.
 */
export function questionsOf(message: string): string[] {
  const parts = message
    .split(/(?<=[؟?])|\n+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const whole = parts.filter(
    (part) => /[؟?]$/u.test(part) && tokens(part).some((token) => !token.isFunction),
  );
  if (whole.length < 2 || whole.length > MOST) return [message];
  return whole.reduce<string[]>((joined, part, at) => {
    if (at > 0 && leans(part)) joined.push(`${joined.pop() ?? ""} ${part}`);
    else joined.push(part);
    return joined;
  }, []);
}

/** The last question of a message that also tells something ("We have a shop in Tabuk. Do you …?"); else all of it. */
export function pointOf(message: string): string {
  const asked = message
    .split(/(?<=[.!?؟\n])\s+/u)
    .findLast((part) => /[؟?]\s*$/u.test(part) && tokens(part).some((token) => !token.isFunction));
  return asked?.trim() ?? message;
}
