import type { Outcome } from "#shared/contract/quality.ts";
import type { Answer } from "#server/answers/entry.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import type { Statement, Wanted } from "./made-question.ts";
import { denials } from "./phrasings.ts";

/** Nobody reads a whole page to find one amount (characters): what is longer answers nothing. */
export const maxReplyCharacters = 700;

const number = /\d+(?:[.,:]\d+)*/gu;

/** Every number of a text in one spelling: "1,500" and "١٥٠٠" are 1500, "9:00" is 9. */
export function numbersIn(text: string): string[] {
  return (withAsciiDigits(text).replaceAll("٬", "").replaceAll("٫", ".").match(number) ?? []).map((found) => {
    if (found.includes(":")) return found.replace(/^0+(?=\d)/u, "").replace(/:00$/u, "");
    const whole = found.replace(/,(?=\d{3}(?!\d))/gu, "");
    return /^\d+\.\d+$/u.test(whole) ? String(Number(whole)) : whole;
  });
}

/** A time of day by the clock of twelve and of twenty-four hours, as `numbersIn` gives it. */
export function clockTimes(minutes: number): string[] {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const written = (hour: number) => (rest === 0 ? String(hour) : `${hour}:${String(rest).padStart(2, "0")}`);
  return [written(hours % 24), written(hours % 12 === 0 ? 12 : hours % 12)];
}

const denying = new Set(denials.flatMap((word) => words(word)));

/** Whether a text denies something; of a longer text the beginning tells. */
export const denies = (text: string, within = Infinity): boolean =>
  words(text)
    .slice(0, within)
    .some((word) => denying.has(word) || denying.has(word.replace(/^و/u, "")));

/** The stems that tell one text from another. */
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

/** How often a reply that only begins with "no" denies what was asked. */
export const beginning = 2;

/** Whether a reply says what was wanted, told by its words and numbers alone. */
function says(text: string, wanted: Wanted): boolean {
  if (text.length > maxReplyCharacters) return false;
  if (wanted.polarity === "no" && !denies(text)) return false;
  if (wanted.polarity === "yes" && denies(text, beginning)) return false;
  const numbers = new Set(numbersIn(text));
  const stems = new Set(stemsOf(text));
  return wanted.all.every((group) => group.some((statement) => states(numbers, stems, statement)));
}

/**
 * What became of a made question. Where nobody could know the answer, leaving it to a person is right, and so is saying
 * that there is none; any other answer is wrong, however well it reads.
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
