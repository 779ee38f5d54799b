import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { findOptionStems, findRequestedOptions } from "./options.ts";
import { answerOf, findRequestedColumn, mayBeOfMentioned, pointers } from "./of-mentioned.ts";
import type { Row } from "./row.ts";
import { asksAny, maxRowsDescribed, reply, type RowQuestion } from "./row-question.ts";
import type { RowReply } from "./row-reply.ts";
import { leftColumn, sayPrice, sayStock } from "./say.ts";
import { sayAttributes } from "./say-attributes.ts";

/** A longer cell describes a row and does not tell it from others. */
const maxCellLength = 40;
/** Probability of the one row of a list that the words of a message choose. */
const chosenProbability = 0.9;

/** The words of a row by which people tell it from the others of a list. */
function tellingStems({ entry }: Row): ReadonlySet<string> {
  const cells = Object.values(entry.attributes).filter(({ length }) => length <= maxCellLength);
  const texts = [entry.name.ar, entry.name.en, ...cells];
  return new Set(
    texts.flatMap((text) => tokens(text ?? "").flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem]))),
  );
}

/** The one of some rows that the words of a message leave, with the indexes of these words. */
function chooseOne(
  rows: readonly Row[],
  { frame }: RowQuestion,
): { row: Row; choosing: ReadonlySet<number> } | undefined {
  const telling = rows.map((row) => ({ row, stems: tellingStems(row) }));
  const choosing = new Set<number>();
  let left = telling;
  for (const [at, word] of frame.words.entries()) {
    if (tokenOf(word).isFunction || pointers.has(word)) continue;
    const stems = findOptionStems(word, at, frame);
    const having = telling.filter((one) => stems.some((stem) => one.stems.has(stem)));
    if (having.length === 0 || having.length === rows.length) continue;
    choosing.add(at);
    left = left.filter((one) => having.includes(one));
  }
  const [one, ...others] = left;
  return one === undefined || others.length > 0 ? undefined : { row: one.row, choosing };
}

/** "Warranty?", "how many are left?" of all that the reply before listed. */
function answerOfAll(rows: readonly Row[], asked: RowQuestion): RowReply | undefined {
  const { frame, voice } = asked;
  if (frame.isPriceNamed || rows.length > maxRowsDescribed) return undefined;
  const rowAttributes = rows.flatMap((row) => {
    const attribute = frame.asks.has("left") ? leftColumn(row) : findRequestedColumn(row, asked);
    return attribute === undefined ? [] : [{ row, attribute }];
  });
  return rowAttributes.length < rows.length
    ? undefined
    : reply([...rows], sayAttributes(rowAttributes, voice), chosenProbability);
}

/**
 * Answers a short message from the one row of those that the reply before listed which its words choose: "الاقتصادي بكم",
 * "how many of the blue one are left?"
 */
export function answerOfListed(rows: readonly Row[], asked: RowQuestion): RowReply | undefined {
  const { frame, voice } = asked;
  if (!mayBeOfMentioned(asked)) return undefined;
  const chosen = chooseOne(rows, asked);
  if (chosen === undefined) return answerOfAll(rows, asked);
  const { row, choosing } = chosen;
  const isNamed = [...frame.content, ...frame.columns].every(({ at }) => choosing.has(at));
  const said = answerOf(row, asked, choosing);
  if (said !== undefined) return said;
  if (!isNamed || !(frame.asks.size === 0 || asksAny(frame, "price", "availability", "cheapest")))
    return undefined;
  const options = findRequestedOptions(row, frame);
  const text = asksAny(frame, "availability") ? sayStock(row, voice, options) : sayPrice(row, voice, options);
  return reply([row], text, chosenProbability);
}
