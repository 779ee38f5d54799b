import { readNumberWord } from "#server/answers/rows/question-numbers.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import { beginning, denies, maxReplyCharacters, numbersIn } from "./made/judge.ts";

/** Two texts that share this much of their words are one text that was edited. */
const nearlyAll = 0.8;
/** An answer that holds this share of the expected one's words says it. */
const mostOf = 0.8;

const numbersOf = (text: string): string[] => words(text).filter((word) => /^\p{N}/u.test(word));

/** The words that carry the subject, by their stems. */
const subjectOf = (text: string): Set<string> =>
  new Set(tokens(text).flatMap((token) => (token.isFunction ? [] : [token.stem])));

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const word of a) if (b.has(word)) both++;
  return both;
}

/** One text, but for a word here and there; another number makes it another answer. */
export function isNearDuplicate(a: string, b: string): boolean {
  const [one, other] = [subjectOf(a), subjectOf(b)];
  if (one.size === 0 || other.size === 0) return sameText(a) === sameText(b);
  const alike = (2 * shared(one, other)) / (one.size + other.size);
  return alike >= nearlyAll && numbersOf(a).toSorted().join() === numbersOf(b).toSorted().join();
}

/** True when what was said holds what was expected: every number of it, and most of its words. */
export function containsExpected(said: string, expected: string): boolean {
  const subject = subjectOf(expected);
  if (subject.size === 0) return sameText(expected) !== "" && sameText(said).includes(sameText(expected));
  const numbers = new Set(numbersOf(said));
  return (
    numbersOf(expected).every((number) => numbers.has(number)) &&
    shared(subject, subjectOf(said)) / subject.size >= mostOf
  );
}

/** The share of the expected words that has to be said, by how many numbers agree as well. */
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
 * True when a reply says the same in other words: every amount of what was expected, a share of its words, and yes or no
 * as it does. An answer computed from a table says what an FAQ says in a sentence.
 */
export function restatesExpected(said: string, expected: string): boolean {
  if (said.length > maxReplyCharacters || !isDistinctive(expected)) return false;
  if (denies(said, beginning) !== denies(expected, beginning)) return false;
  const amounts = amountsOf(expected);
  const saidAmounts = amountsOf(said);
  if (![...amounts].every((amount) => saidAmounts.has(amount))) return false;
  const subject = subjectOf(expected);
  return shared(subject, subjectOf(said)) / subject.size >= shareBeside(amounts.size);
}

/** Fewer words than this ("yes, we do") stand in answers to anything. */
const enoughWords = 3;

/** True where an answer is enough by itself to be told from others. */
export const isDistinctive = (answer: string): boolean => subjectOf(answer).size >= enoughWords;
