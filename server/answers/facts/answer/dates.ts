import { normalise } from "#server/answers/text/normalise.ts";

/** Names of the months in normal form, January first. */
export const monthWords: readonly ReadonlySet<string>[] = [
  "يناير january jan كانون الثاني",
  "فبراير february feb شباط",
  "مارس march mar اذار",
  "ابريل april apr نيسان",
  "مايو may ايار",
  "يونيو june jun حزيران",
  "يوليو july jul تموز",
  "اغسطس august aug اب",
  "سبتمبر september sep ايلول",
  "اكتوبر october oct",
  "نوفمبر november nov",
  "ديسمبر december dec",
].map((names) => new Set(names.split(" ")));

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
