import { isMeasureWord } from "#server/answers/products/measure.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { halfWords, readNumberWord } from "./question-numbers.ts";
import { rowCueIndex } from "./row-cues.ts";
import { rowWords } from "./row-words.ts";

/** What the rows' own words are. */
export interface RowVocabulary {
  /** The word stands in the name of a row. */
  isRowWord: (word: string) => boolean;
  /** The word means what the name of a row says in the other language. */
  isTranslatedName: (word: string) => boolean;
  /** The word stands in what rows are called together: the name of their column, the title over them. */
  isTitleWord: (word: string) => boolean;
  /** The word stands in the label of a row's price: "the dozen". */
  isLabelWord: (word: string) => boolean;
  /** The word stands in the rows as it is written. */
  isWritten: (word: string) => boolean;
}

/** Words after which another thing may begin. */
const breakWords = rowWords("break");

/** Whether another thing may begin after a word; "plus" also names what is sold. */
export const isBreakWord = (word: string, { isRowWord }: Pick<RowVocabulary, "isRowWord">): boolean =>
  breakWords.has(word) || (word === "plus" && !isRowWord(word));

/** Words before two things that are compared: "بين". */
const betweenWords = rowWords("between");

/** Words before what a thing is compared with: "than", "عن", "بدل". */
const againstWords = rowWords("against");

/** The indexes of the words before what a thing is compared with. */
export const placesAgainst = (text: readonly string[]): number[] =>
  text.flatMap((word, at) => (againstWords.has(word) ? [at] : []));

/** Letters that must follow "و" for it to mean "and": a shorter rest is mostly part of the word ("وجبة"). */
const minNameLetters = 4;

/** "الكبيرر": a last letter that was hit twice. Short words end in two of a letter of their own ("عدد"). */
const withoutSlip = (word: string): string => word.replace(/(?<=\p{L}{3})(\p{Script=Arabic})\1$/u, "$1");

/** Whether a word with "و" begins another thing by its number or unit: "وحبة …", "وثلاث …", "ونص كيلو …". */
function beginsAnother(word: string, next: string | undefined): boolean {
  if (halfWords.has(word)) return next !== undefined && isMeasureWord(next);
  if (readNumberWord(word) !== undefined) return true;
  if (word.length < 3) return false;
  return (
    isMeasureWord(word) ||
    rowCueIndex
      .matchesAt([word], 0)
      .some(
        ({ cue: { kind } }) =>
          kind === "piece" || kind === "op:without" || /^(?:count|modifier:delivery)/u.test(kind),
      )
  );
}

/** Words of a question, with the places where a sign or an attached "and" begins another thing or number. */
function splitAtSigns(question: string): { text: string[]; breaks: Set<number> } {
  const text: string[] = [];
  const breaks = new Set<number>();
  for (const part of withAsciiDigits(question).split(/([،,;؛+&\n?؟])/u)) {
    if (/^[،,;؛+&\n?؟]$/u.test(part)) breaks.add(text.length);
    for (const word of words(part)) {
      if (/^و\d/u.test(word)) breaks.add(text.length);
      text.push(word.replace(/^و(?=\d)/u, ""));
    }
  }
  return { text, breaks };
}

/** Words of a question without an attached "and", and the indexes of the words where another thing may begin. */
export function wordsWithBreaks(
  question: string,
  vocabulary: RowVocabulary,
): { text: string[]; breaks: Set<number> } {
  const { isRowWord, isLabelWord, isWritten } = vocabulary;
  const { text: raw, breaks } = splitAtSigns(question);
  const isName = (word: string): boolean => isRowWord(word) || isRowWord(word.replace(/^ب/u, ""));
  const between = raw.findIndex((word) => betweenWords.has(word));
  let isInBetween = between >= 0;
  const text = raw.map((typed, at) => {
    const word = isWritten(typed) ? typed : withoutSlip(typed);
    const rest = word.slice(1);
    if (!/^و\p{L}{2}/u.test(word)) return word;
    // "وصينية", "والوسط", "وبين": one more thing; "ورد" and "وجهين" are words of their own, although the stem of the
    // latter is one without its first letter. "البرازيل وإثيوبيا" of a cell makes none.
    const isOwnWord =
      isWritten(word) &&
      !(
        rest.length >= minNameLetters &&
        isRowWord(rest) &&
        (isWritten(rest) || isWritten(rest.replace(/^ال/u, "")))
      );
    // "Between A and B": the next "and" is that of the other thing, whatever it is.
    const isOtherSide = isInBetween && at > between + 1 && rest.length >= minNameLetters;
    const isOneMore =
      !isOwnWord &&
      (isOtherSide ||
        beginsAnother(rest, raw[at + 1]) ||
        (rest.length > 2 && (isName(rest) || isLabelWord(rest))));
    if (isOneMore) {
      breaks.add(at);
      isInBetween &&= at <= between;
    }
    return isOneMore ? rest : word;
  });
  for (const [at, word] of text.entries()) if (isBreakWord(word, vocabulary)) breaks.add(at + 1);
  return { text, breaks };
}
