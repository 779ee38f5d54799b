import { chooseSentences } from "#server/answers/compose/catalogue.ts";
import type { RowReply } from "./row-reply.ts";
import { asksAny, computedProbability, reply, type RowQuestion } from "./row-question.ts";
import type { Catalogue } from "./catalogue.ts";
import { frameIn } from "./catalogue-frame.ts";
import { findRows } from "./find-rows.ts";
import { answerRanked } from "./ranked.ts";
import { isTimetableRow } from "./timetable.ts";
import type { Row } from "./row.ts";
import { listOf } from "./list-of-rows.ts";
import { headerKind, nameOf, priceText, stateOf } from "./say.ts";

/** What a question may ask the first of rows by. */
export const ranks = ["cheapest", "dearest", "largest", "smallest"] as const;

/** The kind of a row: the cell that names it, otherwise the title above the row. */
function kindOf({ entry: { attributes, category, origin } }: Row): string {
  const cells = Object.entries(attributes).filter(([header]) => headerKind(header) === "kind");
  return cells[0]?.[1] ?? category ?? origin.heading ?? origin.sheet ?? "";
}

/** All rows of the same kind as a row, itself included. */
const listSameKind = (row: Row, { rows }: Catalogue): Row[] =>
  rows.filter((other) => !isTimetableRow(other) && kindOf(other) === kindOf(row));

const lowestPrice = ({ options }: Row): number => Math.min(...options.map(({ amount }) => amount));

/** Answers "anything cheaper?" about a mentioned row: cheaper rows of its kind, or that it is the cheapest. */
export function answerCheaper(row: Row, { catalogue, voice }: RowQuestion): RowReply | undefined {
  if (row.options.length === 0) return undefined;
  const cheaper = listSameKind(row, catalogue)
    .filter((other) => other.currency === row.currency && stateOf(other) !== "out_of_stock")
    .filter((other) => other.options.length > 0 && lowestPrice(other) < lowestPrice(row))
    .toSorted((a, b) => lowestPrice(a) - lowestPrice(b));
  const sentences = chooseSentences(voice);
  if (cheaper.length > 0) {
    const list = listOf(cheaper, sentences.found, voice);
    return reply(list.shown, list.text, computedProbability);
  }
  const [option] = row.options.toSorted((a, b) => a.amount - b.amount);
  const price = priceText(row, voice, [option!]);
  return price === undefined
    ? undefined
    : reply([row], sentences.cheapest(nameOf(row, voice), price), computedProbability);
}

/**
 * Answers "and the most expensive?" among the rows of the question before, otherwise among the mentioned row's kind.
 */
export function rankAgain(row: Row, asked: RowQuestion): RowReply | undefined {
  const { catalogue, context } = asked;
  const last = context.history.findLast(({ role }) => role === "customer");
  const before = frameIn(last?.text ?? "", catalogue);
  if (!asksAny(before, ...ranks)) return answerRanked(listSameKind(row, catalogue), asked, 0.97);
  const { rows } = findRows(before.content, before, catalogue);
  return rows.length > 0 ? answerRanked(rows, asked, 0.97) : undefined;
}
