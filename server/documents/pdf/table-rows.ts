import { isSpace } from "./glyph.ts";
import { gapBetween, isSameLine, type Piece } from "./pieces.ts";

/** The cells of a line in drawing order; a cell has the pieces of its lines from top to bottom. */
export type Cells = Piece[][];

interface Span {
  left: number;
  right: number;
}

/** Maximum distance between the lines of one cell, in font sizes. */
const maxLeading = 1.35;
/** A cell beside one of several lines begins at most this much higher, in font sizes: half of the other's lines. */
const maxRise = 3.5;
/** Rows of a table are at least this much further apart than the lines of a cell. */
const minRowGap = 1.15;
/** Maximum distance between the headings of columns and the row below, in font sizes. */
const maxHeadingGap = 2.5;
/** Width of a blank, in font sizes, that may separate two cells where the table's other rows have two columns. */
const minCellGap = 0.45;

const spanOf = (pieces: readonly Span[]): Span => ({
  left: Math.min(...pieces.map(({ left }) => left)),
  right: Math.max(...pieces.map(({ right }) => right)),
});
const overlaps = (a: Span, b: Span): boolean => gapBetween(a, b) < 0;
const baselines = (rows: readonly Piece[][]): number[] => rows.flat().map(({ baseline }) => baseline);
const topOf = (rows: readonly Piece[][]): number => Math.max(...baselines(rows));
const bottomOf = (rows: readonly Piece[][]): number => Math.min(...baselines(rows));

/** Groups pieces in drawing order into lines. Pieces of one height that are drawn in sequence are cells of a row. */
function drawnRows(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (row?.every((other) => isSameLine(other, piece) && gapBetween(other, piece) > 0)) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

/** Whether `row` may be the next cell of the table row that `group` began, beside it and not below. */
function isBeside(group: readonly Piece[][], row: readonly Piece[]): boolean {
  const [first] = row;
  const last = group.at(-1)![0]!;
  if (first!.angle !== last.angle) return false;
  const size = Math.max(last.size, first!.size);
  const rise = first!.baseline - last.baseline;
  return (
    rise > 0 &&
    rise < maxRise * size &&
    first!.baseline < topOf(group) + maxLeading * size &&
    row.every((piece) => group.flat().every((other) => !overlaps(piece, other)))
  );
}

/** Whether `row` may be the next line of the cell that was drawn last. */
function isBelow(group: readonly Piece[][], row: readonly Piece[]): boolean {
  const [piece, ...others] = row;
  const last = group.at(-1)!;
  if (others.length > 0 || piece!.angle !== last[0]!.angle) return false;
  const step = last[0]!.baseline - piece!.baseline;
  return (
    step > 0 &&
    step <= maxLeading * piece!.size &&
    Math.abs(piece!.size - last[0]!.size) <= 0.1 * piece!.size &&
    last.filter((other) => overlaps(piece!, other)).length === 1
  );
}

/** Groups lines that are side by side into cells: pieces that overlap horizontally belong to one cell. */
function cellsOf(group: readonly Piece[][]): Cells {
  const cells: Cells = [];
  for (const piece of group.flat()) {
    const overlappingCell = cells.find((cell) => overlaps(spanOf(cell), piece));
    if (overlappingCell === undefined) cells.push([piece]);
    else overlappingCell.push(piece);
  }
  return cells;
}

/** Whether each cell is in a column of its own of the other row, and at least two columns are the same. */
function hasSameColumns(cells: Cells, other: Cells): boolean {
  const matchingCells = cells.map((cell) => other.filter((each) => overlaps(spanOf(cell), spanOf(each))));
  if (other.length < 2 || matchingCells.some(({ length }) => length > 1)) return false;
  const found = matchingCells.flat();
  return found.length >= 2 && new Set(found).size === found.length;
}

/** The largest distance between two lines of one cell. */
const leadingOf = (cells: Cells): number =>
  Math.max(
    ...cells.flatMap((cell) => cell.slice(1).map((piece, index) => cell[index]!.baseline - piece.baseline)),
  );

/** Joins the lines of rows whose cells have several lines each, because such cells are drawn one after the other. */
function withWrappedCells(rows: readonly Piece[][]): Cells[] {
  const groups: Piece[][][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && (isBeside(group, row) || isBelow(group, row))) group.push(row);
    else groups.push([row]);
  }
  const cells = groups.map(cellsOf);
  return groups.flatMap((group, index): Cells[] => {
    const separateRows = group.map((row) => row.map((piece) => [piece]));
    if (group.length === 1 || cells[index]!.length < 2) return separateRows;
    const above = groups[index - 1];
    const below = groups[index + 1];
    const leading = leadingOf(cells[index]!) * minRowGap;
    const isSetApart =
      (above === undefined || Math.abs(bottomOf(above) - topOf(group)) >= leading) &&
      (below === undefined || Math.abs(bottomOf(group) - topOf(below)) >= leading);
    const isOfTable = [index - 1, index + 1].some(
      (each) => cells[each] && hasSameColumns(cells[index]!, cells[each]),
    );
    // When drawing goes up again, the next cell begins, however close the rows of the table are.
    const goesUp = group.some((row, line) => line > 0 && row[0]!.baseline > group[line - 1]![0]!.baseline);
    return isOfTable && (isSetApart || goesUp) ? [cells[index]!] : separateRows;
  });
}

