import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { findPlaces } from "#server/answers/facts/places.ts";
import { formsOf } from "#server/answers/language/cue-index.ts";
import { isFunctionWord } from "#server/answers/text/dialect.ts";
import { isLexiconWord } from "#server/answers/text/lexicon.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { isArabic, words } from "#server/answers/text/words.ts";
import { createStemTest } from "./query.ts";

/** Before "me" Arabic doubles letters itself ("يمكنني"). */
const twicePattern = /(\p{L})\1(?!(?<=ن)ي$)/gu;
/** With one letter less a shorter word is too easily another. */
const minLength = 5;

/** A shorter word ("فيي") may as well be another one with its last letter ("فيني"). */
const minEndedLength = 4;

/** Whether a word ends with a letter typed twice that its stem loses anyway: "الجمعهه", "السبتت". */
function endsDoubled(word: string): boolean {
  const last = word.at(-1);
  if (word.length < minEndedLength) return false;
  return last === word.at(-2) && tokenOf(word).stem === tokenOf(word.slice(0, -1)).stem;
}

/** A word without one of its doubled letters, each in turn. */
function withoutDouble(word: string): string[] {
  return [...word.matchAll(twicePattern)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));
}

/**
 * A question in which letters that were typed twice ("العربوون", "bussiness") stand once: only in words that neither the
 * knowledge nor the lexicon has, where it leaves a word that one of them has.
 */
export function removeDoubledLetters(index: AnswerIndex, question: string): string {
  const knows = createStemTest(index);
  const isKnown = (word: string): boolean =>
    isFunctionWord(word) ||
    findPlaces([word]).length > 0 ||
    formsOf(word).some(
      (form) => knows(tokenOf(form).stem) || isLexiconWord(isArabic(form) ? "ar" : "en", form),
    );
  return question.replace(/[\p{L}\p{M}]+/gu, (written) => {
    if (written.search(twicePattern) === -1) return written;
    const [word, ...others] = words(written);
    if (word === undefined || others.length > 0) return written;
    // Such a word is known by its stem, while the words for days and hours are compared as they are written.
    if (isArabic(word) && endsDoubled(word)) return word.slice(0, -1);
    if (written.length < minLength || isKnown(word)) return written;
    return withoutDouble(word).find(isKnown) ?? written;
  });
}
