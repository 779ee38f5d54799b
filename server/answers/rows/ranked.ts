import { chooseSentences } from "#server/answers/compose/catalogue.ts";
import { asksOtherCurrency } from "#server/answers/products/currency.ts";
import type { RowReply } from "./row-reply.ts";
import { asksAny, computedProbability, reply, type RowQuestion } from "./row-question.ts";
import { byColumn, byMeasure, byPrice, priceRows } from "./ranking.ts";
import type { Row } from "./row.ts";
import { listOf } from "./list-of-rows.ts";
import { isTimetableRow } from "./timetable.ts";

/** Rows that are offered to choose from, and the probability that one of them is meant. */
const maxOffered = 3;
const offeredProbability = 0.4;

/** The first of rows by price or by a column, where a question asks for it. */
export function answerRanked(
  rows: readonly Row[],
  asked: RowQuestion,
  sure: number,
  isRemarked = false,
): RowReply | undefined {
  const { frame, voice } = asked;
  // The cheapest row whose remarks have the word need not be of the kind that is asked for.
  if (isRemarked) return undefined;
  if (asksAny(frame, "cheapest", "dearest")) {
    const ranked = byPrice(rows, frame, frame.asks.has("cheapest") ? "cheapest" : "dearest", voice);
    return ranked === undefined ? undefined : reply(ranked.rows, ranked.text, computedProbability * sure);
  }
  if (!asksAny(frame, "largest", "smallest")) return undefined;
  const which = frame.asks.has("largest") ? "largest" : "smallest";
  const ranked = byMeasure(rows, which, voice) ?? byColumn(rows, frame, which, voice);
  return ranked === undefined ? undefined : reply(ranked.rows, ranked.text, computedProbability * sure);
}

/**
 * Rows to choose from where the cheapest or dearest of something is asked for that the business writes of and no row is
 * called by: "the cheapest coffee" of a shop whose list names no coffee as such.
 */
export function offerRanked({ frame, catalogue }: RowQuestion): RowReply | undefined {
  const isOfBusiness = frame.content.every(({ token }) => catalogue.isWritten(token.stem));
  if (!asksAny(frame, "cheapest", "dearest") || !isOfBusiness) return undefined;
  const sign = frame.asks.has("cheapest") ? 1 : -1;
  const rows = priceRows(
    catalogue.rows.filter((row) => !isTimetableRow(row)),
    frame,
    sign > 0 ? "low" : "high",
  )
    .toSorted((a, b) => sign * (a.option.amount - b.option.amount))
    .slice(0, maxOffered);
  if (rows.length < 2) return undefined;
  return {
    ...reply([...new Set(rows.map(({ row }) => row))], "", offeredProbability),
    kind: "choose",
    asksPrice: true,
  };
}

/** Rows within the price range of a question, otherwise the nearest one. */
export function answerRange(rows: readonly Row[], asked: RowQuestion, sure: number): RowReply | undefined {
  const { frame, voice, question } = asked;
  const { range } = frame;
  if (range === undefined) return undefined;
  const own = chooseSentences(voice);
  const priced = priceRows(rows, frame, range.max === Infinity ? "high" : "low")
    .filter(({ row }) => !asksOtherCurrency(question, row.currency))
    .sort((a, b) => a.option.amount - b.option.amount);
  const inside = priced.filter(({ option: { amount } }) => amount >= range.min && amount <= range.max);
  const distance = (amount: number): number => Math.max(range.min - amount, amount - range.max);
  const nearest = priced
    .toSorted((a, b) => distance(a.option.amount) - distance(b.option.amount))
    .slice(0, 1);
  const shown = inside.length > 0 ? inside : nearest;
  if (shown.length === 0) return undefined;
  // Of a row with several prices, the one that is within the range.
  const options = Map.groupBy(shown, ({ row }) => row);
  const heading = inside.length > 0 ? own.found : own.noneInRange;
  const said = listOf([...new Set(shown.map(({ row }) => row))], heading, voice, (row) =>
    options.get(row)?.map(({ option }) => option),
  );
  return reply(said.shown, said.text, computedProbability * sure);
}
