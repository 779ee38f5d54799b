import { chooseSentences } from "#server/answers/compose/catalogue.ts";
import type { RowReply } from "./row-reply.ts";
import {
  asksAny,
  computedProbability,
  lookedUpProbability,
  reply,
  type RowQuestion,
} from "./row-question.ts";
import type { Frame } from "./frame.ts";
import { isTimetableRow } from "./timetable.ts";
import { findRequestedOptions } from "./options.ts";
import { answerRanked } from "./ranked.ts";
import { listOf } from "./list-of-rows.ts";
import { sayPrice } from "./say.ts";
import { answerColumnDifference } from "./column-difference.ts";
import { type Item, itemsOf } from "./items.ts";
import { sayComparison, sayDifference, sayPerPiece, sayTotal } from "./several.ts";
import { rowPattern } from "./row-words.ts";

/** Answers a question about several things: their sum, the difference, the cheaper one, or each with its price. */
export function several(asked: RowQuestion): RowReply | undefined {
  const { frame, catalogue, voice } = asked;
  const items = itemsOf(frame, catalogue);
  if (items.length < 2) return undefined;
  const different = distinct(items);
  const sure = Math.min(...items.map(({ explained }) => explained));
  const rows = items.map(({ row }) => row);
  if (frame.isModified && asksAny(frame, "total")) return undefined;
  if (asksAny(frame, "difference", "compare", "cheapest")) {
    const all = listAll(items, asked, sure);
    if (all !== undefined) return all;
  }
  const isOrder = frame.asks.has("total") || isJoined(frame) || items.some(({ count = 1 }) => count > 1);
  const ofColumn = frame.asks.has("difference") ? answerColumnDifference(different, asked, sure) : undefined;
  if (ofColumn !== undefined) return ofColumn;
  if (frame.asks.has("difference") && !rows.some(isTimetableRow)) {
    const text = asksPriceOnly(frame)
      ? sayDifference(different, voice)
      : `${sayComparison(different, false, voice)}\n${sayDifference(different, voice).split("\n").at(-1)}`;
    return reply(rows, text, computedProbability * sure);
  }
  if (frame.perOne && asksAny(frame, "cheapest", "compare")) {
    const text = sayPerPiece(different, voice);
    if (text !== undefined) return reply(rows, text, computedProbability * sure);
  }
  if (asksAny(frame, "largest", "smallest")) {
    const ranked = answerRanked(rows, asked, sure);
    if (ranked !== undefined) return ranked;
  }
  if (asksAny(frame, "cheapest", "dearest", "compare"))
    return reply(
      rows,
      sayComparison(different, frame.asks.has("cheapest"), voice),
      computedProbability * sure,
    );
  if (isOrder && asksAny(frame, "price", "total")) {
    const text = sayTotal(items, voice);
    if (text !== undefined) return reply(rows, text, computedProbability * sure);
  }
  if (!asksAny(frame, "price", "availability", "total") || rows.some(isTimetableRow)) return undefined;
  const text = different
    .map(({ row, option }) =>
      sayPrice(
        row,
        voice,
        option === undefined ? undefined : findRequestedOptions(row, frame) ? [option] : undefined,
      ),
    )
    .join("\n");
  const sum = frame.isModified || !asksAny(frame, "price") ? undefined : sayTotal(items, voice);
  // A customer who asks for several prices at once usually wants their sum too.
  const total = sum?.split("\n").at(-1);
  return reply(rows, total === undefined ? text : `${text}\n${total}`, lookedUpProbability * sure);
}

/** Rows that are listed where a name means several: more are no comparison. */
const maxListed = 6;

/**
 * Where a name that is compared means several rows ("نعيمي" of three sizes), all with their prices: the difference of any
 * two would be a guess.
 */
function listAll(items: readonly Item[], { voice }: RowQuestion, sure: number): RowReply | undefined {
  const all = [...new Set(items.flatMap(({ row, others }) => [row, ...others]))];
  if (all.length === items.length || all.length > maxListed) return undefined;
  const said = listOf(all, chooseSentences(voice).found, voice);
  return reply(said.shown, said.text, lookedUpProbability * sure);
}

/** Each thing once: in a comparison two words for one thing are not two things. */
const distinct = (items: readonly Item[]): Item[] =>
  items.filter(
    ({ row, option }, at) =>
      items.findIndex((other) => other.row === row && other.option?.label === option?.label) === at,
  );

const withPattern = rowPattern("^{with}$");

/** Whether the things are one order whose sum is asked for: "Growth with two more users, how much". */
const isJoined = ({ words, breaks }: Frame): boolean =>
  [...breaks].every((at) => withPattern.test(words[at - 1] ?? "")) && breaks.size > 0;

const priceNamedPattern = rowPattern("{price_named}");

const asksPriceOnly = (frame: Frame): boolean =>
  frame.asks.has("price") || priceNamedPattern.test(frame.words.join(" "));
