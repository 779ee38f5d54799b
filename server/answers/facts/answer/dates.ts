import { findCues, valuesIn, wordsOf } from "#server/answers/language/cues.ts";
import { normalise } from "#server/answers/text/normalise.ts";

const dateCues = findCues("dates");

/** Names of the months in normal form, January first. */
export const monthWords: readonly ReadonlySet<string>[] = valuesIn(dateCues, "month").map(
  (month) => new Set(wordsOf(dateCues, `month:${month}`)),
);

const datePattern = /(\d{1,2})\s+(\p{L}+)\s+(\d{4})|(\d{1,2})[/-](\d{1,2})[/-](\d{4})/u;

/** The last minute of the date in a text; undefined when the text has no date with a year. */
export function dateIn(text: string): Date | undefined {
  const match = datePattern.exec(normalise(text));
  if (match === null) return undefined;
  const [, day, word, year, numericDay, numericMonth, numericYear] = match;
  const month =
    word === undefined ? Number(numericMonth) - 1 : monthWords.findIndex((names) => names.has(word));
  if (month < 0) return undefined;
  return new Date(Date.UTC(Number(year ?? numericYear), month, Number(day ?? numericDay), 23, 59));
}
