import type { Voice } from "#server/answers/compose/catalogue.ts";
import { unisolated } from "#server/answers/compose/direction.ts";
import { safeName } from "#server/answers/compose/safe-text.ts";
import type { PriceOption } from "#server/answers/entry.ts";
import type { OrderItem } from "#server/answers/flows/flow.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { catalogueOf, type Catalogue } from "#server/answers/rows/catalogue.ts";
import { findRows } from "#server/answers/rows/find-rows.ts";
import { fullyNamed, ofSizeAsked, withoutAsked } from "#server/answers/rows/narrow-rows.ts";
import type { Frame } from "#server/answers/rows/frame.ts";
import { isLesson } from "#server/answers/rows/lessons.ts";
import { optionsAsked } from "#server/answers/rows/options.ts";
import { frameIn } from "#server/answers/rows/catalogue-frame.ts";
import { isNamedBy, type Row } from "#server/answers/rows/row.ts";
import { nameOf } from "#server/answers/rows/say.ts";
import { itemsOf } from "#server/answers/rows/several.ts";

/** Rows that explain less of what was said are not what was meant. */
const LEAST_EXPLAINED = 0.62;
/** More rows than this cannot be offered as buttons. */
const maxChoices = 6;

/** Who looks for something has not chosen yet. */
const SEARCHES = ["cheapest", "dearest", "largest", "smallest", "compare", "difference"] as const;

/** Whether the business has lists to order from. */
export const hasRows = (index: AnswerIndex): boolean => index.products.length > 0;

function itemOf(row: Row, option: PriceOption | undefined, count: number, voice: Voice): OrderItem {
  const { currency } = row;
  const label = option?.label ?? "";
  return {
    count,
    name: unisolated(nameOf(row, voice)),
    entryId: row.entry.id,
    ...(label !== "" && { option: safeName(label) }),
    ...(option !== undefined && { price: option.amount }),
    ...(currency !== undefined && { currency }),
  };
}

/** One row with its price; where it has several sizes and none is named, which of them is open. */
function ofRow(row: Row, frame: Frame, count: number, voice: Voice, named?: PriceOption): OrderItem {
  const asked = named ?? optionsAsked(row, frame)?.[0];
  if (asked !== undefined || row.options.length < 2)
    return itemOf(row, asked ?? row.options[0], count, voice);
  const name = unisolated(nameOf(row, voice));
  const among = row.options.slice(0, maxChoices).map(({ label }) => ({
    entryId: row.entry.id,
    option: label,
    name: `${name} – ${safeName(label)}`,
  }));
  return { count, name, among };
}

/** What was said fits several rows: which one is the customer's to say. */
function amongRows(rows: readonly Row[], said: string, count: number, voice: Voice): OrderItem {
  const among = rows
    .slice(0, maxChoices)
    .map((row) => ({ entryId: row.entry.id, name: unisolated(nameOf(row, voice)) }));
  return { count, name: said, among };
}

function oneItem(text: string, frame: Frame, catalogue: Catalogue, voice: Voice): OrderItem[] {
  const found = findRows(frame.content, frame, catalogue);
  if (!found.isNamed || found.explained < LEAST_EXPLAINED || found.isOfOtherKind) return [];
  const named = fullyNamed(ofSizeAsked(text, found.rows), frame, catalogue);
  const rows = withoutAsked(named, frame, catalogue).filter((row) => !isLesson(row));
  const [row] = rows;
  if (row === undefined || rows.length > maxChoices) return [];
  const [count = 1] = [...frame.counts.values()].filter((each) => !isNamedBy(row, each));
  if (rows.length === 1) return [ofRow(row, frame, count, voice)];
  const said = frame.content.map(({ at }) => frame.words[at]).join(" ");
  return [amongRows(rows, said, count, voice)];
}

/** What a text orders of the business's own lists, each with how many; empty when it names nothing on them. */
export function itemsIn(index: AnswerIndex, text: string, voice: Voice): OrderItem[] {
  if (!hasRows(index) || text === "") return [];
  const catalogue = catalogueOf(index);
  const frame = frameIn(text, catalogue);
  const isSearch = frame.range !== undefined || SEARCHES.some((ask) => frame.asks.has(ask));
  if (isSearch || frame.content.length === 0) return [];
  const several = itemsOf(frame, catalogue);
  if (several.length > 1)
    return several.map(({ row, option, count = 1 }) => {
      const isChosen = option !== undefined && (row.options[0] !== option || optionsAsked(row, frame));
      return ofRow(row, frame, count, voice, isChosen ? option : undefined);
    });
  return oneItem(text, frame, catalogue, voice);
}

/** A row or size that was open and has been chosen. */
export function chosenItem(
  index: AnswerIndex,
  open: OrderItem,
  choice: NonNullable<OrderItem["among"]>[number],
  voice: Voice,
): OrderItem {
  const row = catalogueOf(index).rows.find(({ entry }) => entry.id === choice.entryId);
  if (row === undefined) return { count: open.count, name: choice.name };
  if (choice.option === undefined && row.options.length > 1) {
    const frame = frameIn(choice.name, catalogueOf(index));
    return ofRow(row, frame, open.count, voice);
  }
  const option = row.options.find(({ label }) => label === choice.option) ?? row.options[0];
  return itemOf(row, option, open.count, voice);
}
