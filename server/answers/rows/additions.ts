import type { PriceOption } from "#server/answers/entry.ts";
import { isCurrencyWord } from "#server/answers/products/currency.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import type { Frame } from "./frame.ts";
import { findRequestedOptions, findOptionStems } from "./options.ts";
import { findPortions } from "./portions.ts";
import { numberPattern } from "./question-numbers.ts";
import { asksAny, computedProbability, reply, type RowQuestion } from "./row-question.ts";
import type { RowReply } from "./row-reply.ts";
import { isPriceColumn, type Row } from "./row.ts";
import { headerKind } from "./say.ts";
import { type Item, onlyItemOf } from "./items.ts";
import { sayTotal } from "./several.ts";

/** The amount of money that is all a cell says. */
function readSoleAmount(cell: string): number | undefined {
  const [number, ...others] = words(withAsciiDigits(cell)).filter((word) => !isCurrencyWord(word));
  return number !== undefined && others.length === 0 && numberPattern.test(number)
    ? Number(number.replaceAll(",", ""))
    : undefined;
}

/** Columns of a row that a question adds to its price: "with the book" of a list with a column of books' prices. */
function columnsAdded(row: Row, frame: Frame): PriceOption[] {
  const added = frame.columns.filter(({ at }) => frame.breaks.has(at));
  const meant = new Set(added.flatMap(({ at }) => findOptionStems(frame.words[at]!, at, frame)));
  return Object.entries(row.entry.attributes).flatMap(([header, cell]) => {
    const amount = readSoleAmount(cell);
    const isNamed = tokens(header).some(({ stem }) => meant.has(stem));
    const isMoney = headerKind(header) === undefined && !isPriceColumn(row, header);
    return amount !== undefined && isNamed && isMoney ? [{ label: header, amount }] : [];
  });
}

/** The price of a row and of what its own columns add: "the IELTS course with the book". */
export function answerWithColumns(row: Row, asked: RowQuestion, sure: number): RowReply | undefined {
  const { frame, voice } = asked;
  const [option] = findRequestedOptions(row, frame) ?? row.options;
  if (option === undefined || frame.isModified || !asksAny(frame, "price", "total")) return undefined;
  const added = columnsAdded(row, frame);
  if (added.length === 0) return undefined;
  const itemsOf = (priced: Row, own: PriceOption): Item[] =>
    findPortions(priced, frame.words)?.map((each) => onlyItemOf(row, each.option, each.count)) ?? [
      onlyItemOf(row, own),
    ];
  const items = [
    ...itemsOf(row, option),
    ...added.flatMap((each) => itemsOf({ ...row, options: [each] }, each)),
  ];
  const text = sayTotal(items, voice);
  return text === undefined ? undefined : reply([row], text, computedProbability * sure);
}
