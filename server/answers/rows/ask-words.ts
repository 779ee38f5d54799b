import { findCues } from "#server/answers/language/cues.ts";
import { isAttributeWord } from "#server/answers/products/attributes.ts";
import { isCurrencyWord } from "#server/answers/products/currency.ts";
import { words } from "#server/answers/text/words.ts";
import { frameOf, type Ask } from "./frame.ts";
import { readNumberWord } from "./question-numbers.ts";
import { rowCueIndex } from "./row-cues.ts";

const cues = findCues("row-questions");
const cueWords: ReadonlySet<string> = new Set(cues.flatMap(({ cue }) => words(cue)));
/** Words of packs and pieces of goods: "box", "حبة". */
export const pieceWords: ReadonlySet<string> = new Set(
  cues.filter(({ kind }) => kind === "piece").flatMap(({ cue }) => words(cue)),
);

const no = (): boolean => false;

/** What a message asks of rows, read without a list: "price", "availability". */
export const asksIn = (message: string): ReadonlySet<Ask> =>
  frameOf(message, { isRowWord: no, isTranslatedName: no, isTitleWord: no, isLabelWord: no, isWritten: no })
    .asks;

/** Whether a word only says what is asked of rows or stands around it, and names none of them: "how", "بكم", "ريال". */
export function isAskWord(word: string): boolean {
  const bare = word.length > 3 && word.startsWith("و") ? word.slice(1) : word;
  return [word, bare].some(
    (each) =>
      cueWords.has(each) ||
      rowCueIndex.matchesAt([each], 0).length > 0 ||
      isCurrencyWord(each) ||
      isAttributeWord(each) ||
      readNumberWord(each) !== undefined,
  );
}

/** Whether a word is a piece of goods: "box", "حبة". */
export const isPieceWord = (word: string): boolean => pieceWords.has(words(word)[0] ?? "");
