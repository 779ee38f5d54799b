import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { canonical } from "#server/answers/text/dialect.ts";
import { tokenOf, type Token } from "#server/answers/text/tokens.ts";
import { isCurrencyWord } from "#server/answers/products/currency.ts";
import { isAttributeWord } from "#server/answers/products/attributes.ts";
import { isMeasureWord } from "#server/answers/products/measure.ts";
import { isCode, isRoundNumber, numberPattern, numberAt } from "./question-numbers.ts";
import { asksHowMany } from "./how-many.ts";
import { asksHowMuch } from "./how-much.ts";
import type { ColumnLimit } from "./column-limit.ts";
import { periodAt } from "./period.ts";
import { beginsLimit, readLimit, useAll } from "./price-limits.ts";
import { isCountedUnit, isForOne, isUnitPair } from "./counted-units.ts";
import { rowCueIndex } from "./row-cues.ts";
import { rowPattern } from "./row-words.ts";
import { isBreakWord, placesAgainst, type RowVocabulary, wordsWithBreaks } from "./question-words.ts";

export type Ask =
  | "price"
  | "total"
  | "availability"
  /** The number of pieces left is asked for. */
  | "left"
  | "cheapest"
  | "cheaper"
  | "dearest"
  | "largest"
  | "smallest"
  | "first"
  | "last"
  | "compare"
  | "difference"
  | "list"
  | "contents"
  | "count"
  | "when"
  | "who"
  | "duration";

/** A word of a question that may name or describe a row. */
export interface Content {
  token: Token;
  /** Index of the word in the question. */
  at: number;
  /** The word may be part of a name and otherwise means nothing by itself: "box", "month". */
  isLoose: boolean;
}

/** What a question asks of rows, read without the rows. */
export interface Frame {
  words: readonly string[];
  canonical: readonly string[];
  asks: ReadonlySet<Ask>;
  /** The price is asked for by a word for it, not only by "how much". */
  isPriceNamed: boolean;
  /** Range of the price, both ends included. */
  range: { min: number; max: number } | undefined;
  /** Words that may name rows, in order; numbers too. */
  content: readonly Content[];
  /** Words that name columns where no row has them. */
  columns: readonly Content[];
  /** Indexes where another thing may begin: after "and", "or", "with", a comma. */
  breaks: ReadonlySet<number>;
  /** Numbers that count pieces, by the index of the word after them. */
  counts: ReadonlyMap<number, number>;
  /** Numbers that a column holds ("4 bedrooms"), by the index of the word that names the column. */
  cells: ReadonlyMap<number, number>;
  /** Months of each period that is named ("yearly" → 12). */
  periods: readonly number[];
  perOne: boolean;
  /** The prices of several things are asked for. */
  asksPrices: boolean;
  /** Times of lessons, in minutes after midnight. */
  time: { from: number; to: number } | undefined;
  day: "today" | "tomorrow" | undefined;
  /** The question asks how, why or where something is done, which rows do not answer. */
  asksOther: boolean;
  /** The question names a discount, shipping or a tax, which changes the sum of rows. */
  isModified: boolean;
  /** Indexes of the words for delivery, where nothing else changes the sum of rows. */
  delivery: readonly number[];
  /** Words after "without". */
  without: readonly Content[];
  /** Numbers that the cells of a column are compared with. */
  limits: readonly ColumnLimit[];
}

const morningMinutes = { from: 0, to: 12 * 60 };
const eveningMinutes = { from: 16 * 60, to: 24 * 60 };

interface Draft {
  asks: Set<Ask>;
  asksOther: boolean;
  modifiers: Map<number, string>;
  loose: Set<number>;
  used: Set<number>;
  range?: { min: number; max: number };
  counts: Map<number, number>;
  perOne: boolean;
  asksPrices: boolean;
  time?: { from: number; to: number };
  day?: "today" | "tomorrow";
  without: Set<number>;
}

/** "after 8", "بعد 8": of lessons; eight is in the evening where people say so without saying it. */
function readTime(kind: string, text: readonly string[], at: number, length: number, draft: Draft): boolean {
  if (kind === "morning") draft.time = morningMinutes;
  else if (kind === "evening") draft.time = draft.time ?? eveningMinutes;
  else {
    const hour = numberAt(text, at + length);
    if (hour === undefined || hour > 24) return false;
    const minutes = (hour < 12 ? hour + 12 : hour) * 60;
    draft.time = kind === "after" ? { from: minutes, to: 24 * 60 } : { from: 0, to: minutes };
    draft.used.add(at + length);
  }
  useAll(draft, at, length);
  return true;
}

const withoutArticle = (word: string): string => word.replace(/^ال(?=\p{L}{2})/u, "");

