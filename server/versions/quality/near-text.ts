import { readNumberWord } from "#server/answers/rows/question-numbers.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import { beginning, denies, maxReplyCharacters, numbersIn } from "./made/judge.ts";

/** Share of common words from which two texts are versions of one text. */
const nearlyAll = 0.8;
/** Share of the expected answer's words from which an answer contains it. */
const mostOf = 0.8;

const numbersOf = (text: string): string[] => words(text).filter((word) => /^\p{N}/u.test(word));

/** Stems of the content words of a text. */
const subjectOf = (text: string): Set<string> =>
  new Set(tokens(text).flatMap((token) => (token.isFunction ? [] : [token.stem])));

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const word of a) if (b.has(word)) both++;
  return both;
}

/** Whether two texts are versions of one text; different numbers make them different answers. */
export function isNearDuplicate(a: string, b: string): boolean {
  const [one, other] = [subjectOf(a), subjectOf(b)];
  if (one.size === 0 || other.size === 0) return sameText(a) === sameText(b);
  const alike = (2 * countShared(one, other)) / (one.size + other.size);
  return alike >= nearlyAll && numbersOf(a).toSorted().join() === numbersOf(b).toSorted().join();
}

/** Whether an answer contains the expected one: all of its numbers and most of its words. */
export function containsExpected(said: string, expected: string): boolean {
  const subject = subjectOf(expected);
  if (subject.size === 0) return sameText(expected) !== "" && sameText(said).includes(sameText(expected));
  const numbers = new Set(numbersOf(said));
  return (
    numbersOf(expected).every((number) => numbers.has(number)) &&
    countShared(subject, subjectOf(said)) / subject.size >= mostOf
  );
}

/** Required share of the expected words, by the number of numbers that agree. */
const shareBeside = (numbers: number): number => (numbers >= 2 ? 0.35 : numbers === 1 ? 0.5 : 0.65);

/** Numbers in digits and in words; "one" is left out, because it mostly counts nothing. */
function amountsOf(text: string): Set<string> {
  const named = words(text).flatMap((word) => {
    const number = /\d/u.test(word) ? undefined : readNumberWord(word);
    return number === undefined || number === 1 ? [] : [String(number)];
  });
  return new Set([...numbersIn(text), ...named]);
}

/**
 * Whether a reply states the same in other words: every amount of the expected answer, a share of its words, and the
 * same yes or no. An answer computed from a table can match an FAQ's sentence.
 */
export function restatesExpected(said: string, expected: string): boolean {
  if (said.length > maxReplyCharacters || !isDistinctive(expected)) return false;
  if (denies(said, beginning) !== denies(expected, beginning)) return false;
  const amounts = amountsOf(expected);
  const saidAmounts = amountsOf(said);
  if (![...amounts].every((amount) => saidAmounts.has(amount))) return false;
  const subject = subjectOf(expected);
  return countShared(subject, subjectOf(said)) / subject.size >= shareBeside(amounts.size);
}

/** Minimum number of words; shorter answers ("yes, we do") fit every question. */
const enoughWords = 3;

/** Whether an answer is long enough to be distinguished from others. */
export const isDistinctive = (answer: string): boolean => subjectOf(answer).size >= enoughWords;
