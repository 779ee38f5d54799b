import type { Outcome } from "#shared/contract/quality.ts";
import type { Answer } from "#server/answers/entry.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import type { Statement, Wanted } from "./made-question.ts";
import { denials } from "./phrasings.ts";

/** A longer reply (characters) counts as no answer, because customers do not read a page to find one amount. */
export const maxReplyCharacters = 700;

const number = /\d+(?:[.,:]\d+)*/gu;

/** Returns every number of a text in one spelling: "1,500" and "١٥٠٠" are 1500, "9:00" is 9. */
export function numbersIn(text: string): string[] {
  return (withAsciiDigits(text).replaceAll("٬", "").replaceAll("٫", ".").match(number) ?? []).map((found) => {
    if (found.includes(":")) return found.replace(/^0+(?=\d)/u, "").replace(/:00$/u, "");
    const whole = found.replace(/,(?=\d{3}(?!\d))/gu, "");
    return /^\d+\.\d+$/u.test(whole) ? String(Number(whole)) : whole;
  });
}

/** Returns a time of day by the twelve-hour and the twenty-four-hour clock, in the spelling of `numbersIn`. */
export function clockTimes(minutes: number): string[] {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const writeHour = (hour: number) =>
    rest === 0 ? String(hour) : `${hour}:${String(rest).padStart(2, "0")}`;
  return [writeHour(hours % 24), writeHour(hours % 12 === 0 ? 12 : hours % 12)];
}

const denying = new Set(denials.flatMap((word) => words(word)));

/** Whether a text contains a denial, within its first `within` words. */
export const denies = (text: string, within = Infinity): boolean =>
  words(text)
    .slice(0, within)
    .some((word) => denying.has(word) || denying.has(word.replace(/^و/u, "")));

/** The stems of words that distinguish a text from others. */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    tokens(text).flatMap(({ stem, isFunction, word }) => (isFunction || /^\p{N}/u.test(word) ? [] : [stem])),
  ),
];

function states(numbers: ReadonlySet<string>, stems: ReadonlySet<string>, statement: Statement): boolean {
  if (!statement.numbers.every((ways) => ways.some((way) => numbers.has(way)))) return false;
  if (statement.words.length === 0) return true;
  const said = statement.words.filter((word) => stems.has(word)).length;
  return said / statement.words.length >= statement.share;
}

/** Number of first words in which a reply must contain "no" to deny the question. */
export const beginning = 2;

/** Whether a reply states what was expected, judged by its words and numbers alone. */
function says(text: string, wanted: Wanted): boolean {
  if (text.length > maxReplyCharacters) return false;
  if (wanted.polarity === "no" && !denies(text)) return false;
  if (wanted.polarity === "yes" && denies(text, beginning)) return false;
  const numbers = new Set(numbersIn(text));
  const stems = new Set(stemsOf(text));
  return wanted.all.every((group) => group.some((statement) => states(numbers, stems, statement)));
}

/**
 * Judges the reply to a generated question. When there is no answer, a handover is right, and so is a reply that says
 * so; any other answer is wrong.
 */
export function judgeReply(wanted: Wanted | null, said: Pick<Answer, "decision" | "text">): Outcome {
  const isLeft = said.decision === "handover" || said.decision === "clarify";
  if (wanted === null) {
    const isDenied = said.decision === "answer" && denies(said.text) && numbersIn(said.text).length === 0;
    return isLeft || isDenied ? "right" : "wrong";
  }
  if (isLeft) return said.decision === "handover" ? "handed_over" : "asked_back";
  return said.decision === "answer" && says(said.text, wanted) ? "right" : "wrong";
}
