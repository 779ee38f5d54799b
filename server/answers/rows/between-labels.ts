import type { Voice } from "#server/answers/compose/catalogue.ts";
import { daysIn } from "#server/answers/facts/extract/schedule.ts";
import type { PriceOption } from "#server/answers/entry.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import type { Frame } from "./frame.ts";
import { findRows } from "./find-rows.ts";
import { filterBySize, fullyNamed } from "./narrow-rows.ts";
import { findOptionStems, findRequestedOptions } from "./options.ts";
import { periodAt, periodIn } from "./period.ts";
import { onlyItemOf, type Item } from "./items.ts";
import { readNumberWord } from "./question-numbers.ts";
import { asksAny, computedProbability, reply, type RowQuestion } from "./row-question.ts";
import { isNamedBy, type Row } from "./row.ts";
import type { RowReply } from "./row-reply.ts";
import { rowWords } from "./row-words.ts";
import { amountText } from "./say.ts";
import { itemName } from "./several.ts";
import { rowTexts } from "./texts.ts";

const dozenWords = rowWords("dozen");
const dozen = 12;

/** The part of a question between two places, as a question of its own about the labels of prices. */
function partOf(frame: Frame, from: number, end: number): Frame {
  const own = frame.words.slice(from, end);
  const periods = own.flatMap((_, at) => periodAt(own, at)?.months ?? []);
  return { ...frame, words: own, canonical: frame.canonical.slice(from, end), periods };
}

/** The number of pieces that a price is for by its label: "all four", "the dozen". */
function piecesOf({ label }: PriceOption): number {
  if (periodIn(label) !== undefined) return 1;
  // Digits are mostly a size: "250 g".
  const [pieces = 1] = words(label).flatMap((word) =>
    dozenWords.has(word) ? [dozen] : /\p{Nd}/u.test(word) ? [] : (readNumberWord(word) ?? []),
  );
  return pieces;
}

/** The number of pieces that a part of a question names, beside numbers of the row's name and of its labels. */
function countIn(row: Row, frame: Frame, from: number, end: number): number | undefined {
  const [count, ...others] = [...frame.counts]
    .filter(([at, number]) => at > from && at <= end && !isNamedBy(row, number))
    .map(([, number]) => number);
  const isOfLabel = row.options.some((option) => piecesOf(option) === count);
  return others.length > 0 || isOfLabel ? undefined : count;
}

/** The prices of one row that the parts of a question name one after the other, each part one of them. */
function itemsOfParts(row: Row, frame: Frame): Item[] {
  const cuts = [0, ...[...frame.breaks].sort((a, b) => a - b), frame.words.length];
  const items = cuts.slice(0, -1).flatMap((from, at) => {
    const end = cuts[at + 1]!;
    const [option, ...others] = findRequestedOptions(row, partOf(frame, from, end)) ?? [];
    return option === undefined || others.length > 0
      ? []
      : [onlyItemOf(row, option, countIn(row, frame, from, end))];
  });
  return items.filter(
    ({ option, count }, at) =>
      items.findIndex((other) => other.option === option && other.count === count) === at,
  );
}

/** "A dozen instead of single ones": as many pieces of the one as the other is for. */
function withEvenPieces(items: readonly Item[]): Item[] {
  if (items.some(({ count }) => count !== undefined)) return [...items];
  const most = Math.max(...items.map(({ option }) => piecesOf(option!)));
  return items.map((item) => (most > 1 && piecesOf(item.option!) === 1 ? { ...item, count: most } : item));
}

/** Indexes of the words of a question that name the labels of two prices, by their days too. */
function wordsOfLabels(items: readonly Item[], frame: Frame): Set<number> {
  const labels = items.map(({ option }) => option!.label);
  const stems = new Set(labels.flatMap((label) => tokens(label).map(({ stem }) => stem)));
  const days = new Set(labels.flatMap((label) => daysIn(label)));
  const isOfLabel = (word: string, at: number): boolean =>
    findOptionStems(word, at, frame).some((stem) => stems.has(stem)) ||
    daysIn(word).some((day) => days.has(day));
  return new Set(frame.words.flatMap((word, at) => (isOfLabel(word, at) ? [at] : [])));
}

const amountOf = ({ option, count = 1 }: Item): number => option!.amount * count;

function line(item: Item, voice: Voice): string {
  const { row, option, count = 1 } = item;
  const steps = count === 1 ? "" : `${count} × ${option!.amount} = `;
  return `• ${itemName(item, voice)}: ${steps}${amountText(amountOf(item), row, voice)}`;
}

/**
 * The one row that a question names before it names two of its prices, where its other words are only of their labels:
 * "the gel manicure, Wednesday or Friday?"
 */
export function answerLabelsOfOne(asked: RowQuestion): RowReply | undefined {
  const { frame, catalogue, question } = asked;
  if (frame.breaks.size === 0) return undefined;
  const isOfLabel = (at: number): boolean =>
    daysIn(frame.words[at]!).length > 0 ||
    findOptionStems(frame.words[at]!, at, frame).some((stem) => catalogue.optionStems.has(stem));
  const names = frame.content.filter(({ at }) => !isOfLabel(at));
  const [name] = names;
  if (name === undefined) return undefined;
  const first = Math.min(...[...frame.breaks].filter((cut) => cut > name.at));
  if (names.some(({ at }) => at >= first)) return undefined;
  const found = findRows(names, frame, catalogue);
  if (!found.isWhole || !found.isNamed || found.unknown.length > 0) return undefined;
  const [row, ...others] = fullyNamed(
    filterBySize(question, found.rows),
    { ...frame, content: names },
    catalogue,
  );
  return row === undefined || others.length > 0
    ? undefined
    : answerBetweenLabels(row, asked, found.explained);
}

/** Two prices of one row and their difference: "how much is it on a Friday against a Wednesday?" */
export function answerBetweenLabels(row: Row, asked: RowQuestion, sure: number): RowReply | undefined {
  const { frame, voice } = asked;
  if (!asksAny(frame, "difference", "compare", "cheapest", "dearest")) return undefined;
  const items = withEvenPieces(itemsOfParts(row, frame));
  const [first, second, ...others] = items;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const texts = rowTexts(voice.language);
  const [less, more] = [first, second].toSorted((a, b) => amountOf(a) - amountOf(b));
  const apart = Math.round((amountOf(more!) - amountOf(less!)) * 100) / 100;
  const text = [
    ...(asksAny(frame, "cheapest", "dearest") && apart > 0 ? [texts.cheaper(itemName(less!, voice))] : []),
    ...items.map((item) => line(item, voice)),
    apart === 0 ? texts.same : texts.difference(amountText(apart, row, voice)),
  ].join("\n");
  const answeredWords = wordsOfLabels([first, second], frame);
  const said = reply([row], text, computedProbability * sure);
  return { ...said, isMultiplied: true, isCompared: true, answeredWords };
}
