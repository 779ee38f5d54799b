/** A letter was lost, or a byte shows as a control code: nobody writes these. */
const lostLetterPattern = /[\ufffd\u0080-\u009f]/g;
/** UTF-8 of Arabic, read as Latin (Ø§Ù„) or as windows-1256 (ط§ظ„). */
const encodedTwicePattern =
  /[ØÙÚÛ][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]|[طظ][\u00a0-\u00bf\u2013-\u2122]/g;
/** UTF-8 of accented Latin and of curly quotes, read as Latin. */
const latinEncodedTwicePattern = /Ã[\u0080-\u00bf\u0152-\u0192]|â€|Â[\u00a0-\u00bf]/g;
/** Single-byte Arabic, read as Latin: no language strings so many accented letters together. */
const accentedRunPattern = /[À-ÿ]{3,}/g;
const arabicStartPattern = /(?:^|\s)(?:ال|لل|وال|بال|في|من|على|هل|عن|السلام|شكرا)/g;

const total = (text: string, pattern: RegExp): number =>
  (text.match(pattern) ?? []).reduce((sum, found) => sum + found.length, 0);

/** How many letters of a text look as if they had been read in the wrong encoding. */
export function countGarbledLetters(text: string): number {
  return (
    total(text, lostLetterPattern) +
    total(text, encodedTwicePattern) +
    total(text, latinEncodedTwicePattern) +
    total(text, accentedRunPattern)
  );
}

/** Of several readings of the same bytes, the one a person could have written; the first where nothing decides. */
export function pickMostLegible<T>(readings: readonly T[], textOf: (reading: T) => string): T {
  const judged = readings.map((reading) => {
    const text = textOf(reading);
    return { reading, wrong: countGarbledLetters(text), words: text.match(arabicStartPattern)?.length ?? 0 };
  });
  const [best] = judged.toSorted((one, other) => one.wrong - other.wrong || other.words - one.words);
  if (!best) throw new Error("no reading to choose from");
  return best.reading;
}
