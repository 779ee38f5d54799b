import type { PriceOption } from "#server/answers/entry.ts";
import { type Catalogue, inDetail } from "./catalogue.ts";
import { findRows } from "./find-rows.ts";
import { fullyNamed, filterBySize } from "./narrow-rows.ts";
import type { Content, Frame } from "./frame.ts";
import { numberWords } from "./question-numbers.ts";
import { findRequestedOptions } from "./options.ts";
import { findPortions } from "./portions.ts";
import { filterByMeasure, isDualOf } from "./quantities.ts";
import { hasPieceTiers, tierFor } from "./quantity-tiers.ts";
import { baseOf, isLabelled, isNamedBy, type Row } from "./row.ts";
import { meaningOf } from "./word-meaning.ts";
import { rowPattern } from "./row-words.ts";

/** One of the things that a question names, with its quantity. */
export interface Item {
  row: Row;
  /** Other rows that fit as well. */
  others: Row[];
  option: PriceOption | undefined;
  count: number | undefined;
  explained: number;
}

/** The only thing that a question names, with one of its prices. */
export const onlyItemOf = (row: Row, option: PriceOption, count?: number): Item => ({
  row,
  others: [],
  option,
  count,
  explained: 1,
});

/** More things than this are a list, not an order. */
const maxItems = 6;
/** A part of a message asks for a thing of its own when a row explains this share of it. */
const minExplainedShare = 0.55;

function partsOf(frame: Frame): Content[][] {
  const parts: Content[][] = [];
  const cuts = [...frame.breaks].sort((a, b) => a - b);
  for (const content of frame.content) {
    const before = parts.at(-1)?.at(-1);
    const isCut = before === undefined || cuts.some((cut) => cut > before.at && cut <= content.at);
    if (isCut) parts.push([content]);
    else parts.at(-1)!.push(content);
  }
  return parts;
}

/** Kind of the rows of one thing: the first word of their names. */
const headOf = ({ entry }: Row): string =>
  baseOf(entry.name.ar ?? entry.name.en ?? "").base.split(" ")[0] ?? "";

/** Index of the first word that may belong to a part: behind the cut before it. */
const startOf = (part: readonly Content[], previous: number, { breaks }: Frame): number =>
  Math.max(previous + 1, ...[...breaks].filter((cut) => cut <= part[0]!.at));

/** The number before a part's words; one that is content itself is part of a name, unless it is written as a word. */
function countOf(part: readonly Content[], start: number, frame: Frame): number | undefined {
  const last = part.at(-1)!.at;
  for (let at = start + 1; at <= last; at++) {
    const count = frame.counts.get(at);
    const isName = part.some((content) => content.at === at - 1 && !numberWords.has(content.token.word));
    if (count !== undefined && !isName) return count;
  }
  return undefined;
}

/** A word of another part that only varies what was named first: "… and the large one?" */
function variantOf(
  part: readonly Content[],
  first: Item,
  frame: Frame,
  catalogue: Catalogue,
): Row | undefined {
  const kin = catalogue.rows.filter((row) => row !== first.row && headOf(row) === headOf(first.row));
  const found = findRows(
    part.map((content) => ({ ...content, isLoose: false })),
    frame,
    catalogue,
  );
  const near = kin.filter((row) => found.rows.includes(row));
  if (near.length > 0) return near[0];
  const stems = new Set(part.map(({ token }) => token.stem));
  return kin.find((row) =>
    [...stems].some((stem) => catalogue.byStem.get(stem)?.has(catalogue.rows.indexOf(row)) === true),
  );
}

/** A word is in a row's name or in its addition from this value on, also by a translation. */
const minNamed = inDetail * 0.8;

/** Whether a row's name has all words of a part: "…, seat only" only says which chairs are meant. */
function isNamedIn(part: readonly Content[], row: Row, frame: Frame, catalogue: Catalogue): boolean {
  const number = catalogue.rows.indexOf(row);
  return part.every(
    ({ token, at, isLoose }) =>
      !isLoose &&
      [...meaningOf(token, frame.canonical, at, catalogue)].some(
        ([stem, sure]) => sure * (catalogue.byStem.get(stem)?.get(number) ?? 0) >= minNamed,
      ),
  );
}

const whichPattern = rowPattern("^{which}$");

/** Words behind a thing's name that may name one of its prices. */
const maxLabelWords = 4;

const between = (from: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, i) => from + i);

const nameAt = (part: readonly Content[]): number => (part.find(({ isLoose }) => !isLoose) ?? part[0]!).at;

/**
 * Words that may name a price of each thing ("a latte and a cappuccino, large"): all but those that stand before the name
 * of a later thing ("a notebook and a dozen pens").
 */
function sharedWords(frame: Frame, later: readonly (readonly Content[])[]): number[] {
  const isOfLater = (at: number): boolean =>
    later.some((part) => at < nameAt(part) && at >= startOf(part, -1, frame));
  return [...frame.words.keys()].filter((at) => !isOfLater(at));
}

