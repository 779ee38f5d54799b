import { isCurrencyWord } from "#server/answers/products/currency.ts";
import { findCues, numbersOf } from "#server/answers/language/cues.ts";

export const numberPattern = /^\d+(?:[.,]\d+)*$/;

const numberCues = findCues("numbers");
const scales = numbersOf(numberCues, "scale");
/** Round numbers that are one word. */
const roundNumberWords = numbersOf(numberCues, "round");

const roundOf = (word: string): number | undefined =>
  roundNumberWords.get(word) ?? roundNumberWords.get(word.replace(/^(?:لل|ل|ب|ال)(?=\p{L}{3})/u, ""));

/** A number from one to ten, or a round one, in digits or in words ("السبعين"). */
export const readAnyNumber = (word: string): number | undefined => readNumberWord(word) ?? roundOf(word);

/** Whether a word is a round number. */
export const isRoundNumber = (word: string): boolean => roundOf(word) !== undefined;

/** A number, with the thousands or millions named after it. */
export function numberAt(text: readonly string[], at: number): number | undefined {
  const word = text[at];
  if (word === undefined) return undefined;
  if (!numberPattern.test(word)) return numberPattern.test(text[at - 1] ?? "") ? undefined : roundOf(word);
  return Number(word.replace(/,(?=\d{3})/g, "").replace(",", ".")) * (scales.get(text[at + 1] ?? "") ?? 1);
}

/** Number of words that name it. */
export const lengthOfNumber = (text: readonly string[], at: number): number =>
  numberPattern.test(text[at] ?? "") && scales.has(text[at + 1] ?? "") ? 2 : 1;

/** Numbers from one to ten as words, in both languages. */
export const numberWords: ReadonlyMap<string, number> = numbersOf(numberCues, "number");

/** Shares of what a price is for as words: those of weights and volumes, and a third. */
export const halfWords: ReadonlyMap<string, number> = new Map(
  ["part", "part_of_amount"].flatMap((name) => [...numbersOf(numberCues, name)]),
);

/** The number that a word of a question or of a name stands for: digits, or one to ten in words ("الثلاثة"). */
export function readNumberWord(word: string): number | undefined {
  if (/^\d+(?:\.\d+)?$/u.test(word)) return Number(word);
  const bare = word.replace(/^ال(?=\p{L}{3})/u, "");
  return numberWords.get(bare) ?? numberWords.get(bare.replace(/[هة]$/u, ""));
}

/** Whether a number is part of a code such as "R-114", neither an amount nor a count. */
export function isCode(text: readonly string[], at: number): boolean {
  return (
    /^\d{3,6}$/.test(text[at]!) &&
    /^\p{Script=Latin}{1,4}$/u.test(text[at - 1] ?? "") &&
    !isCurrencyWord(text[at - 1]!)
  );
}