function readCues(text: readonly string[], draft: Draft, isRowWord: (word: string) => boolean): void {
  for (let at = 0; at < text.length;) {
    // "باكو" is a city on the list, not "اكو" after a preposition.
    const isName = isRowWord(text[at]!);
    const matches = rowCueIndex
      .matchesAt(text, at)
      .filter(({ cue }) => !isName || withoutArticle(cue.words[0]!) === withoutArticle(text[at]!));
    let length = 1;
    for (const { cue, length: long } of matches) {
      const [kind = "", what = ""] = cue.kind.split(":");
      if (what === "cheaper" && beginsLimit(text, at + long - 1)) continue;
      if (kind === "ask") draft.asks.add(what as Ask);
      if (kind === "op" && what !== "without" && !readLimit(what, text, at, long, draft)) continue;
      if (kind === "op" && what === "without") draft.without.add(at + long);
      if (kind === "time" && !readTime(what, text, at, long, draft)) continue;
      if (kind === "day") draft.day = what as "today" | "tomorrow";
      if (kind === "prices") draft.asksPrices = true;
      if (kind === "per") draft.perOne = true;
      if (kind === "count") draft.counts.set(at + long, Number(what));
      if (kind === "other") draft.asksOther = true;
      if (kind === "modifier" && draft.without.has(at)) useAll(draft, at, long);
      else if (kind === "modifier") draft.modifiers.set(at, what);
      if (kind === "piece" || kind === "fill" || kind === "count")
        for (let i = at; i < at + long; i++) draft.loose.add(i);
      else if (
        !["time", "modifier", "limit", "by", "header", "state", "gone", "size"].includes(kind) &&
        what !== "without"
      )
        useAll(draft, at, long);
      length = Math.max(length, long);
    }
    at += length;
  }
}

const unitCues = findCues("units");
const otherUnitsPattern = cuePattern(unitCues, "^(?:{other_unit}|%)$");

/** Whether a number measures one thing and counts no pieces: "10 metres", "3 months", "500 ml". */
function isOfUnit(text: readonly string[], at: number): boolean {
  const next = text[at + 1] ?? "";
  return periodAt(text, at)?.length === 2 || isMeasureWord(next) || otherUnitsPattern.test(next);
}

/** "2 haybah", "3 boxes of": a small number before a word; which word it belongs to is seen when rows are known. */
function readCounts(text: readonly string[], draft: Draft, isRowWord: (word: string) => boolean): void {
  text.forEach((word, at) => {
    const count = numberAt(text, at);
    if (count === undefined || draft.used.has(at) || !Number.isInteger(count) || count < 1 || count > 1000)
      return;
    // "باقة المية": what something is called counts nothing.
    if (isRoundNumber(word) && isRowWord(word)) return;
    if ((word.length <= 4 || isRoundNumber(word)) && at + 1 < text.length && !isOfUnit(text, at))
      draft.counts.set(at + 1, count);
  });
}

const isDelivered = ({ modifiers }: Draft): boolean =>
  modifiers.size > 0 && [...modifiers.values()].every((what) => what === "delivery");

const whatPattern = rowPattern("^{what}$");

/** Whether a question begins with "what". */
export const asksWhat = (words: readonly string[]): boolean =>
  words.slice(0, 2).some((word) => whatPattern.test(word));

/** What two things are asked for: "how much does A differ from B?", "is A cheaper than B?" */
const comparing: readonly Ask[] = ["difference", "cheapest", "dearest"];

/** Reads what a question asks of rows, in time linear in its length. */
export function frameOf(question: string, vocabulary: RowVocabulary): Frame {
  const { isRowWord } = vocabulary;
  const { text, breaks } = wordsWithBreaks(question, vocabulary);
  const draft: Draft = {
    asks: new Set(),
    asksOther: false,
    modifiers: new Map(),
    loose: new Set(),
    used: new Set(),
    counts: new Map(),
    perOne: false,
    asksPrices: false,
    without: new Set(),
  };
  readCues(text, draft, isRowWord);
  // Where nothing was named before, both are one.
  if (draft.asks.has("cheaper")) draft.asks.add("cheapest");
  // "What coffee do you have?" asks for all of it.
  if (draft.asks.size === 1 && draft.asks.has("availability") && asksWhat(text)) draft.asks.add("list");
  readCounts(text, draft, isRowWord);
  if (comparing.some((ask) => draft.asks.has(ask)))
    for (const at of placesAgainst(text)) {
      useAll(draft, at, 1);
      breaks.add(at + 1);
    }
  const isPriceNamed = draft.asks.has("price");
  const isOfPieces = draft.asks.has("availability") && asksHowMany(text, vocabulary);
  if (isOfPieces) draft.asks.add("left");
  else if (asksHowMuch(text, vocabulary)) draft.asks.add("price");
  const periods: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const period = periodAt(text, at);
    if (period === undefined) continue;
    periods.push(period.months);
    for (let i = at; i < at + period.length; i++) draft.loose.add(i);
  }
  const content: Content[] = [];
  const without: Content[] = [];
  let isWithout = false;
  text.forEach((word, at) => {
    if (draft.without.has(at)) isWithout = true;
    const token = tokenOf(word);
    if (draft.used.has(at) || isCurrencyWord(word) || isBreakWord(word, vocabulary) || token.isFunction)
      return;
    const isLoose =
      draft.loose.has(at) ||
      (numberPattern.test(word) && !isCode(text, at)) ||
      isRoundNumber(word) ||
      isMeasureWord(token.word) ||
      isUnitPair(word) ||
      isForOne(word) ||
      isCountedUnit(text, at) ||
      isAttributeWord(token.word);
    if (isLoose && !isRowWord(word)) return;
    (isWithout ? without : content).push({ token, at, isLoose });
    isWithout = false;
  });
  return {
    words: text,
    canonical: text.map(canonical),
    asks: draft.asks,
    isPriceNamed,
    asksOther: draft.asksOther,
    isModified: draft.modifiers.size > 0,
    delivery: isDelivered(draft) ? [...draft.modifiers.keys()] : [],
    range: draft.range,
    content,
    columns: [],
    breaks,
    counts: draft.counts,
    cells: new Map(),
    periods,
    perOne: draft.perOne,
    asksPrices: draft.asksPrices,
    time: draft.time,
    day: draft.day,
    without,
    limits: [],
  };
}
