import type { PriceOption } from "#server/answers/entry.ts";
import { cuePattern, findCues, numbersOf } from "#server/answers/language/cues.ts";
import { isSameMeasure, readMeasures, unitOf, type Measure } from "#server/answers/products/measure.ts";
import { normalise } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { halfWords, readNumberWord } from "./question-numbers.ts";
import { periodIn } from "./period.ts";
import type { Row } from "./row.ts";

/** A price of a row and how many times it is paid: "a kilo and a half" of what costs 85 a kilo and 45 a half. */
export interface Portion {
  option: PriceOption;
  count: number;
}

/** A weight, a volume or a span of time in months. */
interface Amount {
  dimension: Measure["dimension"] | "time";
  amount: number;
}

const moreWords = new Map([...halfWords].map(([word, share]) => [`و${word}`, share]));
/** A price is paid at most this many times for one amount; more is a misunderstanding. */
const maxCount = 500;

const amountOf = ({ dimension, amount }: Measure): Amount => ({ dimension, amount });

/** Quantity that a number or a half before a unit, and a half after it, make of the unit. */
function timesAt(text: readonly string[], at: number): number | undefined {
  const before = text[at - 1] ?? "";
  const share = halfWords.get(before);
  const isOf = before === "a" || before === "of";
  const own = share ?? readNumberWord(before) ?? (isOf ? halfWords.get(text[at - 2] ?? "") : undefined);
  const isAnd = text[at + 1] === "and" || text[at + 1] === "و";
  const next = text[at + (isAnd ? 2 : 1)] ?? "";
  const more = isAnd ? halfWords.get(next === "a" ? (text[at + 3] ?? "") : next) : moreWords.get(next);
  return own === undefined && more === undefined ? undefined : (own ?? 1) + (more ?? 0);
}

const unitCues = findCues("units");
const dualTimes = numbersOf(unitCues, "months_of_two");
const nightsPattern = cuePattern(unitCues, "^{night}$");

/**
 * The amount of goods or time that a question names with a number; undefined where it names none. A size that the row is
 * called by ("مولد 2 كيلو ليلتين") is no such amount.
 */
function amountAsked(text: readonly string[], called: readonly Measure[]): Amount | undefined {
  const isCalled = (dimension: Measure["dimension"], amount: number): boolean =>
    called.some((measure) => isSameMeasure(measure, { dimension, amount }));
  for (const [at, word] of text.entries()) {
    const bare = word.replace(/^(?:لل|ل|ب)(?=\p{L}{3})/u, "");
    // Of "لليلتين" only the first letter is attached.
    const pair = dualTimes.get(word) ?? dualTimes.get(bare) ?? dualTimes.get(word.replace(/^ل/u, ""));
    if (pair !== undefined) return { dimension: "time", amount: pair };
    const unit = unitOf(word);
    const times = timesAt(text, at);
    if (unit !== undefined && word.length > 1 && (times !== undefined || word === "كيلوين")) {
      const amount = unit[1] * (times ?? 1);
      if (!isCalled(unit[0], amount)) return { dimension: unit[0], amount };
    }
    const months = nightsPattern.test(word) ? 1 / 30 : periodIn(word);
    if (months !== undefined && times !== undefined) return { dimension: "time", amount: months * times };
  }
  return undefined;
}

const perPattern = /(?:^|\s)(?:لل|بال|ال)(\p{L}+)|(?:\b(?:per|a|an|each)\s|\/\s*)(\p{L}+)/gu;

/** The amount that a price is for, in a text such as "per kilo", "للكيلو", "riyal/kg". */
function unitPriced(text: string): Amount | undefined {
  for (const [, arabic, other] of normalise(text).matchAll(perPattern)) {
    const word = arabic ?? other ?? "";
    const unit = unitOf(word);
    if (unit !== undefined && word.length > 1) return { dimension: unit[0], amount: unit[1] };
    const months = nightsPattern.test(word) ? 1 / 30 : periodIn(word);
    if (months !== undefined) return { dimension: "time", amount: months };
  }
  return undefined;
}

function measureIn(text: string): Amount | undefined {
  const [measure, ...others] = readMeasures(text);
  if (measure !== undefined) return others.length === 0 ? amountOf(measure) : undefined;
  const months =
    periodIn(text) ?? (words(text).some((word) => nightsPattern.test(word)) ? 1 / 30 : undefined);
  return months === undefined ? undefined : { dimension: "time", amount: months };
}

/** The amount that one price of a row is for; a size in its name is the content of a pack. */
function priced({ entry }: Row, { label }: PriceOption): { amount: Amount; isPack: boolean } | undefined {
  const measured = label === "" ? undefined : measureIn(label);
  if (measured !== undefined) return { amount: measured, isPack: true };
  for (const text of [entry.unit, entry.priceNote, entry.noun, entry.category, entry.origin.heading]) {
    const amount =
      text === undefined
        ? undefined
        : (unitPriced(text) ?? (text === entry.unit ? measureIn(text) : undefined));
    if (amount !== undefined) return { amount, isPack: false };
  }
  const [size, ...others] = readMeasures(`${entry.name.ar ?? ""} ${entry.name.en ?? ""}`);
  return size === undefined || others.length > 0 ? undefined : { amount: amountOf(size), isPack: true };
}

const isWhole = (count: number): boolean => Math.abs(count - Math.round(count)) < 0.005;
const rounded = (count: number): number =>
  isWhole(count) ? Math.round(count) : Math.round(count * 100) / 100;

/**
 * How many times the prices of a row are paid for the amount that a question names ("3 kilos", "كيلو ونص", "يومين"):
 * the price that goes into it evenly, the largest first, else larger and smaller ones together. Undefined where the
 * amount is just what a price is for, or no price is for such an amount.
 */
export function findPortions(row: Row, text: readonly string[]): Portion[] | undefined {
  const { ar = "", en = "" } = row.entry.name;
  const asked = amountAsked(text, readMeasures(`${ar} ${en}`));
  if (asked === undefined) return undefined;
  const prices = row.options
    .flatMap((option) => {
      const own = priced(row, option);
      return own?.amount.dimension === asked.dimension
        ? [{ option, isPack: own.isPack, amount: own.amount.amount }]
        : [];
    })
    .sort((a, b) => b.amount - a.amount);
  if (prices.some(({ amount }) => Math.abs(asked.amount / amount - 1) < 0.01)) return undefined;
  const [single] = prices;
  if (single !== undefined && prices.length === 1 && !single.isPack) {
    const count = rounded(asked.amount / single.amount);
    const isCounted = asked.dimension !== "time" || isWhole(count);
    return isCounted && count > 0 && count <= maxCount ? [{ option: single.option, count }] : undefined;
  }
  const even = prices.find(({ amount }) => amount < asked.amount && isWhole(asked.amount / amount));
  if (even !== undefined) {
    const count = Math.round(asked.amount / even.amount);
    // A kilo and halves: what is left over is taken of the smaller price.
    const larger =
      asked.dimension === "time"
        ? undefined
        : prices.find(({ amount }) => amount > even.amount && amount < asked.amount);
    if (larger === undefined) return count <= maxCount ? [{ option: even.option, count }] : undefined;
    const many = Math.floor(asked.amount / larger.amount + 0.005);
    const rest = (asked.amount - many * larger.amount) / even.amount;
    if (isWhole(rest))
      return [
        { option: larger.option, count: many },
        { option: even.option, count: Math.round(rest) },
      ].filter(({ count: each }) => each > 0);
    return [{ option: even.option, count }];
  }
  return undefined;
}
