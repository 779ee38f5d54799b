import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { subjectCoveredBy } from "#server/answers/retrieve/match.ts";
import { readQuery } from "#server/answers/retrieve/retrieve.ts";
import { createValueTest, isGenericWord, isOpen, valueWords } from "#server/answers/understand/value.ts";
import type { Part } from "./part.ts";

/** A text is about a question when it has this share of the question's subject, by rarity of the words. */
const minSubjectShare = 0.5;

/**
 * Whether what is said to another question of the message answers this one too: "how many bedrooms?" beside the cells of
 * the flat. Handing over what the customer has just read makes them wait for nothing.
 */
export function isAnsweredBeside(index: AnswerIndex, { text }: Part, answered: readonly Part[]): boolean {
  const isValue = createValueTest(text);
  const query = readQuery(index, text);
  const words = query.words.filter(
    ({ token: { word, stem, isFunction } }) =>
      !isFunction && !isGenericWord(word) && !valueWords.has(word) && !valueWords.has(stem),
  );
  if (isValue === undefined || !isOpen(text)) {
    if (words.length === 0) return false;
    return answered.some(({ finding }) => subjectCoveredBy({ ...query, words }, finding.text ?? "") > 0.99);
  }
  return answered.some(({ finding }) => {
    const said = finding.text ?? "";
    return (
      isValue(said) && (words.length === 0 || subjectCoveredBy({ ...query, words }, said) >= minSubjectShare)
    );
  });
}
