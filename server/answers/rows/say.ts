import { chooseSentences, type Voice } from "#server/answers/compose/catalogue.ts";
import { onlyPattern } from "#server/answers/text/only.ts";
import { cellIn } from "#server/answers/compose/cell-words.ts";
import { isolateRun } from "#server/answers/compose/direction.ts";
import { quotable } from "#server/answers/compose/entry-text.ts";
import { isCurrencyWord } from "#server/answers/products/currency.ts";
import { money } from "#server/answers/compose/money.ts";
import { safeName } from "#server/answers/compose/safe-text.ts";
import type { PriceOption, ProductEntry } from "#server/answers/entry.ts";
import { CueIndex } from "#server/answers/language/cue-index.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { nameIn, sideOf } from "#server/answers/products/describe.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { baseOf, type Row } from "./row.ts";
import { rowWords } from "./row-words.ts";
import { rowTexts } from "./texts.ts";

const rowCues = findCues("row-questions");
const statesCues = new CueIndex(rowCues.filter(({ kind }) => kind === "state"));
const limitsCues = new CueIndex(rowCues.filter(({ kind }) => kind === "limit"));
const headersCues = new CueIndex(rowCues.filter(({ kind }) => kind.startsWith("header:")));
const soldOutPattern = cuePattern(
  findCues("matching"),
  String.raw`^[^-–—،,(:]*{sold_out}[^-–—،,(:]*[-–—،,:]\s*(.+)$`,
  "iu",
);
/** Characters of a remark that is said with the price as a condition; a longer one is a description. */
const maxRemarkLength = 90;

/** Kind of a header ("speed", "duration", "notes"); undefined where it is unknown. */
export function headerKind(header: string): string | undefined {
  const [match] = headersCues.matches(words(header));
  return match?.cue.kind.slice("header:".length);
}

/** Whether a text restricts what stands beside it: "only", "from", "minimum". */
export const isLimit = (text: string): boolean => limitsCues.matches(words(text)).length > 0;

export const nameOf = (row: Row, voice: Voice): string => nameIn(row.entry, voice);

export function cellText(cell: string, { language }: Voice): string {
  return isolateRun(cellIn(sideOf(quotable(cell), language), language), language);
}

export function amountText(amount: number, row: Row, { language }: Voice): string {
  return money(Math.round(amount * 100) / 100, row.currency, language);
}

/** Notes and the title's addition that restrict the row: they are said whenever its price is. */
export function conditionsOf(row: Row, voice: Voice): string[] {
  const { attributes, category, origin } = row.entry;
  const noted = Object.entries(attributes).flatMap(([header, cell]) =>
    headerKind(header) === "notes" ? [cell] : [],
  );
  const titled = [category, origin.heading].flatMap((title) => {
    const { detail } = baseOf(title ?? "");
    const bare = detail.replace(/^\s*[([:–—-]+\s*|[)\]]\s*$/gu, "").trim();
    return bare === "" ? [] : [bare];
  });
  const priced = row.options.length > 0 ? noted.filter((text) => /\p{Nd}/u.test(text)) : [];
  const said = [...noted, ...titled].filter((text) => isLimit(text) || priced.includes(text));
  return [...new Set(said)]
    .filter(({ length }) => length <= maxRemarkLength)
    .map((text) => cellText(text, voice))
    .filter((text) => text !== "");
}

/** The price of a row in words: one amount, or each option with its label. */
export function priceText(
  row: Row,
  voice: Voice,
  chosen: readonly PriceOption[] = row.options,
): string | undefined {
  const texts = rowTexts(voice.language);
  const { entry } = row;
  if (chosen.length === 0) return undefined;
  if (entry.priceNote !== undefined && chosen.length === 1 && chosen[0]!.label === "")
    return noteText(entry.priceNote, row, voice);
  const said = chosen.map(({ label, amount }) => {
    const price = amountText(amount, row, voice);
    return label === "" ? price : texts.option(`${cellText(safeName(label), voice)}:`, price);
  });
  return `${said.join(texts.comma)}${pastAndUnit(row, voice)}`;
}

/** The former price and the unit of a price. */
function pastAndUnit(row: Row, voice: Voice): string {
  const { was, unit } = row.entry;
  const texts = rowTexts(voice.language);
  const past = was === undefined ? "" : texts.insteadOf(amountText(was, row, voice));
  return `${past}${unit === undefined ? "" : texts.per(cellText(unit, voice))}`;
}

