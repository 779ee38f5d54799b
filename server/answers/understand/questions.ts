import { tokens } from "../text/tokens.ts";
import { valueAsked, valueWords } from "./value.ts";

const MOST = 3;

/** One question of a message. */
export interface Question {
  text: string;
  /** Of "do you deliver to Abha? And how long does it take?" the question that stands alone, … */
  main: string;
  /** … and what its answer has to hold besides. */
  values: RegExp[];
}

/** The value a part asks for that says nothing of its own ("وكم يستغرق؟", "and how much?"). */
function valueOnly(part: string): RegExp | undefined {
  const subject = tokens(part).filter((token) => !token.isFunction);
  const own = subject.some(({ word }) => !valueWords.has(word) && !valueWords.has(word.replace(/^و/u, "")));
  return own ? undefined : valueAsked(part);
}

function isQuestion(part: string): boolean {
  const asks = /[؟?]$/u.test(part);
  return asks && (valueAsked(part) !== undefined || tokens(part).some((token) => !token.isFunction));
}

/**
 * The questions of a message, in order: split at question marks and line ends when each part can stand alone. A part
 * that only asks another value of the one before stays with it.
 */
export function questionsOf(message: string): Question[] {
  const pieces = message.split(/(?<=[؟?])|\n+/u);
  const parts = pieces.length < 2 ? [] : pieces.map((piece) => piece.trim()).filter(isQuestion);
  if (parts.length < 2 || parts.length > MOST) return [{ text: message, main: message, values: [] }];
  const questions: Question[] = [];
  for (const part of parts) {
    const before = questions.at(-1);
    const value = valueOnly(part);
    if (before === undefined || value === undefined) questions.push({ text: part, main: part, values: [] });
    else {
      before.text += ` ${part}`;
      before.values.push(value);
    }
  }
  return questions.length > 1 ? questions : [{ ...questions[0]!, text: message }];
}

/** A question of fewer words ("Is it halal?") leans on what was told before it. */
const STANDS_ALONE = 2;

/** The last question of a message that also tells something ("We have a shop in Tabuk. Do you …?"); else all of it. */
export function pointOf(message: string): string {
  const parts = message.split(/(?<=[.!?؟\n])\s+/u);
  if (parts.length < 2) return message;
  const asked = parts.findLast(
    (part) =>
      /[؟?]\s*$/u.test(part) && tokens(part).filter((token) => !token.isFunction).length >= STANDS_ALONE,
  );
  return asked?.trim() ?? message;
}
