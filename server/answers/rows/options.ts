import type { PriceOption } from "#server/answers/entry.ts";
import { daysIn } from "#server/answers/facts/extract/schedule.ts";
import { readMeasures, isSameMeasure, type Measure } from "#server/answers/products/measure.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { synonymsOf, translateAt } from "#server/answers/text/translate.ts";
import { isArabic } from "#server/answers/text/words.ts";
import type { Frame } from "./frame.ts";
import { isRoundNumber, numberAt } from "./question-numbers.ts";
import { periodIn } from "./period.ts";
import { optionsOfMonths } from "./label-months.ts";
import type { Row } from "./row.ts";
import { rowWords } from "./row-words.ts";

/** Sizes as people say them, smallest first; portions too. */
const portions = ["small", "medium", "large"].map((portion) => rowWords(`portion:${portion}`));

const bare = (word: string): string => word.replace(/^(?:وال|بال|لل|ال|و(?=\p{L}{3}))/u, "");

function sizeOf(text: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const word of text)
    portions.forEach((named, size) => {
      if (named.has(bare(word))) found.add(size);
    });
  return found;
}

/** Stems by which a word of the question is found in labels and headers: its own, its translations and synonyms. */
export function findOptionStems(word: string, at: number, frame: Pick<Frame, "canonical">): string[] {
  const [token] = tokens(word);
  if (token === undefined) return [];
  const language = isArabic(word) ? "ar" : "en";
  return [
    token.stem,
    ...(translateAt(language, frame.canonical, at)?.translations.map(({ stem }) => stem) ?? []),
    ...synonymsOf(language, token.word).map(({ stem }) => stem),
  ];
}

/** The stems of each place of a question: every row of a list is asked for its prices by the same words. */
const stemsCache = new WeakMap<Frame, Map<number, readonly string[]>>();

function stemsAt(at: number, frame: Frame): readonly string[] {
  const known = stemsCache.get(frame) ?? new Map<number, readonly string[]>();
  stemsCache.set(frame, known);
  const found = known.get(at) ?? findOptionStems(frame.words[at]!, at, frame);
  known.set(at, found);
  return found;
}

/** Stems, sizes and amounts that are asked for at some places of a question. */
interface AskedLabels {
  stems: ReadonlySet<string>;
  sizes: ReadonlySet<number>;
  measures: readonly Measure[];
}

/** "A thousand" as a label has it: 1000. */
function numberNamed(at: number, { words }: Frame): string[] {
  const number = isRoundNumber(words[at]!) ? numberAt(words, at) : undefined;
  return number === undefined ? [] : [String(number)];
}

const everywhereCache = new WeakMap<Frame, AskedLabels>();

function labelsAt(places: readonly number[], frame: Frame): AskedLabels {
  return {
    stems: new Set(places.flatMap((at) => [...stemsAt(at, frame), ...numberNamed(at, frame)])),
    sizes: sizeOf(places.map((at) => frame.words[at]!)),
    measures: readMeasures(places.map((at) => frame.words[at]!).join(" ")),
  };
}

function labelsAsked(frame: Frame, places?: readonly number[]): AskedLabels {
  if (places !== undefined) return labelsAt(places, frame);
  const found = everywhereCache.get(frame) ?? labelsAt([...frame.words.keys()], frame);
  everywhereCache.set(frame, found);
  return found;
}

const daysNamedCache = new WeakMap<Frame, readonly number[]>();

function daysNamed(frame: Frame): readonly number[] {
  const found = daysNamedCache.get(frame) ?? daysIn(frame.words.join(" "));
  daysNamedCache.set(frame, found);
  return found;
}

/** How well a label fits the words of a question; 0 where it does not. */
function fit(label: string, frame: Frame, { stems, sizes, measures }: AskedLabels): number {
  const [size] = readMeasures(label);
  if (size !== undefined && measures.length > 0)
    return measures.some((each) => isSameMeasure(each, size)) ? 3 : 0;
  const months = periodIn(label);
  if (months !== undefined && frame.periods.some((each) => Math.abs(each - months) < 0.01)) return 3;
  if (months !== undefined && frame.periods.length > 0) return 0;
  const own = tokens(label).filter((token) => !token.isFunction);
  const said = own.filter(({ stem }) => stems.has(stem)).length;
  const ofSize = [...sizeOf(own.map(({ word }) => word))].some((size) => sizes.has(size));
  return said + (ofSize ? 0.5 : 0);
}

/**
 * Prices whose labels have the days that a question names ("Sun–Wed" for a Tuesday); undefined where none is told by
 * day.
 */
function optionsOfDays(options: readonly PriceOption[], frame: Frame): PriceOption[] | undefined {
  const asked = daysNamed(frame);
  if (asked.length === 0) return undefined;
  const holding = options
    .map((option) => ({ option, days: daysIn(option.label) }))
    .filter(({ days }) => asked.every((day) => days.includes(day)));
  if (holding.length === 0) return undefined;
  // "Weekdays" may be a Thursday; where a price is told for Thursdays, that one is meant.
  const fewest = Math.min(...holding.map(({ days }) => days.length));
  return holding.filter(({ days }) => days.length === fewest).map(({ option }) => option);
}

/** Of a row's prices, those the question names ("yearly", "the tray"); undefined when it names none of them. */
export function findRequestedOptions(
  row: Row,
  frame: Frame,
  places?: readonly number[],
): PriceOption[] | undefined {
  if (row.options.length < 2) return undefined;
  const labels = labelsAsked(frame, places);
  const ofMonths = optionsOfMonths(row.options, frame);
  const ofDays = optionsOfDays(ofMonths ?? row.options, frame) ?? ofMonths;
  const fits = (ofDays ?? row.options).map((option) => ({
    option,
    fit: fit(option.label, frame, labels),
  }));
  const best = Math.max(...fits.map(({ fit: each }) => each));
  if (best === 0) return ofDays;
  return mostExact(
    fits.filter(({ fit: each }) => each === best).map(({ option }) => option),
    labels.stems,
  );
}

/** Of labels that fit equally well, those with the fewest other words: "long" before "very long". */
function mostExact(options: readonly PriceOption[], asked: ReadonlySet<string>): PriceOption[] {
  const unsaid = ({ label }: PriceOption): number =>
    tokens(label).filter(({ stem }) => !asked.has(stem)).length;
  const least = Math.min(...options.map(unsaid));
  const exact = options.filter((option) => unsaid(option) === least);
  // Labels without a common word are different options: "medium" and "large box" are not both "box".
  const isWithin = options.every((option) =>
    exact.some(({ label }) => {
      const own = new Set(tokens(option.label).map(({ stem }) => stem));
      return tokens(label).every(({ stem }) => own.has(stem));
    }),
  );
  return isWithin ? exact : [...options];
}

/** How well the content words of a question name a label; 0 where they do not. */
export function labelFit(label: string, frame: Frame): number {
  const places = [...frame.words.keys()].filter((at) => tokens(frame.words[at]!)[0]?.isFunction === false);
  return fit(label, frame, labelsAsked(frame, places));
}
