import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { numberPattern } from "./question-numbers.ts";
import { periodAt } from "./period.ts";
import type { RowVocabulary } from "./question-words.ts";
import { rowPattern } from "./row-words.ts";

/** Whether "كم" asks for a number ("كم يوم"), not for a price ("كم اليوم"). */
const countedTimePattern = cuePattern(findCues("units"), "^{counted_time}$");

/** Whether words after "how much" only qualify the amount: "كم بدون الضريبة". */
const withOrWithoutPattern = rowPattern("^{with_or_without}$");
const howMuchPattern = rowPattern("^و?{how_much}$");

/** Whether "how much" alone asks for a price: a row or nothing follows it ("… and how much?", "كم الحمص"). */
export function asksHowMuch(
  text: readonly string[],
  { isRowWord, isTitleWord, isTranslatedName }: RowVocabulary,
): boolean {
  // "كم الدورة" and "بكم دورة" ask for a price, "كم دورة" for a number, "كم الساعة" for the time.
  const isKindAfter = (word: string, next: string): boolean =>
    isTitleWord(next) && next !== "الساعه" && (next.startsWith("ال") || /^و?ب/u.test(word));
  return text.some((word, at) => {
    if (!howMuchPattern.test(word)) return false;
    const next = text[numberPattern.test(text[at + 1] ?? "") ? at + 2 : at + 1];
    if (countedTimePattern.test(next ?? "")) return false;
    if (
      next === undefined ||
      isRowWord(next) ||
      isKindAfter(word, next) ||
      (next.startsWith("ال") && isTranslatedName(next)) ||
      periodAt(text, at + 1) !== undefined
    )
      return true;
    return withOrWithoutPattern.test(next);
  });
}
