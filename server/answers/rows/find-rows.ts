import { isArabic, isNumber } from "#server/answers/text/words.ts";
import { inGroup, inHead, ofName, type Catalogue } from "./catalogue.ts";
import type { Content, Frame } from "./frame.ts";
import { type Reading, readWord } from "./read-word.ts";
import type { Row } from "./row.ts";
import { isTitledBy, rowsUnderTitle, withGroup, withTitle } from "./title-rows.ts";

/** Rows that the words of a question mean, with how well they fit. */
export interface Found {
  rows: Row[];
  /** Share (0–1) of the words, weighted by rarity, that the rows explain. */
  explained: number;
  /** Some word is part of the rows' names. */
  isNamed: boolean;
  /** All words are part of the rows' names. */
  isAllNamed: boolean;
  /** Some word is the first word of the rows' names, or stands in them in the same form. */
  isSurelyNamed: boolean;
  /** Some words stand only in the rows' remarks. */
  isRemarked: boolean;
  /** The word for the kind of thing is one that no row has. */
  isOfOtherKind: boolean;
  /** All words are in titles or names of the rows, so the rows are a group. */
  isGroup: boolean;
  /** The rows stand under one title that is headed by a word of the question. */
  isTitled: boolean;
  /** Each row has all words that any row has. */
  isWhole: boolean;
  /** Known words that these rows do not have. */
  missing: Content[];
  /** Words that no row has. */
  unknown: Content[];
}

/** Value of a word that is nearly one of a name: a translation, another number. */
const nearlyName = ofName * 0.8;
/** A row with a smaller share of the best row's score only mentions what the others are. */
const minRatio = 0.88;
/** The same share where the cheapest or dearest is asked for: rows that only mention a kind are not of it. */
const minRankedRatio = 0.94;
/** The same share where all rows of a kind are asked for: the title above rows counts as well as their names. */
const minKindRatio = 0.65;

const kindAsks = ["largest", "smallest", "list", "count"] as const;

/** How rows are looked for. */
interface Search {
  /** A row needs this share of the best row's score. */
  enough: number;
  /** The cheapest or dearest is asked for, or what is within a price. */
  ranks: "price" | "range" | undefined;
  /** The cheapest or dearest of one kind of things is asked for. */
  isOfKind: boolean;
}

const ranksPrices = ({ asks }: Frame): boolean => asks.has("cheapest") || asks.has("dearest");

/** Whether a question names one thing alone, and does not compare several. */
export const namesOne = ({ content, breaks }: Frame): boolean =>
  [...breaks].every((cut) => cut <= (content[0]?.at ?? 0) || cut > (content.at(-1)?.at ?? 0));

function scores(readings: readonly Reading[]): Map<number, { score: number; words: number }> {
  const sums = new Map<number, { score: number; words: number }>();
  for (const { postings, idf } of readings)
    for (const [row, weight] of postings) {
      const sum = sums.get(row) ?? { score: 0, words: 0 };
      sums.set(row, { score: sum.score + weight * idf, words: sum.words + 1 });
    }
  return sums;
}

const nothing = (unknown: Content[]): Found => ({
  rows: [],
  explained: 0,
  isNamed: false,
  isAllNamed: false,
  isSurelyNamed: false,
  isRemarked: false,
  isOfOtherKind: false,
  isGroup: false,
  isTitled: false,
  isWhole: false,
  missing: [],
  unknown,
});

/** The rows that words of a question are about. */
export function findRows(words: readonly Content[], frame: Frame, catalogue: Catalogue): Found {
  const readAll = (isOfKind: boolean): Reading[] =>
    words.map((content) => readWord(content, frame, catalogue, isOfKind));
  // The cheapest coffee, and any that is asked for, may be one whose name does not say that it is coffee.
  const readings = readAll(ranksPrices(frame) || frame.asks.has("list") || frame.asksPrices);
  const ranks = ranksPrices(frame) ? "price" : frame.range === undefined ? undefined : "range";
  const asksKind =
    ranks !== "price" && (frame.range !== undefined || kindAsks.some((ask) => frame.asks.has(ask)));
  const enough = asksKind ? minKindRatio : ranks === "price" ? minRankedRatio : minRatio;
  const search: Search = {
    enough,
    ranks,
    isOfKind: ranks === "price" && words === frame.content && namesOne(frame),
  };
  const found = fromReadings(readings, catalogue, search);
  if (found.isWhole && found.isAllNamed) return found;
  // "Ethiopian coffee" is one that is called Ethiopian, before a coffee whose remarks say where it comes from.
  if (words.length > 1) {
    const ofKind = fromReadings(readAll(true), catalogue, search);
    if (ofKind.isWhole && (ofKind.isAllNamed || !found.isWhole)) return ofKind;
  }
  if (found.isWhole) return found;
  // Rows that have the word itself come before rows with a word that it may mean.
  const own = fromReadings(
    readings.map((one) => (one.isOwn ? one : { ...one, postings: new Map() })),
    catalogue,
    search,
  );
  return own.isWhole && own.rows.length > 0 && own.explained >= found.explained ? own : found;
}

