import { readSheetRows } from "./read.ts";
import { cellBreak } from "./rows.ts";

export interface Line {
  /** The line number as the file's program or the text shows it. */
  line: number;
  cells: string[];
}

/** Separators that people use in pasted lists. */
const anySeparator = /[,;\t،؛|]/;

/** Splits pasted text or a CSV file into lines with cells; quoted text is one cell. */
export function linesOf(text: string, separator = anySeparator): Line[] {
  const lines: Line[] = [];
  let line = 1;
  let from = 1;
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  const endLine = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== ""))
      lines.push({ line: from, cells: cells.map((one) => one.trim()) });
    cells = [];
    cell = "";
  };
  const letters = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] as string;
    if (quoted) {
      if (letter === '"' && letters[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (letter === '"') quoted = false;
      else cell += letter;
      if (letter === "\n") line += 1;
    } else if (letter === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (letter === "\n") {
      endLine();
      line += 1;
      from = line;
    } else if (separator.test(letter)) {
      cells.push(cell);
      cell = "";
    } else cell += letter;
  }
  endLine();
  return lines;
}

/** Decodes the text of a file: UTF-8, UTF-16 with its byte order mark, or the Arabic code page. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1256").decode(bytes);
  }
}

/**
 * Returns the column separator of a spreadsheet program's file by its first line, because sentences may contain any
 * of the others.
 */
function separatorOf(text: string): RegExp {
  const [first = ""] = text.split("\n", 1);
  const counts = [/,/g, /;/g, /\t/g].map(
    (separator) => [separator, first.match(separator)?.length ?? 0] as const,
  );
  const [separator] = counts.reduce((most, one) => (one[1] > most[1] ? one : most));
  return new RegExp(separator.source);
}

/**
 * Reads the lines of a CSV, text or Excel file with their cells; null for other files. `columns` says that the file
 * is a table with a header and not a free list.
 */
export async function readSheetLines(
  { bytes, filename }: { bytes: Uint8Array; filename: string },
  { columns = false } = {},
): Promise<Line[] | null> {
  if (/\.(csv|txt|tsv)$/i.test(filename)) {
    const text = decodeText(bytes);
    return columns ? linesOf(text, separatorOf(text)) : linesOf(text);
  }
  const read = await readSheetRows({ bytes, filename });
  if (!read.ok) return null;
  return read.document.blocks.map(({ text, place }) => ({
    line: place.row ?? 0,
    cells: text.split(cellBreak).map((cell) => cell.trim()),
  }));
}