/** Whether a row's prices differ by their labels. */
const isLabelledBy = (chosen: readonly PriceOption[]): boolean =>
  chosen.length > 1 && chosen.every(({ label }) => label !== "");

/** A row with the price that is said of it: one of several is told by what it is for ("Growth (yearly)", "690 SR"). */
export function nameWithPrice(
  row: Row,
  voice: Voice,
  [option, ...more]: readonly PriceOption[] = row.options,
): { name: string; price: string | undefined } {
  const name = nameOf(row, voice);
  if (option === undefined || more.length > 0 || option.label === "")
    return { name, price: priceText(row, voice, option === undefined ? [] : [option, ...more]) };
  return {
    name: withAside(name, cellText(safeName(option.label), voice), voice),
    price: `${amountText(option.amount, row, voice)}${pastAndUnit(row, voice)}`,
  };
}

/** Adds a remark to a name, within the brackets that the name may already have. */
export function withAside(said: string, aside: string, { language }: Voice): string {
  const bare = aside.replace(/\s*\(([^()]*)\)/gu, `${rowTexts(language).comma}$1`);
  return said.endsWith(")") ? `${said.slice(0, -1)}${rowTexts(language).comma}${bare})` : `${said} (${bare})`;
}

/** "25 per hour" with its currency where the cell leaves it to the header. */
function noteText(note: string, row: Row, voice: Voice): string {
  const said = cellText(note, voice);
  const [option] = row.options;
  if (option === undefined) return said;
  const amount = amountText(option.amount, row, voice);
  const plain = withAsciiDigits(note);
  const own = [String(option.amount), option.amount.toLocaleString("en")].find((each) =>
    plain.includes(each),
  );
  const at = own === undefined ? -1 : plain.indexOf(own);
  if (own === undefined) return `${amount} (${said})`;
  // The amount brings its currency along: "15 ريال / م2" names it once.
  const rest = note
    .slice(at + own.length)
    .replace(/^\s*\p{L}[\p{L}\p{M}.]*/u, (word) =>
      amount.endsWith(` ${word.trim()}`) || words(word).every(isCurrencyWord) ? "" : word,
    );
  const around = [note.slice(0, at), rest].map((part) =>
    part.replace(/\S(?:.*\S)?/u, (text) => cellText(text, voice)),
  );
  return isolateRun(quotable(around.join(amount)), voice.language);
}

const soonPattern = /^(?:قريب[اً]*|(?:coming )?soon)(?:[.!]?$|\s*[-–—،,:(]\s*(.+?)\)?$)/iu;

/** When a row becomes available ("قريباً - منتصف ديسمبر"); "" where the row does not say when. */
function soonOf({ priceNote, attributes }: ProductEntry): string | undefined {
  for (const text of [priceNote ?? "", ...Object.values(attributes)]) {
    const said = soonPattern.exec(text.trim());
    if (said !== null) return said[1] ?? "";
  }
  return undefined;
}

const takenSet = rowWords("taken");

export type State = "in_stock" | "out_of_stock" | "preorder" | "soon" | undefined;

export const stateOf = ({ entry }: Row): State => (soonOf(entry) === undefined ? entry.availability : "soon");

export function withConditions(said: string, row: Row, voice: Voice): string {
  const texts = rowTexts(voice.language);
  const extra = conditionsOf(row, voice).filter((each) => !said.includes(afterState(each)));
  if (extra.length === 0) return said;
  return withAside(said.replace(/\.$/u, ""), extra.join(texts.comma), voice);
}

/** A sentence with its full stop; "at" has no place before a price that begins with "from". */
export const endSentence = (text: string): string =>
  (/[.!؟?]$/u.test(text) ? text : `${text}.`).replace(/\b(?:at|is) from(?= \d)/u, "from");

/** Price of one row, with what restricts it. */
export function sayPrice(row: Row, voice: Voice, chosen?: readonly PriceOption[], asksStock = false): string {
  const texts = rowTexts(voice.language);
  const own = chooseSentences(voice);
  const { name, price } = nameWithPrice(row, voice, chosen);
  const state = stateOf(row);
  if (state === "soon" && price === undefined) return texts.soon(name);
  const note = noteOnly(row, voice);
  if (price === undefined)
    return endSentence(
      withConditions(note === undefined ? own.noPrice(name) : `${name}: ${note}`, row, voice),
    );
  const isStockSaid = state !== undefined && state !== "soon" && (asksStock || state !== "in_stock");
  const said = isStockSaid
    ? own.priceAndStock[state](name, price)
    : isLabelledBy(chosen ?? row.options)
      ? texts.prices(name, price)
      : own.price(name, price);
  return endSentence(withConditions(said, row, voice));
}