/** Returns the columns of a table from its rows with the most cells. */
function columnsOf(rows: readonly Cells[]): Span[] {
  const width = Math.max(...rows.map(({ length }) => length));
  const full = rows
    .filter(({ length }) => length === width)
    .map((cells) => cells.map(spanOf).sort((a, b) => a.left - b.left));
  return full[0]!.map((_, index) => spanOf(full.map((spans) => spans[index]!)));
}

/** Returns where the widest blank of a piece between two columns ends; undefined when there is none. */
function cutBetween(piece: Piece, before: Span, after: Span): number | undefined {
  if (piece.left >= after.left || piece.right <= before.right) return undefined;
  const letters = piece.glyphs.filter(({ text }) => !isSpace(text));
  let widest = minCellGap * piece.size;
  let cut: number | undefined;
  for (const [index, letter] of letters.slice(1).entries()) {
    const blank = { left: letters[index]!.right, right: letter.left };
    if (blank.right - blank.left < widest) continue;
    if (blank.right < before.right || blank.left > after.left) continue;
    widest = blank.right - blank.left;
    cut = letter.left;
  }
  return cut;
}

/** Splits a piece at the columns of its table. */
function splitPiece(piece: Piece, columns: readonly Span[]): Piece[] {
  const cuts = columns.slice(1).flatMap((column, index) => {
    const before = columns[index]!;
    return before.right < column.left ? (cutBetween(piece, before, column) ?? []) : [];
  });
  const parts: Piece[] = [];
  for (const cut of [...cuts, Number.POSITIVE_INFINITY]) {
    const from = parts.at(-1)?.right ?? Number.NEGATIVE_INFINITY;
    const glyphs = piece.glyphs.filter(({ left, right }) => left < cut && right > from);
    const letters = glyphs.filter(({ text }) => !isSpace(text));
    if (letters.length > 0) parts.push({ ...piece, glyphs, ...spanOf(letters) });
  }
  return parts.length > 1 ? parts : [piece];
}

/**
 * Splits cells that are so close together that they were read as one: the headings of narrow columns, or a long name
 * beside another. The columns are those of the rows around them.
 */
function withSplitCells(rows: readonly Cells[]): Cells[] {
  const split = [...rows];
  for (let from = 0; from < rows.length; from += 1) {
    if (rows[from]!.length < 2) continue;
    let end = from;
    while (end < rows.length && rows[end]!.length > 1) end += 1;
    const columns = columnsOf(rows.slice(from, end));
    const head = from > 0 && isHeadOf(rows[from - 1]!, rows[from]!) ? from - 1 : from;
    for (let at = head; at < end; at += 1) {
      if (rows[at]!.length >= columns.length) continue;
      split[at] = rows[at]!.flatMap((cell): Cells => {
        const [piece, ...more] = cell;
        return more.length > 0 ? [cell] : splitPiece(piece!, columns).map((part) => [part]);
      });
    }
    from = end;
  }
  return split;
}

/** Whether a line is so close above a row that it may contain the headings of its columns. */
function isHeadOf([cell]: Cells, row: Cells): boolean {
  const line = cell![0]!;
  const step = line.baseline - topOf(row);
  return step > 0 && step < maxHeadingGap * Math.max(line.size, row[0]![0]!.size);
}

/** Groups pieces in drawing order into the lines of a page with their cells. */
export const rowsOf = (pieces: readonly Piece[]): Cells[] =>
  withSplitCells(withWrappedCells(drawnRows(pieces)));
