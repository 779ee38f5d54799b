/** Separator of the cells in a line of a table. */
const rowPattern = / \| /u;
/** A cell of a header names a column: it is short and tells no amount. */
const maxHeaderCell = 40;

const cellsOf = (line: string): string[] => line.split(" | ").map((cell) => cell.trim());

/** A table that tells no amounts has a header of so few words a cell, and more in some cell below. */
const maxHeaderWords = 2;

const isBrief = (line: string): boolean =>
  cellsOf(line).every((cell) => cell.split(" ").length <= maxHeaderWords);

/** Whether several lines of a table follow, and some cell of them has more words than a header's. */
function hasLongerBelow(lines: readonly string[], at: number): boolean {
  let hasLonger = false;
  for (let below = at + 1; below < lines.length && rowPattern.test(lines[below]!); below++) {
    hasLonger ||= !isBrief(lines[below]!);
    if (hasLonger && below > at + 1) return true;
  }
  return false;
}

/** Whether a line of a table names its columns. */
function isHeader(lines: readonly string[], at: number): boolean {
  const [line = "", next] = [lines[at], lines[at + 1]];
  if (next === undefined || !rowPattern.test(next) || /[\p{Nd}:：]/u.test(line)) return false;
  if (!cellsOf(line).every((cell) => cell.length <= maxHeaderCell)) return false;
  return /\p{Nd}/u.test(next) || (isBrief(line) && hasLongerBelow(lines, at));
}

/** "South | 35 SAR | 4 hours" under "Area | Fee | Time": "South: Fee 35 SAR, Time 4 hours". */
function withLabels(line: string, header: readonly string[]): string {
  const comma = /\p{Script=Arabic}/u.test(line) ? "، " : ", ";
  const [name = "", ...rest] = cellsOf(line);
  const labelled = rest.map((cell, at) => [header[at + 1], cell].filter(Boolean).join(" ")).filter(Boolean);
  return `${name}: ${labelled.join(comma)}`;
}

/** A line of a text that may be one of a table's. */
export interface Line {
  text: string;
  isRow: boolean;
  /** A row as a sentence for a reader who does not see the table; undefined for any other line. */
  said: string | undefined;
}

/** The lines of a text; a table's header is not a line of its own but is repeated with the cells below it. */
export function linesOf(text: string): (Line | undefined)[] {
  const lines = text.split("\n");
  let header: readonly string[] | undefined;
  return lines.map((line, at) => {
    if (!rowPattern.test(line)) {
      header = undefined;
      return { text: line, isRow: false, said: undefined };
    }
    if (header === undefined && isHeader(lines, at)) {
      header = cellsOf(line);
      return undefined;
    }
    return { text: line, isRow: true, said: header && withLabels(line, header) };
  });
}
