import { tokens } from "#server/answers/text/tokens.ts";
import { keeps, limitsIn, type ColumnLimit } from "./column-limit.ts";
import { unitOf } from "./counted-units.ts";
import type { Frame } from "./frame.ts";
import { findOptionStems } from "./options.ts";
import { isPriceColumn, type Row } from "./row.ts";
import { asksAny, computedProbability, reply, type RowQuestion } from "./row-question.ts";
import type { RowReply } from "./row-reply.ts";
import { cellText, headerKind, nameOf } from "./say.ts";
import { rowTexts } from "./texts.ts";
import { rowPattern } from "./row-words.ts";

/** Rows whose cell is told; of more only the number is. */
const maxRows = 8;
/** Words before a number that say of which column it is: "tents that take 12 people". */
const maxVerbDistance = 2;

/**
 * The words of a question that may name the column of a limit: those that name no row, and of an amount or a bare number,
 * which is a price otherwise, only what stands before it ("a deposit of 500").
 */
const columnStems = ({ frame, catalogue }: RowQuestion, limit: ColumnLimit): ReadonlySet<string> =>
  new Set(
    frame.words.flatMap((word, at) => {
      const isBefore = at < limit.at && at >= limit.from - maxVerbDistance;
      if (limit.unitAt === undefined ? !isBefore : at === limit.unitAt) return [];
      const [token] = tokens(word);
      if (token === undefined || token.isFunction || catalogue.nameStems.has(token.stem)) return [];
      return findOptionStems(word, at, frame);
    }),
  );

/** A cell that is one number or two, and no size such as "3×3". */
const countPattern = /^\D{0,8}\p{Nd}+(?:\s*[-–]\s*\p{Nd}+)?(?:\s*\p{L}+)?\s*$/u;

const isSameUnit = (a: string, b: string): boolean => unitOf(a) >= 0 && unitOf(a) === unitOf(b);

/** The cell that a limit is about: under a header that the question names, or with the unit of its number. */
function cellFor(
  row: Row,
  limit: ColumnLimit,
  named: ReadonlySet<string>,
  frame: Frame,
): [string, string] | undefined {
  const cells = Object.entries(row.entry.attributes).filter(([header]) => !isPriceColumn(row, header));
  const isCompared = ([, cell]: [string, string]): boolean => keeps(cell, limit) !== undefined;
  const own = cells.find(
    (each) =>
      tokens(each[0]).some(({ stem, isFunction }) => !isFunction && named.has(stem)) && isCompared(each),
  );
  if (own !== undefined || limit.isMoney || limit.unitAt === undefined) return own;
  const unit = frame.words[limit.unitAt]!;
  const meant = new Set(findOptionStems(unit, limit.unitAt, frame));
  const holding = isSameUnit("persons", unit)
    ? cells.find((each) => headerKind(each[0]) === "size" && countPattern.test(each[1]) && isCompared(each))
    : undefined;
  return (
    holding ??
    cells.find(
      (each) =>
        each
          .flatMap((text) => tokens(text))
          .some(({ word, stem }) => meant.has(stem) || isSameUnit(word, unit)) && isCompared(each),
    )
  );
}

const listPattern = rowPattern("^{which_of_list}$");

const asksWhich = ({ words: text }: Frame): boolean => text.some((word) => listPattern.test(word));

/**
 * A question with the limits that it sets for a column. The unit of a limit names no row, and "12 people and more" asks
 * for no largest one.
 */
export function withLimits(frame: Frame): Frame {
  const limits = limitsIn(frame.words);
  const compared = limits.filter(({ comparison, unitAt }) => comparison !== "equal" && unitAt !== undefined);
  if (compared.length === 0 || !asksWhich(frame)) return { ...frame, limits };
  const units = new Set(compared.map(({ unitAt }) => unitAt));
  const asks = new Set(frame.asks);
  asks.delete(compared.some(({ comparison }) => comparison === "least") ? "largest" : "smallest");
  return { ...frame, asks, limits, content: frame.content.filter(({ at }) => !units.has(at)) };
}

/** Indexes of the words that a limit explains: its number, what stands around it, and the words that name its column. */
function wordsOf(
  { at, from, unitAt }: ColumnLimit,
  header: string,
  { frame, catalogue }: RowQuestion,
): Set<number> {
  const said = new Set(tokens(header).map(({ stem }) => stem));
  const own = frame.words.flatMap((word, place) => {
    const isNear = place >= from - maxVerbDistance && place <= (unitAt ?? at);
    const isVerb = isNear && tokens(word).every(({ stem }) => !catalogue.nameStems.has(stem));
    return isVerb || findOptionStems(word, place, frame).some((stem) => said.has(stem)) ? [place] : [];
  });
  return new Set(own);
}

/**
 * The rows of a kind whose column keeps a limit, each with its cell: "which tents are for 12 people and more?" Undefined
 * where the question is about one row or a price, or where no row keeps the limit.
 */
export function answerLimited(rows: readonly Row[], asked: RowQuestion, sure: number): RowReply | undefined {
  const { frame, voice } = asked;
  if (rows.length < 2 || asksAny(frame, "price", "total", "cheapest", "dearest", "difference"))
    return undefined;
  if (!asksWhich(frame)) return undefined;
  for (const limit of frame.limits) {
    const named = columnStems(asked, limit);
    const compared = rows.flatMap((row) => {
      const cell = cellFor(row, limit, named, frame);
      const isKept = cell && keeps(cell[1], limit);
      return isKept === undefined ? [] : [{ row, cell: cell!, isKept }];
    });
    const kept = compared.filter(({ isKept }) => isKept);
    // A column that hardly any row has is not what the rows are compared by.
    if (kept.length === 0 || compared.length < rows.length / 2) continue;
    const texts = rowTexts(voice.language);
    const lines = kept
      .slice(0, maxRows)
      .map(({ row, cell: [header, text] }) =>
        texts.most(nameOf(row, voice), cellText(header, voice), cellText(text, voice)),
      );
    const more = kept.length > maxRows ? [texts.more(kept.length - maxRows)] : [];
    const said = reply(
      kept.map(({ row }) => row),
      [...lines, ...more].join("\n"),
      computedProbability * sure,
    );
    return { ...said, isLimited: true, answeredWords: wordsOf(limit, kept[0]!.cell[0], asked) };
  }
  return undefined;
}
