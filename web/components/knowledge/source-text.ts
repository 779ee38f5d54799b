import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { readText } from "#shared/contract/knowledge.ts";

/** Everything that was read from a source. */
export type ExtractedText = ResultOf<typeof readText>["data"];

/** Marks above and below Arabic letters, and the stretched line between them: nobody types them in a search. */
const marks = /[\u0640\u064b-\u065f\u0670]/g;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(marks, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه");

/** True when one of the texts holds the word, however its alifs and marks are written. */
export function hasWord(texts: readonly (string | null | undefined)[], word: string): boolean {
  const wanted = plain(word.trim());
  return wanted === "" || texts.some((text) => text != null && plain(text).includes(wanted));
}
