import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { readMeasures, unitOf, type Measure } from "#server/answers/products/measure.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";

interface Range {
  dimension: Measure["dimension"];
  min: number;
  max: number;
}

const rangePattern = cuePattern(
  findCues("bounds"),
  String.raw`(\d+(?:\.\d+)?)\s*(?:{amount_to}|[-–])\s*(\d+(?:\.\d+)?)\s*(\p{L}+)`,
  "giu",
);
/** A text that names its smallest amount answers who asks for less. */
const smallestPattern = cuePattern(findCues("matching"), "{smallest}", "iu");

function rangesIn(text: string): Range[] {
  return [...withAsciiDigits(text).matchAll(rangePattern)].flatMap(([, min, max, unit]) => {
    const known = unitOf(words(unit ?? "")[0] ?? "");
    if (known === undefined) return [];
    const [dimension, factor] = known;
    return [{ dimension, min: Number(min) * factor, max: Number(max) * factor }];
  });
}

/**
 * Whether a question names an amount that the text's ranges leave out: the price "for 10 to 25 kg" is no answer to
 * who asks for 40. Amounts without a digit ("the kilo") name none.
 */
export function isOutsideRanges(text: string, question: string): boolean {
  if (!/\p{Nd}/u.test(question)) return false;
  const ranges = rangesIn(text);
  if (ranges.length === 0) return false;
  return readMeasures(question).some(({ dimension, amount }) => {
    const same = ranges.filter((range) => range.dimension === dimension);
    if (same.length === 0 || same.some(({ min, max }) => amount >= min && amount <= max)) return false;
    return !(smallestPattern.test(text) && amount < Math.min(...same.map(({ min }) => min)));
  });
}
