import { findCues, wordsOf } from "#server/answers/language/cues.ts";
import { daysIn } from "#server/answers/facts/extract/schedule.ts";
import { findRequestedAttributes, namesKind } from "#server/answers/products/attributes.ts";
import { attributeIn } from "#server/answers/products/describe.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { phraseWords } from "#server/answers/understand/phrases.ts";
import { measureValue, type Wanted } from "#server/answers/understand/value.ts";
import { ofName } from "./catalogue.ts";
import { findOptionStems, findRequestedOptions } from "./options.ts";
import { numberPattern } from "./question-numbers.ts";
import { isPriceColumn, type Row } from "./row.ts";
import { asksAny, reply, type RowQuestion } from "./row-question.ts";
import type { RowReply } from "./row-reply.ts";
import { rowPattern } from "./row-words.ts";
import { headerKind, nameOf, sayLeft, sayPrice, sayStock } from "./say.ts";
import { sayGone } from "./stock-remarks.ts";
import { rowTexts } from "./texts.ts";

/** A longer message stands on its own. */
const maxWords = 7;
/** Cells of one row that are told in one answer. */
const maxCells = 2;
/** Probability of a column that the message names, of a price by its label, of a cell that has the message's words. */
const namedColumnProbability = 0.999;
const labelProbability = 0.95;
const cellProbability = 0.88;

/** The probability is multiplied by this where a verb of the message stands nowhere in the row. */
const verbFactor = 0.95;
/** A message with more words that may name something asks for no mere variant. */
const maxVariantWords = 2;

const durationWanted: ReadonlySet<Wanted> = new Set(["duration"]);

/** Words that point to what was spoken of: "it", "منها". */
export const pointers: ReadonlySet<string> = new Set(
  wordsOf(findCues("follow-ups"), "pointer").flatMap(phraseWords),
);
/** A verb in the present: "يصلح", "بتنفع", "تخلص" say what is asked of a thing and name none. */
const presentPattern = /^[وف]?[بهح]?[يتن]\p{L}{2,}$/u;

/** "The one that …": another thing than the one spoken of. */
const relativePattern = rowPattern("^{the_one_that}$");

type Cell = readonly [header: string, cell: string];

/** Where the words of a message stand in a row. */
interface Standing {
  columns: Set<Cell>;
  cells: Set<Cell>;
  /** Indexes of words that neither the row nor the form of the question explains. */
  unexplained: number[];
}

const stemsIn = (text: string): string[] =>
  tokens(text).flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem]));

/** Whether a cell is nothing but one of the row's prices, former ones too: what was told already. */
const isAmount = ({ entry, options }: Row, cell: string): boolean =>
  [...options.map(({ amount }) => amount), entry.was].some(
    (amount) => amount !== undefined && Number(withAsciiDigits(cell).trim()) === amount,
  );

const ownCells = (row: Row): Cell[] =>
  Object.entries(row.entry.attributes).filter(
    ([header, cell]) => cell.trim() !== "" && !isPriceColumn(row, header) && !isAmount(row, cell),
  );

/** Indexes of the words that may name something: no function words, and no words for what is asked. */
const namingWords = ({ frame }: RowQuestion): number[] =>
  [...frame.content, ...frame.columns, ...frame.without].map(({ at }) => at);

/** Whether another row is called by a word. */
function namesOther(at: number, own: Row, { frame, catalogue }: RowQuestion): boolean {
  const postings = catalogue.byStem.get(tokenOf(frame.words[at]!).stem) ?? new Map<number, number>();
  return [...postings].some(([row, weight]) => weight >= ofName && catalogue.rows[row] !== own);
}

function standingIn(row: Row, asked: RowQuestion, choosing: ReadonlySet<number>): Standing {
  const { frame } = asked;
  const cells = ownCells(row).map((cell) => ({
    cell,
    header: new Set(stemsIn(cell[0])),
    text: new Set(stemsIn(cell[1])),
  }));
  const names = new Set([row.entry.name.ar, row.entry.name.en].flatMap((name) => stemsIn(name ?? "")));
  const labels = new Set(row.options.flatMap(({ label }) => stemsIn(label)));
  const naming = new Set(namingWords(asked));
  const found: Standing = { columns: new Set(), cells: new Set(), unexplained: [] };
  for (const [at, word] of frame.words.entries()) {
    if (tokenOf(word).isFunction || pointers.has(word) || choosing.has(at)) continue;
    const stems = findOptionStems(word, at, frame);
    const columns = cells.filter(({ header }) => stems.some((stem) => header.has(stem)));
    const holding = cells.filter(({ text }) => stems.some((stem) => text.has(stem)));
    for (const { cell } of columns) found.columns.add(cell);
    if (columns.length === 0 && naming.has(at)) for (const { cell } of holding) found.cells.add(cell);
    const isSaid =
      columns.length + holding.length > 0 ||
      stems.some((stem) => names.has(stem) || labels.has(stem)) ||
      daysIn(word).length > 0;
    if (!isSaid && (naming.has(at) || numberPattern.test(word))) found.unexplained.push(at);
  }
  return found;
}

