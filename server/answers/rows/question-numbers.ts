import { partWords } from "#server/answers/products/measure.ts";

export const numberPattern = /^\d+(?:[.,]\d+)*$/;

const scales = new Map([
  ["الف", 1000],
  ["الاف", 1000],
  ["الالاف", 1000],
  ["k", 1000],
  ["thousand", 1000],
  ["مليون", 1_000_000],
  ["million", 1_000_000],
]);

/** Round numbers that are one word. */
const roundNumberWords = new Map(
  [
    [20, "عشرين عشرون twenty"],
    [30, "ثلاثين ثلاثون تلاتين thirty"],
    [40, "اربعين اربعون forty"],
    [50, "خمسين خمسون fifty"],
    [60, "ستين ستون sixty"],
    [70, "سبعين سبعون seventy"],
    [80, "ثمانين ثمانون تمانين eighty"],
    [90, "تسعين تسعون ninety"],
    [100, "ميه مئه مائه hundred"],
    [200, "ميتين مئتين مئتان مائتين مائتان"],
    [300, "ثلاثميه ثلاثمئه ثلاثمائه تلتميه"],
    [400, "اربعميه اربعمئه اربعمائه ربعميه"],
    [500, "خمسميه خمسمئه خمسمائه"],
    [600, "ستميه ستمئه ستمائه"],
    [700, "سبعميه سبعمئه سبعمائه"],
    [800, "ثمانميه ثمانمئه ثمانمائه ثمنميه تمنميه"],
    [900, "تسعميه تسعمئه تسعمائه"],
    [1000, "الف thousand"],
    [2000, "الفين الفان"],
  ].flatMap(([number, words]) =>
    String(words)
      .split(" ")
      .map((word) => [word, Number(number)] as const),
  ),
);

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
export const numberWords: ReadonlyMap<string, number> = new Map(
  ["واحد اثنين ثلاث اربع خمس ست سبع ثمان تسع عشر", "one two three four five six seven eight nine ten"].flatMap(
    (line) => line.split(" ").map((word, at) => [word, at + 1] as const),
  ),
);

/** Shares of what a price is for as words: those of weights and volumes, and a third. */
export const halfWords: ReadonlyMap<string, number> = new Map([...partWords, ["ثلث", 1 / 3]]);

/** The number that a word of a question or of a name stands for: digits, or one to ten in words ("الثلاثة"). */
export function readNumberWord(word: string): number | undefined {
  if (/^\d+(?:\.\d+)?$/u.test(word)) return Number(word);
  const bare = word.replace(/^ال(?=\p{L}{3})/u, "");
  return numberWords.get(bare) ?? numberWords.get(bare.replace(/[هة]$/u, ""));
}
