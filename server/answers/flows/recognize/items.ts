import type { Voice } from "#server/answers/compose/catalogue.ts";
import { removeIsolates } from "#server/answers/compose/direction.ts";
import { safeName } from "#server/answers/compose/safe-text.ts";
import type { PriceOption, Turn } from "#server/answers/entry.ts";
import type { OrderItem } from "#server/answers/flows/flow.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { findPlaces } from "#server/answers/facts/places.ts";
import { catalogueOf, type Catalogue } from "#server/answers/rows/catalogue.ts";
import { findRows } from "#server/answers/rows/find-rows.ts";
import { fullyNamed, filterBySize, filterWithout } from "#server/answers/rows/narrow-rows.ts";
import { isMeasureWord, readMeasures } from "#server/answers/products/measure.ts";
import type { Frame } from "#server/answers/rows/frame.ts";
import { isTimetableRow } from "#server/answers/rows/timetable.ts";
import { findRequestedOptions } from "#server/answers/rows/options.ts";
import { frameIn } from "#server/answers/rows/catalogue-frame.ts";
import { isNamedBy, type Row } from "#server/answers/rows/row.ts";
import { otherSizes } from "#server/answers/rows/other-sizes.ts";
import { nameOf, stateOf } from "#server/answers/rows/say.ts";
import { findDiscussedRows } from "#server/answers/rows/spoken-of.ts";
import { numberWords } from "#server/answers/rows/question-numbers.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { splitItems } from "./item-parts.ts";
import type { IsMeant } from "./request-cues.ts";
import { itemsOf } from "#server/answers/rows/items.ts";

/** Rows that explain a smaller share of the words are not meant. */
const minExplained = 0.62;
/** More rows than this cannot be offered as buttons. */
export const maxChoices = 6;

/** A customer who is looking for something has not chosen yet. */
const searches = ["cheapest", "dearest", "largest", "smallest", "compare", "difference"] as const;

/** Whether the business has lists to order from. */
export const hasRows = (index: AnswerIndex): boolean => index.products.length > 0;

/** Cues that may just as well be words of a list: "نفر" is a size, "Plus" a plan, "باقة" a bouquet. */
const alsoNames = new Set(["persons", "subscription", "ask", "add"]);

/** Words of a wish that also stand in the business's lists. */
export function isOfLists(index: AnswerIndex): IsMeant {
  const { nameStems, optionStems } = catalogueOf(index);
  return (kind, word) => {
    const { stem } = tokenOf(word);
    // "ونص كيلو" beside an ordered thing is not half an hour.
    if (kind.startsWith("minutes:")) return true;
    return alsoNames.has(kind) && (nameStems.has(stem) || optionStems.has(stem));
  };
}

/** Names of the items that are not available according to the lists. */
export function unavailableOf(index: AnswerIndex, items: readonly OrderItem[]): string[] {
  const { rows } = catalogueOf(index);
  return items.flatMap(({ entryId, name }) => {
    const row = rows.find(({ entry }) => entry.id === entryId);
    const state = row && stateOf(row);
    return state === "out_of_stock" || state === "soon" ? [name] : [];
  });
}

function itemOf(row: Row, option: PriceOption | undefined, count: number, voice: Voice): OrderItem {
  const { currency } = row;
  const label = option?.label ?? "";
  return {
    count,
    name: removeIsolates(nameOf(row, voice)),
    entryId: row.entry.id,
    ...(label !== "" && { option: safeName(label) }),
    ...(option !== undefined && { price: option.amount }),
    ...(currency !== undefined && { currency }),
  };
}

/** One row with its price; the size is open where the row has several and none is named. */
export function ofRow(row: Row, frame: Frame, count: number, voice: Voice, named?: PriceOption): OrderItem {
  const asked = named ?? findRequestedOptions(row, frame)?.[0];
  if (asked !== undefined || row.options.length < 2)
    return itemOf(row, asked ?? row.options[0], count, voice);
  const name = removeIsolates(nameOf(row, voice));
  const among = row.options.slice(0, maxChoices).map(({ label }) => ({
    entryId: row.entry.id,
    option: label,
    name: `${name} – ${safeName(label)}`,
  }));
  return { count, name, among };
}

const maxDifferenceLength = 24;

