import type { Catalogue } from "./catalogue.ts";
import type { Content, Frame } from "./frame.ts";
import { numberAt } from "./question-numbers.ts";
import { valueOf } from "./numbers.ts";
import { findOptionStems } from "./options.ts";
import { isNamedBy, isPriceColumn, type Row } from "./row.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { isArabic, isLatin } from "#server/answers/text/words.ts";

/**
 * Words that choose among a row's prices ("the tray", "yearly") or name a column name no row where others do; a number
 * before a column's word ("4 bedrooms") counts no pieces.
 */
export function withColumns(frame: Frame, catalogue: Catalogue): Frame {
  const { headerStems, cellHeaderStems, nameStems, byStem, optionStems } = catalogue;
  const isHeader = (word: string, at: number): boolean =>
    findOptionStems(word, at, frame).some((stem) => headerStems.has(stem));
  const isCellHeader = (word: string, at: number): boolean =>
    findOptionStems(word, at, frame).some((stem) => cellHeaderStems.has(stem));
  // "20 shirts": a number before what rows are called counts them.
  const isName = (word: string): boolean => nameStems.has(tokenOf(word).stem);
  // "Wash" before "غسيل خارجي" and a column "عدد الغسلات": names are in the other script as well.
  const isNameInOtherScript = (word: string, at: number): boolean =>
    isLatin(word) && findOptionStems(word, at, frame).some((stem) => isArabic(stem) && nameStems.has(stem));
  const isColumn = ({ token: { word, stem }, at }: Content): boolean =>
    !nameStems.has(stem) && !byStem.has(stem) && !isNameInOtherScript(word, at) && isHeader(word, at);
  // "SUV" of prices headed "جيب" chooses one of them, whatever else it may mean.
  const isOptionInOtherScript = ({ token: { word, stem }, at }: Content): boolean =>
    isLatin(word) &&
    !nameStems.has(stem) &&
    !optionStems.has(stem) &&
    findOptionStems(word, at, frame).some((meant) => isArabic(meant) && optionStems.has(meant));
  const columns = frame.content.filter(isColumn);
  const content = frame.content.flatMap((each): Content[] => {
    if (columns.includes(each) || isOptionInOtherScript(each)) return [];
    return [optionStems.has(each.token.stem) ? { ...each, isLoose: true } : each];
  });
  const cells = new Map(
    [...frame.counts].filter(
      ([at]) => at < frame.words.length && isCellHeader(frame.words[at]!, at) && !isName(frame.words[at]!),
    ),
  );
  const numbers = new Set([...cells.keys()].map((at) => at - 1));
  // "Size 56": the number stands behind the word for its column.
  for (const [at, word] of frame.words.entries()) {
    const number = numberAt(frame.words, at + 1);
    if (number === undefined || cells.has(at) || numbers.has(at + 1)) continue;
    if (frame.counts.has(at + 2) && isName(frame.words[at + 2] ?? "")) continue;
    const { stem } = tokenOf(word);
    if (nameStems.has(stem) || optionStems.has(stem) || !isCellHeader(word, at)) continue;
    cells.set(at, number);
    numbers.add(at + 1);
  }
  const counts = new Map([...frame.counts].filter(([at]) => !cells.has(at) && !numbers.has(at - 1)));
  return { ...frame, columns, cells, counts, content: content.filter(({ at }) => !numbers.has(at)) };
}

/** Whether a cell has a number: as its value, or one of those it lists or spans ("54, 56, 58", "52-60"). */
function holds(cell: string, number: number): boolean {
  if (valueOf(cell) === number) return true;
  const plain = withAsciiDigits(cell);
  const spans = [...plain.matchAll(/(\d+)\s*[-–—]\s*(\d+)/gu)];
  if (spans.some(([, from, to]) => number >= Number(from) && number <= Number(to))) return true;
  return (plain.match(/\d+(?:\.\d+)?/gu) ?? []).some((each) => Number(each) === number);
}

/** The cells of a row under the headers that a question names with a number, with that number. */
function cellsAsked(row: Row, frame: Frame): { header: string; cell: string; number: number }[] {
  const { entry } = row;
  return [...frame.cells].flatMap(([at, number]) => {
    // "The screen of an iPhone 13": the number is part of a name.
    if (isNamedBy(row, number)) return [];
    const meant = new Set(findOptionStems(frame.words[at]!, at, frame));
    return Object.entries(entry.attributes)
      .filter(([header]) => !isPriceColumn(row, header) && tokens(header).some(({ stem }) => meant.has(stem)))
      .map(([header, cell]) => ({ header, cell, number }));
  });
}

/** Of the rows, those whose column has the number that is asked for; all where no row has it. */
export function withCells(rows: readonly Row[], frame: Frame): Row[] {
  if (frame.cells.size === 0) return [...rows];
  const having = rows.filter((row) => {
    const asked = cellsAsked(row, frame);
    return asked.length >= frame.cells.size && asked.every(({ cell, number }) => holds(cell, number));
  });
  return having.length > 0 ? having : [...rows];
}

/** The cell that says that a row is not there in the size or number asked for; undefined where it may be. */
export function cellAgainst(row: Row, frame: Frame): { header: string; cell: string } | undefined {
  return cellsAsked(row, frame).find(({ cell, number }) => /\p{Nd}/u.test(cell) && !holds(cell, number));
}
