export const NUMBER = /^\d+(?:[.,]\d+)*$/;

const SCALES = new Map([
  ["الف", 1000],
  ["الاف", 1000],
  ["الالاف", 1000],
  ["k", 1000],
  ["thousand", 1000],
  ["مليون", 1_000_000],
  ["million", 1_000_000],
]);

/** A number, with the thousands or millions named after it. */
export function numberAt(text: readonly string[], at: number): number | undefined {
  const word = text[at];
  if (word === undefined || !NUMBER.test(word)) return undefined;
  return Number(word.replace(/,(?=\d{3})/g, "").replace(",", ".")) * (SCALES.get(text[at + 1] ?? "") ?? 1);
}

/** How many words a number takes. */
export const lengthOfNumber = (text: readonly string[], at: number): number =>
  SCALES.has(text[at + 1] ?? "") ? 2 : 1;

/** Numbers from one to ten as words, in both languages. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  ["واحد اثنين ثلاث اربع خمس ست سبع ثمان تسع عشر", "one two three four five six seven eight nine ten"].flatMap(
    (line) => line.split(" ").map((word, at) => [word, at + 1] as const),
  ),
);

/** A number as a word of a question says it: in digits, or one to ten in words. */
export function numberSaid(word: string): number | undefined {
  if (/^\d+(?:\.\d+)?$/u.test(word)) return Number(word);
  return NUMBER_WORDS.get(word) ?? NUMBER_WORDS.get(word.replace(/[هة]$/u, ""));
}
