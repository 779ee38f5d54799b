import type { RowReply } from "./row-reply.ts";
import { words } from "#server/answers/text/words.ts";
import { readNumberWord } from "./question-numbers.ts";
import { isTimeUnit } from "./counted-units.ts";
import { onlyItemOf } from "./items.ts";
import { findRequestedOptions } from "./options.ts";
import { findPortions } from "./portions.ts";
import { readCount } from "./quantities.ts";
import { hasPieceTiers, tierFor } from "./quantity-tiers.ts";
import {
  asksAny,
  computedProbability,
  lookedUpProbability,
  reply,
  type RowQuestion,
} from "./row-question.ts";
import { isNamedBy, readPieces, type Row } from "./row.ts";
import { amountText, sayPrice } from "./say.ts";
import { sayTotal } from "./several.ts";
import { rowTexts } from "./texts.ts";

/** Quantity × price of one row, or the price of one piece of it. */
export function answerCount(row: Row, asked: RowQuestion, sure: number): RowReply | undefined {
  const { frame, voice } = asked;
  if (frame.isModified) return undefined;
  const portions = asksAny(frame, "price", "total") ? findPortions(row, frame.words) : undefined;
  if (portions !== undefined) {
    // "Six sleeping bags for two nights": so many of each.
    const [pieces = 1, ...others] = [...frame.counts].flatMap(([at, count]) =>
      isNamedBy(row, count) || isTimeUnit(frame.words[at] ?? "") ? [] : [count],
    );
    const times = others.length === 0 ? pieces : 1;
    const items = portions.map(({ option, count }) => onlyItemOf(row, option, count * times));
    const text = sayTotal(items, voice);
    if (text !== undefined) return { ...reply([row], text, computedProbability * sure), isMultiplied: true };
  }
  const count = readCount(row, frame);
  const tier = count === undefined ? undefined : tierFor(row, count);
  if (tier !== undefined && !hasPieceTiers(row) && asksAny(frame, "price", "total"))
    return reply([row], sayPrice(row, voice, [tier]), lookedUpProbability * sure);
  // "400 jackets" of a list that ends at 299: it has no price for them.
  if (tier === undefined && count !== undefined && hasPieceTiers(row)) return undefined;
  const option = tier ?? findRequestedOptions(row, frame)?.[0] ?? row.options[0];
  // "All four" of a price for the four is that price once.
  const isOfAll = option !== undefined && words(option.label).some((word) => readNumberWord(word) === count);
  if (tier === undefined && isOfAll) return undefined;
  if (count === undefined || count < 2 || option === undefined || !asksAny(frame, "price", "total"))
    return undefined;
  const text = sayTotal([onlyItemOf(row, option, count)], voice);
  return text === undefined ? undefined : reply([row], text, computedProbability * sure);
}

/** The saving on a row with a former price. */
export function answerSaved(row: Row, { voice }: RowQuestion, sure: number): RowReply | undefined {
  const [option] = row.options;
  const { was } = row.entry;
  if (was === undefined || option === undefined || row.options.length > 1 || was <= option.amount)
    return undefined;
  const saved = rowTexts(voice.language).difference(amountText(was - option.amount, row, voice));
  return reply([row], `${sayPrice(row, voice)} ${saved}`, computedProbability * sure);
}

/** The price of one piece where a row's name counts pieces: "12 sessions for 1680: 140 each". */
export function answerPerOne(row: Row, asked: RowQuestion, sure: number): RowReply | undefined {
  const { frame, voice } = asked;
  const option = findRequestedOptions(row, frame)?.[0] ?? row.options[0]!;
  const count = readPieces(row);
  const price = sayPrice(row, voice, [option]);
  if (count === undefined) return reply([row], price, lookedUpProbability * sure);
  const each = `${option.amount} ÷ ${count} = ${amountText(option.amount / count, row, voice)}`;
  return reply([row], `${price} ${rowTexts(voice.language).each(each)}`, computedProbability * sure);
}
