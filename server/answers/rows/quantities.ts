import { normalise } from "#server/answers/text/normalise.ts";
import { unitOf as measureOf } from "#server/answers/products/measure.ts";
import { arabicSkeleton } from "#server/answers/text/skeleton.ts";
import { words } from "#server/answers/text/words.ts";
import { countedUnits, dualOf, stripArticles, unitOf } from "./counted-units.ts";
import { pieceWords } from "./ask-words.ts";
import { halfWords, readNumberWord } from "./question-numbers.ts";
import { hasPieceTiers } from "./quantity-tiers.ts";
import type { Frame } from "./frame.ts";
import { baseOf, isLabelled, isNamedBy, type Row } from "./row.ts";
import { rowPattern } from "./row-words.ts";

const minSkeletonLength = 3;

/**
 * Whether a word is the dual of one in a row's name or in the titles over it, or of a pack: "مقويين" of "مقوي إشارة",
 * "سجادتين" of "سجادة", "كيسين" of any row.
 */
export function isDualOf({ entry }: Row, word: string): boolean {
  const said = stripArticles(word);
  if (!/\p{L}{3}ين$/u.test(said)) return false;
  const titles = [entry.name.ar, entry.noun, entry.category, entry.origin.heading, entry.origin.sheet];
  const own = titles.flatMap((title) => words(normalise(title ?? "")));
  if (own.includes(said)) return false;
  if ([...own, ...pieceWords].some((each) => `${stripArticles(each).replace(/[ةه]$/u, "ت")}ين` === said))
    return true;
  // "مرتبتين" under the title "مراتب".
  const single = arabicSkeleton(said.replace(/ت?ين$/u, ""));
  return (
    single.length >= minSkeletonLength && own.some((each) => arabicSkeleton(stripArticles(each)) === single)
  );
}

const isLength = (unit: readonly string[]): boolean => unit.includes("متر");
const timesPattern = rowPattern("^{times}$");

const metre = countedUnits.findIndex(isLength);

/** A length in metres with the index of the word behind it: "3", "3 metres", "مترين", "متر ونص", "نص متر". */
function lengthAt(text: readonly string[], at: number): { length: number; next: number } | undefined {
  const isUnit = (place: number): boolean => unitOf(text[place] ?? "") === metre;
  const word = text[at] ?? "";
  const part = halfWords.get(word);
  if (part !== undefined) return isUnit(at + 1) ? { length: part, next: at + 2 } : undefined;
  const isPair = dualOf(word) === metre;
  const number = isPair ? 2 : isUnit(at) ? 1 : readNumberWord(word);
  if (number === undefined) return undefined;
  const next = at + (!isPair && !isUnit(at) && isUnit(at + 1) ? 2 : 1);
  const more = halfWords.get((text[next] ?? "").replace(/^و/u, ""));
  return more === undefined || isUnit(next + 1)
    ? { length: number, next }
    : { length: number + more, next: next + 1 };
}

/** "3 by 4 metres", "3 metres × 4 metres", "مترين في متر ونص": the area; signs are no words of a question. */
function areaAsked(text: readonly string[]): number | undefined {
  for (const at of text.keys()) {
    const long = lengthAt(text, at);
    if (long === undefined) continue;
    const isBetween = timesPattern.test(text[long.next] ?? "");
    const hasUnit = text
      .slice(at, long.next)
      .some((word) => unitOf(word) === metre || dualOf(word) === metre);
    if (!isBetween && !hasUnit) continue;
    const wide = lengthAt(text, isBetween ? long.next + 1 : long.next);
    if (wide !== undefined && (isBetween || readNumberWord(text[long.next] ?? "") !== undefined))
      return long.length * wide.length;
  }
  return undefined;
}

const dailyPattern = rowPattern("(?:^| ){daily}(?: |$)");

/** Number of days on which something is wanted daily ("two hours a day for 5 days"); otherwise 1. */
function daysInAll(text: readonly string[], priced: readonly number[]): number {
  const day = countedUnits.findIndex((unit) => unit.includes("days"));
  if (priced.includes(day) || !dailyPattern.test(text.join(" "))) return 1;
  for (const [at, word] of text.entries()) {
    const number = readNumberWord(word);
    if (number !== undefined && unitOf(text[at + 1] ?? "") === day) return number;
  }
  return 1;
}

/** Quantity of the row's unit that a question names ("120 metres", "ساعتين"); undefined where it names none. */
function quantityAsked({ entry, options }: Row, text: readonly string[]): number | undefined {
  // The price of a row such as "extra hour" is for the unit in its name.
  const [head] = words(normalise(baseOf(entry.name.ar ?? "").base));
  const priced = [entry.unit, entry.priceNote, head, ...options.map(({ label }) => label)]
    .flatMap((said) => words(normalise(said ?? "")))
    .map(unitOf)
    .filter((unit) => unit >= 0);
  if (priced.length === 0) return undefined;
  const area = priced.includes(countedUnits.findIndex(isLength)) ? areaAsked(text) : undefined;
  if (area !== undefined) return area;
  const days = daysInAll(text, priced);
  for (const [at, word] of text.entries()) {
    const dual = dualOf(word);
    if (dual !== undefined && priced.includes(dual)) return 2 * days;
    const number = readNumberWord(word);
    const unit = number === undefined ? -1 : unitOf(text[at + 1] ?? "");
    if (number !== undefined && unit >= 0 && priced.includes(unit)) return number * days;
  }
  return undefined;
}

/** Rows that are priced by a unit of which a question names a quantity; all rows when none is. */
export function filterByUnit(rows: readonly Row[], { asks, words }: Frame): Row[] {
  if (rows.length < 2 || !(asks.has("price") || asks.has("total"))) return [...rows];
  const priced = rows.filter((row) => quantityAsked(row, words) !== undefined);
  return priced.length > 0 ? priced : [...rows];
}

const dimensionsIn = (text: readonly string[]): Set<string> =>
  new Set(text.flatMap((word) => measureOf(word.replace(/^(?:لل|ال)(?=\p{L}{3})/u, ""))?.[0] ?? []));

/** "A kilo of lamb" is one that is sold by the kilo, where others are sold whole; all rows where none is. */
export function filterByMeasure(rows: readonly Row[], text: readonly string[]): Row[] {
  const asked = dimensionsIn(text);
  const sold = rows.filter(
    ({ entry: { unit = "" } }) => !dimensionsIn(words(normalise(unit))).isDisjointFrom(asked),
  );
  return sold.length > 0 ? sold : [...rows];
}

/** Quantity of a row in a question: that of its unit, otherwise the one number that counts pieces. */
export function readCount(row: Row, { counts, words }: Pick<Frame, "counts" | "words">): number | undefined {
  const [pieces, ...others] = [...counts.values()].filter(
    (count) => !isNamedBy(row, count) && (hasPieceTiers(row) || !isLabelled(row, count)),
  );
  const isCount = pieces !== undefined && others.length === 0;
  const isPair = words.some((word) => isDualOf(row, word));
  return quantityAsked(row, words) ?? (isCount ? pieces : isPair ? 2 : undefined);
}
