import type { PriceOption } from "#server/answers/entry.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import type { RowQuestion } from "#server/answers/rows/row-question.ts";
import { minExplained } from "#server/answers/rows/row-question.ts";
import { findRows } from "#server/answers/rows/find-rows.ts";
import type { Content, Frame } from "#server/answers/rows/frame.ts";
import {
  fullyNamed,
  filterByLabel,
  filterByNumbers,
  filterBySize,
  filterWithout,
} from "#server/answers/rows/narrow-rows.ts";
import { findRequestedOptions } from "#server/answers/rows/options.ts";
import { findPortions } from "#server/answers/rows/portions.ts";
import { readCount, filterByUnit } from "#server/answers/rows/quantities.ts";
import type { Row } from "#server/answers/rows/row.ts";
import { itemsOf, type Item } from "#server/answers/rows/items.ts";
import { sumOf } from "#server/answers/rows/several.ts";

/** What a share is taken of. */
export interface Priced {
  items: readonly Item[];
  amount: number;
  /** How many things, where the question says so. */
  count: number | undefined;
  explained: number;
  /** Words that no row has. */
  unknown: readonly Content[];
}

/** A price "from" so much is not known before somebody has looked. */
const fromPattern = cuePattern(findCues("shares"), String.raw`^\s*{from}(?!\p{L})`, "iu");

/** Of several prices, the one whose label has most of the question's words. */
function bestLabelled(options: readonly PriceOption[], { words }: Frame): readonly PriceOption[] {
  if (options.length < 2) return options;
  const asked = new Set(words.map((word) => tokenOf(word).stem));
  const scored = options.map((option) => ({
    option,
    said: tokens(option.label).filter(({ stem, isFunction }) => !isFunction && asked.has(stem)).length,
  }));
  const most = Math.max(...scored.map(({ said }) => said));
  return scored.filter(({ said }) => said === most).map(({ option }) => option);
}

/** The items of one row: how many of it, in the size or for the time that is asked for. */
function itemsOfRow(row: Row, frame: Frame, explained: number): Item[] | undefined {
  if (fromPattern.test(row.entry.priceNote ?? "")) return undefined;
  const portions = findPortions(row, frame.words);
  if (portions !== undefined) return portions.map((each) => ({ row, ...each, others: [], explained }));
  const chosen = bestLabelled(findRequestedOptions(row, frame) ?? row.options, frame);
  const [option, ...others] = chosen;
  if (option === undefined || others.some(({ amount }) => amount !== option.amount)) return undefined;
  return [{ row, option, count: readCount(row, frame), others: [], explained }];
}

const sameOffer = (a: Row, b: Row): boolean =>
  JSON.stringify([a.entry.name, a.options]) === JSON.stringify([b.entry.name, b.options]);

function oneRow({ question, catalogue }: RowQuestion, frame: Frame): Priced | undefined {
  const found = findRows(frame.content, frame, catalogue);
  if (!found.isNamed || found.explained < minExplained) return undefined;
  const fitting = filterWithout(filterBySize(question, found.rows), frame, catalogue);
  const narrowed = filterByLabel(frame, filterByNumbers(question, filterByUnit(fitting, frame)));
  const named = fullyNamed(narrowed, frame, catalogue);
  const priced = named.filter(({ options }) => options.length > 0);
  const [row, ...others] = priced;
  if (row === undefined || others.some((other) => !sameOffer(row, other))) return undefined;
  const items = itemsOfRow(row, frame, found.explained);
  return items === undefined ? undefined : pricedOf(items, found.explained, found.unknown);
}

function pricedOf(
  items: readonly Item[],
  explained: number,
  unknown: readonly Content[],
): Priced | undefined {
  if (items.some(({ option }) => option === undefined)) return undefined;
  if (new Set(items.map(({ row }) => row.currency)).size > 1) return undefined;
  const counts = items.map(({ count = 1 }) => count);
  return {
    items,
    amount: sumOf(items),
    count: counts.reduce((all, count) => all + count, 0),
    explained,
    unknown,
  };
}

/** The one thing spoken of before, for a question that names none: "and with the discount?" */
function spokenOf(asked: RowQuestion, frame: Frame): Priced | undefined {
  if (asked.context.history.length === 0) return undefined;
  const [row, ...others] = asked.spokenOf();
  if (row === undefined || others.length > 0) return undefined;
  const items = itemsOfRow(row, frame, 1);
  return items === undefined ? undefined : pricedOf(items, 0.97, []);
}

const knownCache = new WeakMap<RowQuestion, Map<string, Priced | undefined>>();

/** As below; the same words are looked for once in a question. */
export function findPriced(asked: RowQuestion, places: ReadonlySet<number>): Priced | undefined {
  const known = knownCache.get(asked) ?? new Map<string, Priced | undefined>();
  knownCache.set(asked, known);
  const key = asked.frame.content.flatMap(({ at }) => (places.has(at) ? [] : [at])).join(" ");
  if (!known.has(key)) known.set(key, priceOf(asked, places));
  return known.get(key);
}

/** What a question names and what it costs, without the words at some places; undefined where that is not sure. */
function priceOf(asked: RowQuestion, places: ReadonlySet<number>): Priced | undefined {
  const content = asked.frame.content.filter(({ at }) => !places.has(at));
  const counts = new Map([...asked.frame.counts].filter(([at]) => !places.has(at - 1)));
  const frame: Frame = { ...asked.frame, content, counts };
  if (content.every(({ isLoose }) => isLoose)) {
    const spoken = spokenOf(asked, frame);
    if (spoken !== undefined) return spoken;
  }
  if (content.length === 0) return undefined;
  const several = itemsOf(frame, asked.catalogue);
  if (several.length > 1) {
    const explained = Math.min(...several.map((item) => item.explained));
    const isSure = several.every(({ row, others }) => others.every((other) => sameOffer(row, other)));
    return isSure ? pricedOf(several, explained, []) : undefined;
  }
  return oneRow(asked, frame);
}
