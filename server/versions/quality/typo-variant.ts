import { createSeededRandom } from "./seeded.ts";

const longEnough = 4;
/** Number of words from which a question gets a second typing error. */
const wordsForTwo = 6;

/** Spellings of hurried Arabic: without hamzas, and without the dots of a last letter. */
const hurried: [RegExp, string][] = [
  [/[أإآ]/gu, "ا"],
  [/ؤ/gu, "و"],
  [/ئ/gu, "ي"],
  [/ة(?!\p{L})/gu, "ه"],
  [/ى(?!\p{L})/gu, "ي"],
];

type Random = () => number;

const swap = (letters: string[], at: number): string[] =>
  letters.with(at, letters[at + 1]!).with(at + 1, letters[at]!);
const drop = (letters: string[], at: number): string[] => letters.toSpliced(at, 1);
const double = (letters: string[], at: number): string[] => letters.toSpliced(at, 0, letters[at]!);
const slips = [swap, drop, double] as const;

/** Makes one typing error inside a word; the first letter does not change. */
function slip(word: string, random: Random): string {
  const letters = [...word];
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const made = slips[Math.floor(random() * slips.length)]!(letters, at);
  return made.join("");
}

/**
 * The question with one or two typing errors in words of four letters or more, or in Arabic, half of the time, with hurried
 * spellings. Numbers never change, because another number is another question. Null when no error is possible.
 */
export function withTypos(question: string): string | null {
  const random = createSeededRandom(question);
  let text = question;
  if (random() < 0.5) for (const [exact, careless] of hurried) text = text.replace(exact, careless);
  const parts = text.split(/([\p{L}\p{M}]+)/u);
  // Every second part is a word.
  const words = parts.flatMap((part, index) =>
    index % 2 === 1 && [...part].length >= longEnough ? [index] : [],
  );
  const wanted = words.length >= wordsForTwo ? 2 : 1;
  for (let slipped = 0; slipped < wanted && words.length > 0; slipped++) {
    const [at] = words.splice(Math.floor(random() * words.length), 1) as [number];
    parts[at] = slip(parts[at]!, random);
  }
  const typed = parts.join("");
  return typed === question ? null : typed;
}