/** The cells that distinguish a row from others with the same name: "256GB، أسود". */
function differenceOf(row: Row, others: readonly Row[]): string[] {
  return Object.entries(row.entry.attributes).flatMap(([header, cell]) => {
    const differs = others.some(({ entry }) => entry.attributes[header] !== cell);
    const isPrice = row.options.some(({ label, amount }) => label === header || cell === String(amount));
    return differs && !isPrice && cell.length <= maxDifferenceLength && !/^\d+$/u.test(cell)
      ? [safeName(cell)]
      : [];
  });
}

/** An ambiguous item that fits several rows; the rows are listed unless there are too many. */
export function amongRows(rows: readonly Row[], said: string, count: number, voice: Voice): OrderItem {
  if (rows.length > maxChoices) return { count, name: said, among: [] };
  const named = rows.map((row) => ({ row, name: removeIsolates(nameOf(row, voice)) }));
  const among = named.map(({ row, name }) => {
    const same = named.filter((other) => other.row !== row && other.name === name).map((other) => other.row);
    const more = same.length === 0 ? [] : differenceOf(row, same).slice(0, 2);
    return { entryId: row.entry.id, name: [name, ...more].join(" – ") };
  });
  return { count, name: said, among };
}

/** Of the rows, those with the most words of a text in their names as they are written: "ملكي" is not "ملكة". */
function mostWritten(text: string, rows: readonly Row[]): Row[] {
  const bare = (word: string): string => word.replace(/^ال(?=\p{L}{2})/u, "");
  const said = new Set(words(text).map(bare));
  const counted = rows.map((row) => {
    const own = new Set(words([row.entry.name.ar, row.entry.name.en].join(" ")).map(bare));
    return { row, count: [...said].filter((word) => own.has(word)).length };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ row }) => row);
}

function oneItem(text: string, frame: Frame, catalogue: Catalogue, voice: Voice): OrderItem[] {
  const found = findRows(frame.content, frame, catalogue);
  if (!found.isNamed || found.explained < minExplained || found.isOfOtherKind) return [];
  const written = mostWritten(text, filterBySize(text, found.rows));
  const named = fullyNamed(written, frame, catalogue);
  const rows = filterWithout(named, frame, catalogue).filter((row) => !isTimetableRow(row));
  const [row] = rows;
  if (row === undefined) return [];
  const [count = 1] = [...frame.counts.values()].filter((each) => !isNamedBy(row, each));
  if (rows.length === 1) return [ofRow(row, frame, count, voice)];
  const said = frame.content.map(({ at }) => frame.words[at]).join(" ");
  return [amongRows(rows, said, count, voice)];
}

/** The ordered things that the business's lists have. */
export interface Ordered {
  items: OrderItem[];
  /** Ordered things that no list has, in the customer's words. */
  unknown: string[];
}

/** Whether a text only varies what was named before: "واحد صغير". */
const isVariant = (text: string, { optionStems }: Catalogue): boolean =>
  tokens(text).every(
    ({ word, stem }) => /^\d+$/u.test(word) || numberWords.has(word) || optionStems.has(stem),
  );

/** Reads the ordered things of a text with their numbers, and those that no list has. */
export function recognizeOrder(index: AnswerIndex, text: string, voice: Voice): Ordered {
  if (!hasRows(index) || text === "") return { items: [], unknown: [] };
  const catalogue = catalogueOf(index);
  const parts = splitItems(text, catalogue).map((part) => ({
    part,
    items: itemsOfPart(part, catalogue, voice),
  }));
  const unknown = parts.filter(({ items }) => items.length === 0).map(({ part }) => part);
  const isOneThing = unknown.length === parts.length || unknown.some((part) => isVariant(part, catalogue));
  if (isOneThing) return { items: itemsOfPart(text, catalogue, voice), unknown: [] };
  return { items: parts.flatMap(({ items }) => items), unknown };
}

/** The ordered things that the lists have; empty where a text names none. */
export const readItems = (index: AnswerIndex, text: string, voice: Voice): OrderItem[] =>
  recognizeOrder(index, text, voice).items;

const kilosPattern = cuePattern(
  findCues("order-words"),
  String.raw`(?<![\p{L}\d])(\d{1,2})\s*({kilo})(?!\p{L})`,
  "iu",
);
const leadingPattern = /^(\S+)\s+/u;

