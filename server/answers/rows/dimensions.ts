import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import type { Token } from "#server/answers/text/tokens.ts";
import { isNumber } from "#server/answers/text/words.ts";
import type { Content, Frame } from "./frame.ts";
import { rowWords } from "./row-words.ts";

/** "265/65R17", "4×6", "120 * 200": sizes that are written as several numbers. */
const dimensionPattern =
  /\d+(?:\.\d+)?(?:\s*(?:[/×x*]|r(?=\d)|(?<=\s)في(?=\s))\s*\d+(?:\.\d+)?){1,3}(?!\s*[/\d])/giu;
const numberPattern = /\d+(?:\.\d+)?/gu;
/** Numbers of a size at most. */
const maxNumbers = 4;
/** "5/12/2026" is a day and "1/2" a half: a size with a slash has a number of this many digits, and none of a year's. */
const sizeDigits = 3;
/** Words that stand between the numbers of a size: "120 by 200". */
const betweenWords = rowWords("between_lengths");

const keyOf = (numbers: readonly string[]): string => `size${numbers.join("x")}`;

function isSize(said: string, numbers: readonly string[]): boolean {
  if (!said.includes("/")) return true;
  return (
    numbers.some(({ length }) => length === sizeDigits) && numbers.every(({ length }) => length <= sizeDigits)
  );
}

/** Keys of the sizes that a cell or a name states; two numbers are one size in either order. */
export function findDimensionKeys(text: string): string[] {
  return [...withAsciiDigits(text).matchAll(dimensionPattern)].flatMap(([said]) => {
    const numbers = said.match(numberPattern) ?? [];
    if (!isSize(said, numbers)) return [];
    return numbers.length === 2 ? [keyOf(numbers), keyOf(numbers.toReversed())] : [keyOf(numbers)];
  });
}

/** The numbers from a word of a question on, with the number of words that they take. */
function numbersFrom(text: readonly string[], from: number): { numbers: string[]; length: number }[] {
  const found: { numbers: string[]; length: number }[] = [];
  const numbers: string[] = [];
  for (let at = from; at < text.length && numbers.length < maxNumbers; at++) {
    if (isNumber(text[at]!)) {
      numbers.push(text[at]!);
      if (numbers.length > 1) found.push({ numbers: [...numbers], length: at - from + 1 });
    } else if (numbers.length === 0 || !betweenWords.has(text[at]!)) break;
  }
  return found.toReversed();
}

/** Numbers that together are a size of some row name it and count nothing: "Hankook 205/55/16", "a tent 4x6". */
export function withDimensions(frame: Frame, known: ReadonlySet<string>): Frame {
  if (known.size === 0) return frame;
  const taken = new Set<number>();
  const sizes: Content[] = [];
  for (let at = 0; at < frame.words.length; at++) {
    const found = numbersFrom(frame.words, at).find(({ numbers }) => known.has(keyOf(numbers)));
    if (found === undefined) continue;
    const key = keyOf(found.numbers);
    const token: Token = { word: key, stem: key, isFunction: false };
    sizes.push({ token, at, isLoose: false });
    for (let i = at; i < at + found.length; i++) taken.add(i);
    at += found.length - 1;
  }
  if (sizes.length === 0) return frame;
  const content = [...frame.content.filter(({ at }) => !taken.has(at)), ...sizes];
  const counts = new Map([...frame.counts].filter(([at]) => !taken.has(at - 1)));
  const cells = new Map([...frame.cells].filter(([at]) => !taken.has(at)));
  return { ...frame, content: content.sort((a, b) => a.at - b.at), counts, cells };
}
