import type { Block, Place, ReadDocument } from "#server/documents/document.ts";
import type { Cell, Row } from "#server/documents/sheet.ts";
import { currencyNamed } from "./price-cell.ts";
import { readPricedRuns, priceLines, type PriceLine } from "./price-lines.ts";
import { readTable } from "./read-table.ts";

/** Texts that announce prices for every list of the document: "All prices are in riyals". */
const pricePattern = /اسعار|أسعار|السعر|price|menu|منيو|قائمة/iu;
/** Cells get no numeric value, because the block's text keeps what was written. */
const toCell = (text: string): Cell | undefined => (text === "" ? undefined : { text });

const isSamePart = (a: Block, b: Block): boolean =>
  a.place.heading === b.place.heading && a.place.sheet === b.place.sheet;

/** Groups neighbouring blocks: the rows of a table, the lines under one title, or one other block. */
function* runsOf(blocks: readonly Block[]): Generator<Block[]> {
  const family = (block: Block): string =>
    block.kind === "table" ? "table" : block.kind === "heading" ? "heading" : "text";
  let run: Block[] = [];
  for (const block of blocks) {
    const last = run.at(-1);
    const continues =
      last !== undefined &&
      block.kind !== "heading" &&
      family(last) === family(block) &&
      isSamePart(last, block) &&
      block.startsTable !== true;
    if (!continues && run.length > 0) yield run;
    run = continues ? [...run, block] : [block];
  }
  if (run.length > 0) yield run;
}

function fromTable(run: readonly Block[], currency: string | undefined, into: ReadDocument): Block[] {
  const rows = run.map((block, index): Row => ({
    number: index,
    cells: (block.cells ?? [block.text]).map(toCell),
  }));
  const placeOf = (row: Row): Place => run[row.number]!.place;
  const loose = new Set(readTable({ rows, placeOf, currency }, into).map((row) => row.number));
  return run.filter((_, index) => loose.has(index));
}

function fromLines(
  run: readonly Block[],
  announced: boolean,
  currency: string | undefined,
  into: ReadDocument,
) {
  const lines = priceLines(run, announced);
  if (lines !== undefined) return readLines(lines, run[0]!.place, currency, into) ? [] : [...run];
  const left = [...run];
  for (const { from, lines } of readPricedRuns(run).toReversed())
    if (readLines(lines, run[from]!.place, currency, into)) left.splice(from, lines.length);
  return left;
}

/** Reads lines of prices as rows and returns whether there are any. */
function readLines(
  lines: readonly PriceLine[],
  place: Place,
  currency: string | undefined,
  into: ReadDocument,
): boolean {
  const rows = lines.map(({ name, price, description }, index): Row => ({
    number: index,
    cells:
      description === undefined
        ? [{ text: name }, { text: price }]
        : [{ text: name }, { text: description }, { text: price }],
  }));
  const width = Math.max(...rows.map((row) => row.cells.length));
  const even = rows.map((row) => ({
    ...row,
    cells: row.cells.length === width ? row.cells : [row.cells[0], undefined, row.cells[1]],
  }));
  return readTable({ rows: even, placeOf: () => place, currency }, into).length === 0;
}

/** Reads the tables and menus among a document's blocks as rows, which are then removed from the text. */
export function withTables(document: ReadDocument): ReadDocument {
  const read: ReadDocument = { ...document, blocks: [] };
  const announcing = document.blocks.filter(({ kind, text }) => kind !== "table" && pricePattern.test(text));
  const currency = announcing.map(({ text }) => currencyNamed(text)).find((found) => found !== undefined);
  for (const run of runsOf(document.blocks)) {
    const [first] = run;
    const blocksOutsideTables =
      first?.kind === "table"
        ? fromTable(run, currency, read)
        : first?.kind === "heading"
          ? run
          : fromLines(run, announcing.length > 0 && currency !== undefined, currency, read);
    read.blocks.push(
      ...blocksOutsideTables.map(({ cells: _cells, startsTable: _startsTable, ...block }) => block),
    );
  }
  return read;
}
