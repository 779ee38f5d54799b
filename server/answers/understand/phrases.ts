import { words } from "../text/words.ts";

/** Words as set phrases are compared: greetings are stretched ("هلااا", "heyyy"), so doubled letters count as one. */
export function phraseWords(text: string): string[] {
  return words(text).map((word) => word.replace(/(\p{L})\1+/gu, "$1"));
}

export type Phrase = readonly string[];

export function phrases(list: string): Phrase[] {
  return list
    .split(/[,\n]/)
    .map(phraseWords)
    .filter((phrase) => phrase.length > 0)
    .sort((a, b) => b.length - a.length);
}

export function startsAt(text: readonly string[], at: number, phrase: Phrase): boolean {
  return phrase.every((word, i) => text[at + i] === word);
}

export function contains(text: readonly string[], list: readonly Phrase[]): boolean {
  return text.some((_, at) => list.some((phrase) => startsAt(text, at, phrase)));
}
