import { tellDeliveryFee, type DeliveryFee } from "#server/answers/facts/answer/delivery-fee.ts";
import type { BusinessFacts } from "#server/answers/facts/facts.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { frameIn } from "./catalogue-frame.ts";
import { onlyItemOf, type Item } from "./items.ts";
import { readCount } from "./quantities.ts";
import type { RowReply } from "./row-reply.ts";
import { computedProbability, reply, type RowQuestion } from "./row-question.ts";
import { sayTotal } from "./several.ts";
import { sayDelivered } from "./delivery-total.ts";
import { namedInFull } from "./spoken-of.ts";

/** Turns in which what is added up may have been said. */
const maxTurnsBack = 10;

const amountsIn = (text: string): Set<number> =>
  new Set(
    (withAsciiDigits(text).match(/\d[\d,]*(?:\.\d+)?/gu) ?? []).map((each) =>
      Number(each.replaceAll(",", "")),
    ),
  );

/** What the conversation told the prices of, in its order. */
interface Told {
  items: Item[];
  delivery: DeliveryFee | undefined;
}

/**
 * Things whose price was told, one a reply, and the fee for a place; undefined where one reply told of several, of which
 * nobody knows which are wanted.
 */
function findTold({ context, catalogue }: RowQuestion, facts: BusinessFacts): Told | undefined {
  const told: Told = { items: [], delivery: undefined };
  const turns = context.history.slice(-maxTurnsBack);
  for (const [at, { role, text }] of turns.entries()) {
    const asked = turns[at - 1];
    if (role === "customer" || asked?.role !== "customer") continue;
    const amounts = amountsIn(text);
    const rows = namedInFull(text, catalogue);
    const [row, ...others] = rows;
    if (others.length > 0) return undefined;
    const option = row?.options.find(({ amount }) => amounts.has(amount));
    if (row !== undefined && option !== undefined) {
      const count = readCount(row, frameIn(asked.text, catalogue));
      told.items = [...told.items.filter((item) => item.row !== row), onlyItemOf(row, option, count)];
      continue;
    }
    const fee = row === undefined ? tellDeliveryFee(asked.text, facts) : undefined;
    if (fee !== undefined && amounts.has(fee.fee)) told.delivery = fee;
  }
  return told;
}

/** "And the total?" after several prices, one after the other: their sum, with the delivery that was asked for. */
export function answerSumOfPrices(asked: RowQuestion, facts: BusinessFacts): RowReply | undefined {
  const { frame, voice } = asked;
  if (!frame.asks.has("total") || frame.counts.size > 0) return undefined;
  const told = findTold(asked, facts);
  if (told === undefined) return undefined;
  const { items, delivery } = told;
  if (items.length === 0 || items.length + (delivery === undefined ? 0 : 1) < 2) return undefined;
  const text =
    delivery === undefined ? sayTotal(items, voice) : sayDelivered(items, delivery, asked, facts)?.text;
  if (text === undefined) return undefined;
  const rows = items.map(({ row }) => row);
  return { ...reply(rows, text, computedProbability), isSumOfPrices: true };
}
