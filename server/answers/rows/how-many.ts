import type { RowVocabulary } from "./question-words.ts";
import { rowCueIndex } from "./row-cues.ts";
import { rowPattern } from "./row-words.ts";

/** Words for "how many" that ask no price by themselves, as "بكم" does. */
const howManyPattern = rowPattern("^و?{how_many}$");

const isOfKind = (word: string, kind: string): boolean =>
  rowCueIndex.matchesAt([word], 0).some(({ cue }) => cue.kind === kind);

/**
 * Whether "how much" asks for the number of pieces that are there: what is counted follows without an article ("كم سرير
 * عندكم"), or a word for pieces does ("كم حبة عندكم"). With the article it asks for a price ("كم السرير عندكم").
 */
export function asksHowMany(
  text: readonly string[],
  { isRowWord }: Pick<RowVocabulary, "isRowWord">,
): boolean {
  return text.some((word, at) => {
    const isEnglish = word === "how" && text[at + 1] === "many";
    if (!isEnglish && !howManyPattern.test(word)) return false;
    let next = at + (isEnglish ? 2 : 1);
    while (next < text.length && isOfKind(text[next]!, "ask:availability")) next++;
    const counted = text[next] ?? "";
    return isOfKind(counted, "piece") || (isRowWord(counted) && !counted.startsWith("ال"));
  });
}
