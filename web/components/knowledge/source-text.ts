import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { readSourceText } from "#shared/contract/knowledge.ts";

/** The content that was read from a source. */
export type ExtractedText = ResultOf<typeof readSourceText>["data"];

/** Arabic vowel marks and tatweel, which nobody types into a search. */
const marks = /[\u0640\u064b-\u065f\u0670]/g;

const foldWord = (text: string) =>
  text
    .toLowerCase()
    .replace(marks, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه");

/** Whether one of the texts contains the word, regardless of vowel marks and spellings of alef. */
export function hasWord(texts: readonly (string | null | undefined)[], word: string): boolean {
  const wanted = foldWord(word.trim());
  return wanted === "" || texts.some((text) => text != null && foldWord(text).includes(wanted));
}