/** The columns that a message asks for by what they are: a warranty, how long something takes. */
function columnsByKind(row: Row, { question, frame }: RowQuestion): Cell[] {
  const kinds = findRequestedAttributes(question);
  const own = ownCells(row);
  const ofKind = kinds.size === 0 ? [] : own.filter(([header]) => namesKind(header, kinds));
  if (ofKind.length > 0) return ofKind;
  const remarked = kinds.size === 0 ? [] : own.filter(([, cell]) => namesKind(cell, kinds));
  if (remarked.length > 0) return remarked;
  const lasting = own.filter(([header]) => headerKind(header) === "duration");
  return asksAny(frame, "when", "duration") && lasting.length === 1 ? lasting : [];
}

/** Whether a message may ask something of what was told, and does not rank, add up or limit anything. */
export function mayBeOfMentioned({ frame, context }: RowQuestion): boolean {
  return (
    context.history.length > 0 &&
    context.history.at(-1)?.role !== "customer" &&
    frame.words.length <= maxWords &&
    frame.range === undefined &&
    frame.counts.size + frame.without.length === 0 &&
    !asksAny(frame, "dearest", "largest", "smallest", "cheaper", "compare", "difference", "total", "contents")
  );
}

/** Says cells of a row, after its price where that is asked for too. */
function tellCells(row: Row, cells: readonly Cell[], { voice }: RowQuestion): string {
  return cells
    .slice(0, maxCells)
    .map((cell) => rowTexts(voice.language).most(nameOf(row, voice), ...attributeIn(cell, voice)))
    .join("\n");
}

/** "And in black?": whether there is the thing so, where its cells have the words and the message asks nothing else. */
function sayVariant(row: Row, cells: readonly Cell[], asked: RowQuestion): string | undefined {
  const { frame, voice } = asked;
  const isBare =
    frame.asks.size === 0 ||
    (frame.asks.size === 1 && (frame.asks.has("availability") || frame.asks.has("left")));
  const [cell] = cells.filter(([header]) => !["notes", "stock"].includes(headerKind(header) ?? ""));
  if (!isBare || frame.content.length > maxVariantWords) return undefined;
  const gone = sayGone(row, asked, voice);
  if (gone !== undefined || cell === undefined) return gone;
  return `${sayStock(row, voice)} ${tellCells(row, [cell], asked)}`;
}

/** The column of a row that a message asks for and nothing beside it; undefined where it says more than that. */
export function findRequestedColumn(row: Row, asked: RowQuestion): readonly [string, string] | undefined {
  const { columns, unexplained } = standingIn(row, asked, new Set());
  const [column] = [...columns, ...columnsByKind(row, asked)];
  return unexplained.length === 0 ? column : undefined;
}

/**
 * The answer to a message from the one row that it is about, `choosing` aside: words that only say which row that is.
 * Undefined where a word asks for something that the row does not tell.
 */
export function answerOf(
  row: Row,
  asked: RowQuestion,
  choosing: ReadonlySet<number> = new Set(),
): RowReply | undefined {
  const { frame, voice } = asked;
  const { columns, cells, unexplained } = standingIn(row, asked, choosing);
  const [verb, ...others] = unexplained;
  const isOnlyVerb = verb !== undefined && others.length === 0 && presentPattern.test(frame.words[verb]!);
  if (verb !== undefined && (!isOnlyVerb || namesOther(verb, row, asked))) return undefined;
  const sure = isOnlyVerb ? verbFactor : 1;
  const named = [...new Map([...columns, ...columnsByKind(row, asked)])].filter(
    ([, cell]) => !frame.isPriceNamed || measureValue(durationWanted, cell) === 0,
  );
  if (named.length > 0) return reply([row], tellCells(row, named, asked), namedColumnProbability * sure);
  const left = frame.asks.has("left") ? sayLeft(row, voice) : undefined;
  if (left !== undefined) return reply([row], left, namedColumnProbability * sure);
  const options = findRequestedOptions(row, frame);
  if (options !== undefined && options.length < row.options.length)
    return reply([row], sayPrice(row, voice, options), labelProbability * sure);
  // Words of a remark are no price, and "the one that …" is another thing.
  const isElse = frame.isPriceNamed || frame.words.some((word) => relativePattern.test(word));
  if (cells.size === 0 || isElse) return undefined;
  const variant = isOnlyVerb ? undefined : sayVariant(row, [...cells], asked);
  return reply([row], variant ?? tellCells(row, [...cells], asked), cellProbability * sure);
}

/**
 * Answers a short message from the row that the reply before told of: "warranty?", "متى تخلص", "and on Friday?", where each
 * of its words stands in that row. Undefined where a word names another row or something that the row does not tell.
 */
export function answerOfMentioned(row: Row, asked: RowQuestion): RowReply | undefined {
  const ranks = asksAny(asked.frame, "cheapest");
  return ranks || !mayBeOfMentioned(asked) ? undefined : answerOf(row, asked);
}