function fromReadings(
  readings: readonly Reading[],
  catalogue: Catalogue,
  { enough, ranks, isOfKind }: Search,
): Found {
  const known = readings.filter(({ postings, content }) => postings.size > 0 && !content.isLoose);
  const loose = readings.filter(({ postings, content }) => postings.size > 0 && content.isLoose);
  const unknown = readings.filter(({ postings, content }) => postings.size === 0 && !content.isLoose);
  const leading = known.length > 0 ? known : loose;
  if (leading.length === 0) return nothing(unknown.map(({ content }) => content));
  const sums = scores(leading);
  const most = Math.max(...[...sums.values()].map(({ words: count }) => count));
  const isWhole = most === leading.length;
  let candidates = [...sums].filter(([, { words: count }]) => (isWhole ? count === most : true));
  // What has no price is neither the cheapest nor the dearest.
  const priced = candidates.filter(([row]) => catalogue.rows[row]!.options.length > 0);
  if (isOfKind && priced.length > 0) candidates = priced;
  if (ranks !== undefined) {
    const heads = new Set(
      ofHead(
        leading,
        candidates.map(([row]) => row),
        ranks === "price",
        catalogue,
      ),
    );
    candidates = candidates.filter(([row]) => heads.has(row));
  }
  const best = Math.max(...candidates.map(([, { score }]) => score));
  const fitting = candidates.filter(([, { score }]) => score >= enough * best).map(([row]) => row);
  const preferred = preferLoose(fitting, loose);
  // "The cheapest carton of water" is a carton, and not all that stands under "Water".
  const isChosen =
    preferred.length < fitting.length && loose.some(({ content }) => !isNumber(content.token.word));
  const narrowed =
    isOfKind && isWhole && leading.length === 1 && !isChosen
      ? withTitle(preferred, leading, catalogue)
      : preferred;
  const total = [...leading, ...unknown].reduce((sum, { idf }) => sum + idf, 0);
  const has = (reading: Reading): boolean => narrowed.every((row) => reading.postings.has(row));
  const isAllNamed = leading.every((reading) =>
    narrowed.every((row) => (reading.postings.get(row) ?? 0) >= nearlyName),
  );
  const explained = leading.filter(has).reduce((sum, { idf }) => sum + idf, 0) / total;
  return {
    rows: narrowed.toSorted((a, b) => a - b).map((row) => catalogue.rows[row]!),
    explained,
    isNamed: leading.some((reading) =>
      narrowed.some((row) => (reading.postings.get(row) ?? 0) >= nearlyName),
    ),
    isAllNamed,
    isSurelyNamed:
      (isAllNamed && leading.length > 1) ||
      leading.some((reading) =>
        reading.isOwn
          ? narrowed.some((row) => (reading.postings.get(row) ?? 0) >= nearlyName)
          : narrowed.some((row) => (reading.postings.get(row) ?? 0) > ofName * 0.9),
      ),
    isRemarked: leading.some((reading) =>
      narrowed.every((row) => (reading.postings.get(row) ?? 1) < inGroup * 0.8),
    ),
    isOfOtherKind: isOtherKind(
      readings.filter(({ content }) => !content.isLoose),
      catalogue,
    ),
    isGroup: leading.every((reading) =>
      narrowed.every((row) => (reading.postings.get(row) ?? 0) >= inGroup * 0.8),
    ),
    isTitled: isTitledBy(leading, narrowed, catalogue),
    isWhole,
    missing: leading.filter((reading) => !has(reading)).map(({ content }) => content),
    unknown: unknown.map(({ content }) => content),
  };
}

/**
 * Rows whose kind is asked for, without rows that only have the word for it: the cheapest of a kind must be of that
 * kind.
 */
function ofHead(
  readings: readonly Reading[],
  rows: readonly number[],
  ranks: boolean,
  catalogue: Catalogue,
): number[] {
  const weight = (reading: Reading, row: number): number => reading.postings.get(row) ?? 0;
  const head = readings.find((reading) => rows.some((row) => weight(reading, row) >= inHead * 0.8));
  if (head === undefined) return [...rows];
  const most = Math.max(...rows.map((row) => weight(head, row)));
  const named = rows.filter((row) => weight(head, row) >= most * 0.97);
  let left = rowsUnderTitle(readings, rows, catalogue) ?? withGroup(named, rows, head, catalogue);
  if (!ranks) return left;
  for (const reading of readings) {
    const named = left.filter((row) => weight(reading, row) >= nearlyName);
    if (named.length > 0) left = named;
  }
  return left;
}

/**
 * Arabic says first what kind of thing is meant, English last. A word that the business uses of what it sells without
 * writing it into the rows ("beans" before the name of one) does not make it another kind.
 */
function isOtherKind(readings: readonly Reading[], { isWritten }: Catalogue): boolean {
  const head = readings.every(({ content }) => isArabic(content.token.word)) ? readings[0] : readings.at(-1);
  return (
    head !== undefined &&
    readings.length > 1 &&
    head.postings.size === 0 &&
    !isWritten(head.content.token.stem)
  );
}

/** Words that may be part of a name decide between rows that have the others. */
function preferLoose(rows: readonly number[], loose: readonly Reading[]): number[] {
  let left = [...rows];
  for (const { postings } of loose) {
    const having = left.filter((row) => (postings.get(row) ?? 0) >= nearlyName);
    if (having.length > 0) left = having;
  }
  return left;
}
