/** Replacement characters and control codes from bytes that were decoded wrongly; nobody types them. */
const lostLetterPattern = /[\ufffd\u0080-\u009f]/g;
/** Arabic in UTF-8 that was decoded as Latin (Ø§Ù„) or as windows-1256 (ط§ظ„). */
const encodedTwicePattern =
  /[ØÙÚÛ][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]|[طظ][\u00a0-\u00bf\u2013-\u2122]/g;
/** Accented Latin and curly quotes in UTF-8 that were decoded as Latin. */
const latinEncodedTwicePattern = /Ã[\u0080-\u00bf\u0152-\u0192]|â€|Â[\u00a0-\u00bf]/g;
/** Arabic in a single-byte encoding that was decoded as Latin: no language has this many accented letters in a row. */
const accentedRunPattern = /[À-ÿ]{3,}/g;
const arabicStartPattern = /(?:^|\s)(?:ال|لل|وال|بال|في|من|على|هل|عن|السلام|شكرا)/g;

const total = (text: string, pattern: RegExp): number =>
  (text.match(pattern) ?? []).reduce((sum, found) => sum + found.length, 0);

/** Counts the letters of a text that look as if it had been decoded in the wrong encoding. */
export function countGarbledLetters(text: string): number {
  return (
    total(text, lostLetterPattern) +
    total(text, encodedTwicePattern) +
    total(text, latinEncodedTwicePattern) +
    total(text, accentedRunPattern)
  );
}

/** Returns the most legible of several decodings of the same bytes; the first one when they are equal. */
export function pickMostLegible<T>(readings: readonly T[], textOf: (reading: T) => string): T {
  const judged = readings.map((reading) => {
    const text = textOf(reading);
    return { reading, wrong: countGarbledLetters(text), words: text.match(arabicStartPattern)?.length ?? 0 };
  });
  const [best] = judged.toSorted((one, other) => one.wrong - other.wrong || other.words - one.words);
  if (!best) throw new Error("no reading to choose from");
  return best.reading;
}