/** The number that a text begins with, where it counts pieces and is no measure. */
function leadingCount(text: string): number | undefined {
  const word = words(leadingPattern.exec(text)?.[1] ?? "")[0] ?? "";
  const number = /^\d{1,2}$/u.test(word)
    ? Number(word)
    : (numberWords.get(word) ?? numberWords.get(word.replace(/[هة]$/u, "")));
  return number === undefined || number < 2 || readMeasures(text).length > 0 ? undefined : number;
}

const containerPattern = cuePattern(
  findCues("order-words"),
  String.raw`(?<!\p{L}){container}(?:\s+of)?(?!\p{L})`,
  "giu",
);
const beforePlacePattern = /^(?:to|in|for|الي|في)$/u;

/** "3 Guji 250 g" of "3 bags of Guji 250g to Riyadh": without what it comes in and where it goes. */
function withoutPacking(text: string): string {
  const all = words(text.replace(containerPattern, " "));
  const dropped = new Set<number>();
  for (const { at, length } of findPlaces(all)) {
    for (let i = at; i < at + length; i++) dropped.add(i);
    if (beforePlacePattern.test(all[at - 1] ?? "")) dropped.add(at - 1);
  }
  return all.filter((_, i) => !dropped.has(i)).join(" ");
}

/** Reads one thing of a text: "2 large lattes", or "2 كيلو قوجي" of goods sold by the kilo. */
function itemsOfPart(text: string, catalogue: Catalogue, voice: Voice): OrderItem[] {
  const asWritten = itemsNamed(text, catalogue, voice);
  const items = asWritten.length > 0 ? asWritten : itemsNamed(withoutPacking(text), catalogue, voice);
  const [item] = items;
  if (item === undefined || items.length > 1 || item.count > 1) return items;
  const kilos = Number(kilosPattern.exec(text)?.[1] ?? 1);
  if (kilos > 1 && item.among?.every(({ option }) => option !== undefined)) {
    const [each] = itemsNamed(text.replace(kilosPattern, "$2"), catalogue, voice);
    if (each !== undefined && each.among === undefined) return [{ ...each, count: kilos }];
  }
  const count = leadingCount(text);
  const row = catalogue.rows.find(({ entry }) => entry.id === item.entryId);
  return count === undefined || (row && isNamedBy(row, count)) ? items : [{ ...item, count }];
}

function itemsNamed(text: string, catalogue: Catalogue, voice: Voice): OrderItem[] {
  const frame = frameIn(text, catalogue);
  const isSearch = frame.range !== undefined || searches.some((ask) => frame.asks.has(ask));
  if (isSearch || frame.content.length === 0) return [];
  const several = itemsOf(frame, catalogue);
  if (several.length > 1)
    return several.map(({ row, option, count = 1 }) => {
      const isChosen =
        option !== undefined && (row.options[0] !== option || findRequestedOptions(row, frame));
      return ofRow(row, frame, count, voice, isChosen ? option : undefined);
    });
  return oneItem(text, frame, catalogue, voice);
}

/** Whether an ordered thing is named by its number and size alone: "two 250 g", "كيلو". */
const isOnlySize = (name: string): boolean =>
  readMeasures(name).length > 0 &&
  tokens(name).every(
    ({ word, isFunction }) => isFunction || isMeasureWord(word) || /^\d/u.test(word) || numberWords.has(word),
  );

/**
 * "Two of the 250 g" after the decaf: the thing that was mentioned last, in the size that is ordered. Undefined where
 * the order names a thing itself, or where several were mentioned.
 */
export function itemInSize(
  index: AnswerIndex,
  { name, count }: OrderItem,
  history: readonly Turn[],
  voice: Voice,
): OrderItem | undefined {
  if (!isOnlySize(name)) return undefined;
  const catalogue = catalogueOf(index);
  const discussed = findDiscussedRows(history, catalogue, (text) => frameIn(text, catalogue));
  const [row, ...others] = otherSizes(name, discussed, catalogue);
  if (row === undefined || others.length > 0) return undefined;
  const [first = ""] = words(name);
  const counted = numberWords.get(first);
  return ofRow(row, frameIn(name, catalogue), count > 1 ? count : (counted ?? count), voice);
}

/** An item whose row or size has been chosen. */
export function chooseItem(
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
  const item = itemOf(row, option, open.count, voice);
  return choice.option === undefined ? { ...item, name: choice.name } : item;
}