export const noteOnly = (row: Row, voice: Voice): string | undefined =>
  row.entry.priceNote === undefined ? undefined : cellText(row.entry.priceNote, voice);

/** The list's own word for why a row is not available ("reserved"). */
function statusOf(row: Row, voice: Voice): string | undefined {
  const noted = Object.entries(row.entry.attributes).filter(([header]) => headerKind(header) === "notes");
  const word = noted.map(([, cell]) => cell).find((cell) => words(cell).some((each) => takenSet.has(each)));
  return word === undefined ? undefined : cellText(word, voice);
}

/** What a cell of the stock says beside a number: "pre-order, one week", "sold out, back in December". */
function stockNote(row: Row, voice: Voice): string[] {
  return Object.entries(row.entry.attributes).flatMap(([header, cell]) => {
    const saysMore = words(cell).length > 1 && cell.length <= maxRemarkLength;
    const isOfStock = ["stock", "notes"].includes(headerKind(header) ?? "");
    const [state] = statesCues.matchesAt(words(cell), 0);
    return saysMore && isOfStock && state !== undefined ? [cellText(afterState(cell), voice)] : [];
  });
}

/** What a cell says behind "sold out": "back in December" of "sold out - back in December". */
export const afterState = (cell: string): string => soldOutPattern.exec(cell)?.[1] ?? cell;

/** Remark of the stock column about a colour or size, which is said to anybody who asks for the row. */
function remarksOnStock(row: Row, voice: Voice): string[] {
  return Object.entries(row.entry.attributes).flatMap(([header, cell]) =>
    headerKind(header) === "stock" && words(cell).length > 1 && cell.length <= maxRemarkLength
      ? [cellText(cell, voice)]
      : [],
  );
}

/** The column that holds the number of pieces left. */
export const leftColumn = ({ entry }: Row): readonly [string, string] | undefined =>
  Object.entries(entry.attributes).find(
    ([header, cell]) => headerKind(header) === "stock" && /\p{Nd}/u.test(cell),
  );

/** Number of pieces left, where a column holds it. */
export function sayLeft(row: Row, voice: Voice): string | undefined {
  const counted = leftColumn(row);
  if (counted === undefined) return undefined;
  const [header, cell] = counted;
  return rowTexts(voice.language).most(nameOf(row, voice), cellText(header, voice), cellText(cell, voice));
}

/** Says whether a row is available, no more than its stock column does. */
export function sayStock(row: Row, voice: Voice, chosen?: readonly PriceOption[]): string {
  const texts = rowTexts(voice.language);
  const priced = nameWithPrice(row, voice, chosen);
  const isOfSeveral = isLabelledBy(chosen ?? row.options);
  const { name } = priced;
  // Several prices are a sentence of their own.
  const price = isOfSeveral ? undefined : priced.price;
  const prices = isOfSeveral ? ` ${priced.price}.` : "";
  const state = stateOf(row);
  if (state === "soon") {
    const when = cellText(soonOf(row.entry) ?? "", voice);
    return when === "" ? texts.soon(name) : `${texts.soon(name)} (${when})`;
  }
  const status = state === "out_of_stock" ? statusOf(row, voice) : undefined;
  if (status !== undefined) return `${texts.taken(name, status, price)}${prices}`;
  if (state !== undefined) {
    const said = chooseSentences(voice).stock[state](name, price);
    const noted = state === "in_stock" ? remarksOnStock(row, voice) : stockNote(row, voice);
    const note = noted.filter((each) => !said.includes(each));
    const bare = said.replace(/\.$/u, "");
    const more = note.length === 0 ? bare : withAside(bare, note.join(texts.comma), voice);
    return `${endSentence(withConditions(more, row, voice))}${prices}`;
  }
  const isRestricted = conditionsOf(row, voice).some((condition) => onlyPattern.test(condition));
  // A row that is sold on some days or in a season may not be available today.
  const said = isRestricted ? texts.onList(name, price) : chooseSentences(voice).listed(name, price);
  const left = remarksOnStock(row, voice);
  const more = left.length === 0 ? "" : ` (${left.join(texts.comma)})`;
  return `${endSentence(withConditions(`${said.replace(/\.$/u, "")}${more}`, row, voice))}${prices}`;
}
