import type { Language } from "#server/answers/entry.ts";
import { findCues, numbersOf } from "#server/answers/language/cues.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";

/** A weight in grams or a volume in millilitres: "كيلو", "1kg" and "1000 جرام" are the same size. */
export interface Measure {
  dimension: "weight" | "volume";
  amount: number;
}

type Unit = readonly [Measure["dimension"], number];
const unitCues = findCues("units");
/** Words of units in grams and millilitres, the tola of oud and perfume oil too. */
const units: ReadonlyMap<string, Unit> = new Map(
  (["weight", "volume"] as const).flatMap((dimension) =>
    [...numbersOf(unitCues, dimension)].map(([word, size]) => [word, [dimension, size]] as const),
  ),
);
/** Shares of a unit as words. */
const partWords = numbersOf(findCues("numbers"), "part");

export function unitOf(word: string): Unit | undefined {
  return units.get(word) ?? units.get(word.replace(/^(?:وال|بال|لل|ال|و)/u, ""));
}

const partOf = (word: string): number | undefined =>
  partWords.get(word) ?? partWords.get(word.replace(/^(?:وال|بال|لل|ال|و)/u, ""));

export function isMeasureWord(word: string): boolean {
  return unitOf(word) !== undefined || partOf(word) !== undefined;
}

const fractions: Readonly<Record<string, string>> = { "½": ".5", "¼": ".25", "¾": ".75" };

/** "1½" as 1.5. */
const withDecimals = (text: string): string =>
  text.replace(
    /(\p{Nd}?)([½¼¾])/gu,
    (_, whole: string, sign: string) => ` ${whole || "0"}${fractions[sign]} `,
  );

/**
 * The sizes in a text; a unit alone counts as one ("كم سعر الكيلو"), unless it only translates the unit of a number
 * ("kg نصف كيلو").
 */
export function readMeasures(text: string): Measure[] {
  const all = words(withDecimals(text));
  const found = all.flatMap((word, at) => {
    const unit = unitOf(word);
    if (unit === undefined) return [];
    const before = all
      .slice(Math.max(0, at - 2), at)
      .findLast((w) => /^\d/.test(w) || partOf(w) !== undefined);
    const count = before === undefined ? 1 : (partOf(before) ?? Number(before.replace(",", "")));
    // A bare letter ("g", "l", "غ") without a number is no size.
    if (before === undefined && word.length < 2) return [];
    return Number.isFinite(count) ? [{ unit, count, isCounted: before !== undefined }] : [];
  });
  const isSaidElsewhere = ({ unit }: (typeof found)[number], at: number): boolean =>
    found.some((other, place) => other.unit.join() === unit.join() && (other.isCounted || place < at));
  return found
    .filter((each, at) => each.isCounted || !isSaidElsewhere(each, at))
    .map(({ unit: [dimension, size], count }) => ({ dimension, amount: size * count }));
}

export function isSameMeasure(a: Measure, b: Measure): boolean {
  return a.dimension === b.dimension && Math.abs(a.amount - b.amount) < 0.5;
}

const symbols: Readonly<Record<string, Record<Language, string>>> = {
  "weight:1000": { ar: "كجم", en: "kg" },
  "weight:1": { ar: "جم", en: "g" },
  "volume:1000": { ar: "لتر", en: "L" },
  "volume:1": { ar: "مل", en: "ml" },
};

/** A size ("250 جم") with its unit in the customer's language; any other text stays as it is. */
export function withUnitIn(size: string, language: Language): string {
  const [, number, unit] = /^([\d.,٠-٩]+)\s*(\p{L}+)\.?$/u.exec(size) ?? [];
  const known = unit === undefined ? undefined : unitOf(words(unit)[0] ?? "");
  const symbol = known === undefined ? undefined : symbols[known.join(":")]?.[language];
  return number === undefined || symbol === undefined ? size : `${withAsciiDigits(number)} ${symbol}`;
}