/** A part of a question with its place in it. */
interface Part {
  content: readonly Content[];
  /** Indexes of its first word, of its last word that is content, and of the first word behind it. */
  start: number;
  last: number;
  end: number;
  count: number | undefined;
  later: readonly (readonly Content[])[];
}

/** The rows that a part names, the best first. */
interface Named {
  rows: readonly Row[];
  /** The part names them by itself, and not as a variant of what was named first. */
  isOwn: boolean;
  explained: number;
}

/** How sure a row is that only varies what was named first. */
const variantExplained = 0.9;

function rowsOfPart(part: Part, first: Item | undefined, frame: Frame, catalogue: Catalogue): Named {
  const { content, start, last } = part;
  const found = findRows(content, frame, catalogue);
  const isOwn =
    found.isNamed && found.explained >= minExplainedShare && content.some(({ isLoose }) => !isLoose);
  const text = frame.words.slice(start, last + 2).join(" ");
  const sold = filterByMeasure(found.rows, frame.words.slice(start, last + 1));
  const named = isOwn ? filterBySize(text, fullyNamed(sold, { ...frame, content }, catalogue)) : [];
  const kin = first === undefined ? [] : named.filter((row) => headOf(row) === headOf(first.row));
  const rows = named.length > 3 && kin.length > 0 ? kin : named;
  if (rows.length > 0 || first === undefined) return { rows, isOwn, explained: found.explained };
  const variant = variantOf(content, first, frame, catalogue);
  return { rows: variant === undefined ? [] : [variant], isOwn, explained: found.explained };
}

/** The price of a row that a part asks for: by its own words, else by words that are for all things, else the first. */
function optionOf(row: Row, { start, last, end, later }: Part, frame: Frame): Item["option"] {
  const own = between(start, Math.min(end, last + 1 + maxLabelWords)).filter(
    (at) => !frame.counts.has(at + 1),
  );
  return (
    findRequestedOptions(row, frame, own)?.[0] ??
    findRequestedOptions(row, frame, sharedWords(frame, later))?.[0] ??
    row.options[0]
  );
}

/** The thing that a part names, with its quantity; several where an amount is made of more than one price. */
function itemsOfRow(
  row: Row,
  part: Part,
  { rows, isOwn, explained }: Named,
  frame: Frame,
  first?: Row,
): Item[] {
  const common = { row, others: rows.slice(1), explained: isOwn ? explained : variantExplained };
  const portions = findPortions(row, frame.words.slice(part.start, part.end));
  if (portions !== undefined && (isOwn || row !== first))
    return portions.map((portion) => ({ ...common, ...portion }));
  const isPair = frame.words.slice(part.start, part.last + 1).some((word) => isDualOf(row, word));
  const said = part.count ?? (isPair ? 2 : undefined);
  const isUnit = (number: number): boolean =>
    isNamedBy(row, number) || (isLabelled(row, number) && !hasPieceTiers(row));
  const count = said !== undefined && isUnit(said) ? undefined : said;
  const option = hasPieceTiers(row) ? tierFor(row, count ?? 1) : optionOf(row, part, frame);
  return [{ ...common, option, count }];
}

/** The different things that a question names, each with its own row; empty when it does not name two. */
export function itemsOf(frame: Frame, catalogue: Catalogue): Item[] {
  const parts = partsOf(frame).slice(0, maxItems);
  if (parts.length < 2) return [];
  const items: Item[] = [];
  let previous = -1;
  for (const [at, content] of parts.entries()) {
    const start = startOf(content, previous, frame);
    // "… and with which doctor": another question about the same thing.
    const isAsked = frame.words.slice(start, content[0]!.at).some((word) => whichPattern.test(word));
    if (isAsked && items.length > 0) continue;
    const last = content.at(-1)!.at;
    const end = Math.min(frame.words.length, ...[...frame.breaks].filter((cut) => cut > last));
    const count = countOf(content, start, frame);
    const part: Part = { content, start, last, end, count, later: parts.slice(at + 1) };
    previous = last;
    if (count === undefined && items.some(({ row }) => isNamedIn(content, row, frame, catalogue))) continue;
    const [first] = items;
    const named = rowsOfPart(part, first, frame, catalogue);
    const [row] = named.rows;
    if (row !== undefined) {
      items.push(...itemsOfRow(row, part, named, frame, first?.row));
      continue;
    }
    if (first === undefined) continue;
    const places = content.map((each) => each.at);
    const option = findRequestedOptions(first.row, frame, places)?.[0];
    if (option !== undefined && option.label !== first.option?.label) items.push({ ...first, option, count });
  }
  const different = new Set(
    items.map(({ row, option }) => `${catalogue.rows.indexOf(row)} ${option?.label}`),
  );
  return different.size < 2 ? [] : items;
}
