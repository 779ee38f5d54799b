import type { Rule } from "./rules.ts";

interface Span {
  left: number;
  right: number;
}

/** A cell of a table with borders, which spans one or more rows and columns. */
export interface RuledCell extends Span {
  row: number;
  rows: number;
  column: number;
  columns: number;
  top: number;
  bottom: number;
}

/** A table with lines between its cells; rows are counted from the top, columns from the left. */
export interface RuledTable {
  columns: Span[];
  rowCount: number;
  cells: RuledCell[];
  /** Returns the cell that contains a point; undefined for a point outside the table. */
  cellAt: (x: number, y: number) => RuledCell | undefined;
  left: number;
  right: number;
  top: number;
}

/** Lines closer than this, in points, are one line, or touch. */
const tolerance = 2.5;
/** More lines than this belong to a drawing, or to a file made to take time. */
const maxRules = 1200;
const maxColumns = 40;
const maxRows = 400;
const minCells = 4;

/** Joins lines that overlap or continue one another into one line each. */
function joinRules(rules: readonly Rule[]): Rule[] {
  const sorted = rules.toSorted((a, b) => a.at - b.at || a.from - b.from);
  const lines: Rule[] = [];
  for (const rule of sorted) {
    const sameLine = lines.findLast(
      (line) =>
        rule.at - line.at <= tolerance &&
        rule.from <= line.to + tolerance &&
        rule.to >= line.from - tolerance,
    );
    if (sameLine === undefined) lines.push({ ...rule });
    else {
      sameLine.from = Math.min(sameLine.from, rule.from);
      sameLine.to = Math.max(sameLine.to, rule.to);
    }
  }
  return lines;
}

const doMeet = (across: Rule, down: Rule): boolean =>
  down.at >= across.from - tolerance &&
  down.at <= across.to + tolerance &&
  across.at >= down.from - tolerance &&
  across.at <= down.to + tolerance;

/** Groups lines that meet. Each group may be the frame of a table. */
function groupsOf(across: readonly Rule[], down: readonly Rule[]): Rule[][] {
  const left = new Set([...across, ...down]);
  const groups: Rule[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const rule of group)
      for (const other of left) {
        if (rule.isHorizontal === other.isHorizontal) continue;
        if (!(rule.isHorizontal ? doMeet(rule, other) : doMeet(other, rule))) continue;
        left.delete(other);
        group.push(other);
      }
    groups.push(group);
  }
  return groups;
}

/** Returns the distinct positions of lines, together with the outermost ends of the lines that cross them. */
function positionsOf(rules: readonly Rule[], crossing: readonly Rule[]): number[] {
  const ends = [Math.min(...crossing.map(({ from }) => from)), Math.max(...crossing.map(({ to }) => to))];
  const all = [...rules.map(({ at }) => at), ...ends].toSorted((a, b) => a - b);
  return all.filter((at, index) => index === 0 || at - all[index - 1]! > tolerance);
}

/** Whether a line separates two cells: it is at the position and crosses the middle of their common side. */
const isWall = (rules: readonly Rule[], at: number, middle: number): boolean =>
  rules.some((rule) => Math.abs(rule.at - at) <= tolerance * 1.5 && rule.from <= middle && rule.to >= middle);

/** Merges the cells of a grid that have no line between them; undefined where a merged cell is no rectangle. */
function cellsOf(
  xs: number[],
  ys: number[],
  across: Rule[],
  down: Rule[],
): { cells: RuledCell[]; owner: ReadonlyMap<number, RuledCell> } | undefined {
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const owner = new Map<number, RuledCell>();
  const cells: RuledCell[] = [];
  const middleOf = (all: number[], at: number): number => (all[at]! + all[at + 1]!) / 2;
  // Heights grow upwards, but rows are counted from the top.
  const rowTop = (row: number): number => rows - row;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (owner.has(row * columns + column)) continue;
      let width = 1;
      while (
        column + width < columns &&
        !owner.has(row * columns + column + width) &&
        !isWall(down, xs[column + width]!, middleOf(ys, rowTop(row) - 1))
      )
        width++;
      let height = 1;
      while (row + height < rows && !isWall(across, ys[rowTop(row + height)]!, middleOf(xs, column)))
        height++;
      const cell: RuledCell = {
        row,
        rows: height,
        column,
        columns: width,
        left: xs[column]!,
        right: xs[column + width]!,
        top: ys[rowTop(row)]!,
        bottom: ys[rowTop(row + height)]!,
      };
      for (let y = row; y < row + height; y++)
        for (let x = column; x < column + width; x++) {
          if (owner.has(y * columns + x)) return undefined;
          owner.set(y * columns + x, cell);
        }
      cells.push(cell);
    }
  return { cells, owner };
}

/** Returns the index of the span between two positions that contains a value; -1 outside of them. */
const spanAt = (positions: readonly number[], value: number): number =>
  value < positions[0]! ? -1 : positions.findIndex((at) => value <= at) - 1;

function tableOf(group: readonly Rule[]): RuledTable | undefined {
  const across = group.filter(({ isHorizontal }) => isHorizontal);
  const down = group.filter(({ isHorizontal }) => !isHorizontal);
  if (across.length < 2 || down.length < 1) return undefined;
  const [xs, ys] = [positionsOf(down, across), positionsOf(across, down)];
  if (xs.length < 3 || ys.length < 3 || xs.length > maxColumns + 1 || ys.length > maxRows + 1)
    return undefined;
  const found = cellsOf(xs, ys, across, down);
  if (found === undefined || found.cells.length < minCells) return undefined;
  const { cells, owner } = found;
  const [columnCount, rowCount] = [xs.length - 1, ys.length - 1];
  return {
    columns: xs.slice(1).map((right, index) => ({ left: xs[index]!, right })),
    rowCount,
    cells,
    cellAt: (x, y) => {
      const [column, fromBottom] = [spanAt(xs, x), spanAt(ys, y)];
      const isInside = column >= 0 && fromBottom >= 0;
      return isInside ? owner.get((rowCount - 1 - fromBottom) * columnCount + column) : undefined;
    },
    left: xs[0]!,
    right: xs.at(-1)!,
    top: ys.at(-1)!,
  };
}

/** Finds the tables drawn with lines on a page, from top to bottom. A frame around text is no table. */
export function ruledTables(rules: readonly Rule[]): RuledTable[] {
  if (rules.length > maxRules * 3) return [];
  const across = joinRules(rules.filter(({ isHorizontal }) => isHorizontal));
  const down = joinRules(rules.filter(({ isHorizontal }) => !isHorizontal));
  if (across.length + down.length > maxRules) return [];
  return groupsOf(across, down)
    .flatMap((group) => tableOf(group) ?? [])
    .toSorted((a, b) => b.top - a.top);
}
