import { readFileSync } from "node:fs";
import { groupsOf, termsOf } from "./lexicon.ts";
import { wordCacheLimits, memoise } from "./memoise.ts";
import type { Token } from "./tokens.ts";
import { isArabic, isNumber } from "./words.ts";

/** What a word means, as 100 numbers of length 1: words that are used alike lie near one another. */
export type WordVector = Float32Array;

const dimensions = 100;
const folder = new URL("../language/vectors/", import.meta.url);

interface Table {
  placeOf: ReadonlyMap<string, number>;
  bytes: Int8Array;
}

let table: Table | undefined;

/** Read once, when the first question of a process needs it. */
function read(): Table {
  if (table !== undefined) return table;
  const words = readFileSync(new URL("english.txt", folder), "utf8").trimEnd().split("\n");
  const file = readFileSync(new URL("english.bin", folder));
  const bytes = new Int8Array(file.buffer, file.byteOffset, file.byteLength);
  table = { placeOf: new Map(words.map((word, at) => [word, at])), bytes };
  return table;
}

function unit(sum: Float32Array): WordVector | undefined {
  const length = Math.hypot(...sum);
  return length === 0 ? undefined : sum.map((value) => value / length);
}

function addEnglish(word: string, share: number, sum: Float32Array): void {
  const { placeOf, bytes } = read();
  const place = placeOf.get(word);
  if (place === undefined) return;
  const own = bytes.subarray(place * dimensions, (place + 1) * dimensions);
  const length = Math.hypot(...own) || 1;
  for (let at = 0; at < dimensions; at++) sum[at]! += (share * own[at]!) / length;
}

/** An Arabic word lies where the English words of its lines in the lexicon lie on average. */
function addTranslations(word: string, sum: Float32Array): void {
  for (const group of groupsOf("ar", [word]))
    for (const [form = []] of termsOf(group, "en"))
      for (const { word: english, isFunction } of form)
        if (!isFunction) addEnglish(english, 1 / form.length, sum);
}

const vectorOfWord = memoise((word): { vector: WordVector | undefined } => {
  const sum = new Float32Array(dimensions);
  if (isArabic(word)) addTranslations(word, sum);
  else addEnglish(word, 1, sum);
  return { vector: unit(sum) };
}, wordCacheLimits);

/** The vector of a word with a subject; undefined for numbers, function words and words that nothing is known of. */
export const vectorOf = ({ word, isFunction }: Token): WordVector | undefined =>
  isFunction || isNumber(word) ? undefined : vectorOfWord(word).vector;

/** Cosine of two vectors. */
export function cosine(a: WordVector, b: WordVector): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at++) sum += a[at]! * b[at]!;
  return sum;
}
