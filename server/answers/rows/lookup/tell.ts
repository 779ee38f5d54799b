import { findRequestedAttributes, attributeOf } from "#server/answers/products/attributes.ts";
import { withUnitOfHeader } from "#server/answers/products/describe.ts";
import { removeIsolates } from "#server/answers/compose/direction.ts";
import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { readMeasures, withUnitIn } from "#server/answers/products/measure.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import type { RowQuestion } from "#server/answers/rows/row-question.ts";
import { findRequestedOptions, findOptionStems } from "#server/answers/rows/options.ts";
import { isPriceColumn, type Row } from "#server/answers/rows/row.ts";
import { cellText, endSentence, headerKind, nameOf, sayPrice, stateOf } from "#server/answers/rows/say.ts";
import { rowTexts } from "#server/answers/rows/texts.ts";

const rowAsks = new CueIndex(findCues("row-questions").filter(({ kind }) => kind === "ask:price"));

/** Characters of an answer about a row: a longer one is not read. */
const maxLength = 350;
/** Characters of one cell within such an answer. */
const maxCellLength = 120;
/** A cell with more words than this holds a condition beside the price. */
const maxPriceWords = 4;

/** Share of a header's words that a question has; 1 where it asks for the header's kind. */
function askedShare(header: string, kinds: ReadonlySet<string>, stems: ReadonlySet<string>): number {
  if (kinds.has(header)) return 1;
  const own = tokens(header).filter(({ isFunction }) => !isFunction);
  return own.length === 0 ? 0 : own.filter(({ stem }) => stems.has(stem)).length / own.length;
}

/** The agent's last reply: its cells are not repeated in the next one. */
function justSaid({ context }: RowQuestion): string {
  return context.history.findLast(({ role }) => role !== "customer")?.text ?? "";
}

/** Whether a cell only repeats the row's prices. */
function isPriceCell(row: Row, header: string, cell: string): boolean {
  const amounts = row.options.map(({ amount }) => String(amount));
  if (isPriceColumn(row, header) || cell === row.entry.priceNote) return true;
  if (amounts.includes(cell.trim())) return true;
  const numbers = withAsciiDigits(cell).match(/\p{Nd}+(?:\.\p{Nd}+)?/gu) ?? [];
  const isOfPrice = rowAsks.matches(words(header)).length > 0;
  const isShort = words(cell).length <= maxPriceWords;
  return isOfPrice && isShort && numbers.every((number) => amounts.includes(number));
}

/** Whether a cell repeats the size in the row's name with another word for its unit. */
const isSizeSaid = (cell: string, said: string, { voice }: RowQuestion): boolean =>
  readMeasures(cell).length > 0 && said.includes(withUnitIn(cell, voice.language));

/** A number of pieces up to which it is worth saying unasked. */
const maxScarceCount = 5;

/** Whether a cell only repeats the row's availability: "soon", "available", many pieces. */
function isStateCell(row: Row, header: string, cell: string, { frame }: RowQuestion): boolean {
  if (stateOf(row) === undefined || headerKind(header) !== "stock") return false;
  const plain = withAsciiDigits(cell).trim();
  if (/^\d+$/u.test(plain)) return Number(plain) > maxScarceCount && !frame.asks.has("left");
  return !/\p{Nd}/u.test(cell) && words(cell).length < 3;
}

/** Whether a question names a row and asks only what it costs and whether it is there: no other cell belongs to the answer. */
export function asksOnlyPrice(row: Row, { frame, question }: RowQuestion): boolean {
  if (frame.columns.length > 0 || frame.counts.size > 0) return false;
  // "والكيلو؟" after a price asks for another one.
  if (frame.asks.size === 0) return frame.content.length === 0 && readMeasures(question).length > 0;
  if (
    ![...frame.asks].every((ask) => ask === "price" || ask === "availability") ||
    findRequestedAttributes(question).size > 0
  )
    return false;
  const own = [row.entry.name.ar, row.entry.name.en, ...row.options.map(({ label }) => label)];
  const stems = new Set(own.flatMap((text) => tokens(text ?? "").map(({ stem }) => stem)));
  return frame.content.every(({ token }) => stems.has(token.stem));
}

/** The cells of a row that were not said yet, those that are asked for first; "" where there are none. */
function restOf(
  row: Row,
  said: string,
  asked: RowQuestion,
  length: number,
  before: string = justSaid(asked),
): string {
  const { frame, question, voice } = asked;
  const texts = rowTexts(voice.language);
  const stems = new Set(frame.words.flatMap((word, at) => findOptionStems(word, at, frame)));
  const kinds = new Set(
    [...findRequestedAttributes(question)].map((kind) => attributeOf(row.entry, kind)?.[0] ?? ""),
  );
  const cells = Object.entries(row.entry.attributes)
    .filter(([header, cell]) => !isPriceCell(row, header, cell) && !isStateCell(row, header, cell, asked))
    .filter(([, cell]) => cell.length <= maxCellLength)
    .map(([header, cell], at) => ({ header, cell, at, share: askedShare(header, kinds, stems) }))
    .sort((a, b) => b.share - a.share || a.at - b.at);
  const parts: string[] = [];
  for (const { header, cell, share } of cells) {
    const [title, value] = withUnitOfHeader([header, cell]);
    const text = cellText(value, voice);
    const isSaid = (text.length > 2 && said.includes(text)) || isSizeSaid(cell, said, asked);
    if (text === "" || isSaid) continue;
    const next = `${cellText(title, voice)}: ${text}`;
    if (said.includes(next) || (share === 0 && before.includes(next))) continue;
    if ([said, ...parts, next].join(texts.comma).length > length) break;
    parts.push(next);
  }
  return parts.join(texts.comma);
}

/** Whether a reply names a row: one that asks back, or that denies, names none. */
export function isNamedIn(row: Row, said: string, { voice }: RowQuestion): boolean {
  const [name = ""] = removeIsolates(nameOf(row, voice)).split(" (");
  return removeIsolates(said).includes(name);
}

/** A row with its cells, up to `length` characters; `said` is what the answer says about it already. */
export function tellRow(row: Row, asked: RowQuestion, said?: string, length = maxLength): string {
  const { frame, voice } = asked;
  const price = (): string =>
    sayPrice(row, voice, findRequestedOptions(row, frame), frame.asks.has("availability"));
  // The cells of a row without a price may be prices, so "no price" is only said where the row has no cells.
  const isUnpriced = row.options.length === 0 && row.entry.priceNote === undefined;
  const first = said ?? (isUnpriced ? "" : price());
  const isWhole = said === undefined && first !== "" && asksOnlyPrice(row, asked);
  const name = nameOf(row, voice);
  const own = isWhole ? "" : restOf(row, first === "" ? name : first, asked, length);
  // What is asked of a row without a price once more is told once more, and not that it has no price.
  const rest = own === "" && first === "" ? restOf(row, name, asked, length, "") : own;
  if (rest === "") return first === "" ? price() : first;
  return first === "" ? `${name}: ${rest}.` : `${endSentence(first)} ${rest}.`;
}

/** A few rows, each with its cells. */
export const tellRows = (rows: readonly Row[], asked: RowQuestion): string =>
  rows.map((row) => tellRow(row, asked, undefined, maxLength / rows.length)).join("\n");
