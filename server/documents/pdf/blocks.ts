import type { Block } from "#server/documents/document.ts";
import { columnOf } from "#server/documents/columns.ts";
import { alignCells } from "./columns.ts";
import type { PdfLine } from "./lines.ts";

const bulletPattern = /^(?:[•●○◦▪■□➢✓*\uf0b7–-]|\(?[\d٠-٩]{1,2}[.)-]|[a-zأ-ي][.)])\s+\S/iu;
/** A narrower column, in font sizes, is a list or a table and not running text. */
const minTextWidth = 12;
const endsSentencePattern = /[.!?؟:؛…]["'»”)]?$/u;

/** Groups lines in reading order into headings, paragraphs, list items and table rows. */
export function blocksOf(lines: PdfLine[]): Block[] {
  const body = bodySize(lines);
  const pitch = linePitches(lines);
  const pages = Map.groupBy(lines, (line) => line.page);
  const columns = alignCells(lines);
  const blocks: Block[] = [];
  let heading: string | undefined;
  let open: { lines: PdfLine[]; kind: Block["kind"] } | undefined;

  const close = () => {
    if (!open) return;
    const { lines: parts, kind } = open;
    open = undefined;
    // A word that is split at its hyphen is joined without a blank.
    const text = parts
      .map((line) => line.cells.filter((cell) => cell !== "").join(" | "))
      .join(" ")
      .replace(/(\p{Script=Latin}[-\u2010]) (?=\p{Ll})/gu, "$1");
    if (kind === "heading") heading = text;
    const place = {
      page: parts[0]!.page,
      ...(heading !== undefined && kind !== "heading" ? { heading } : {}),
    };
    const cells = kind === "table" ? columns.get(parts[0]!) : undefined;
    blocks.push({ kind, text, ...(cells !== undefined && { cells }), place });
  };

  const titles = tableTitles(lines);
  for (const line of lines) {
    const last = open?.lines.at(-1);
    const isTitle = titles.has(line) && !(last && isNextLine(last, line, pitch));
    const kind = isTitle ? "heading" : kindOf(line, body);
    if (!open || !last || !belongs(last, line, open.kind, kind, pitch, pages.get(last.page) ?? [])) {
      close();
      open = { lines: [], kind };
    }
    open.lines.push(line);
  }
  close();
  return blocks;
}

function kindOf(line: PdfLine, body: number): Block["kind"] {
  const text = line.cells.join(" ");
  if (line.cells.length > 1) return "table";
  if (bulletPattern.test(text)) return "list";
  const short = text.length <= 160 && /\p{L}/u.test(text);
  if (short && line.size >= body * 1.15) return "heading";
  if (short && line.bold && line.size >= body * 0.98 && !/[.،,]$/u.test(text)) return "heading";
  return "paragraph";
}

/** Whether `line` continues the block that ends with `last`. */
function belongs(
  last: PdfLine,
  line: PdfLine,
  openKind: Block["kind"],
  kind: Block["kind"],
  pitch: Map<number, number>,
  page: PdfLine[],
): boolean {
  if (openKind === "table" || kind === "table" || kind === "list") return false;
  if (Math.abs(last.size - line.size) > 0.06 * line.size || last.angle !== line.angle) return false;
  if ((openKind === "heading") !== (kind === "heading")) return false;
  if (last.direction !== line.direction && /\p{L}/u.test(line.cells[0]!) && last.cells[0]!.length > 20) {
    if (endsSentencePattern.test(last.cells[0]!)) return false;
  }
  if (last.page !== line.page) return openKind === "paragraph" && !endsSentencePattern.test(last.cells[0]!);
  return isNextLine(last, line, pitch) && isFull(last, line, page);
}

/** Whether a line is as close to the previous one as the lines of a paragraph are. */
function isNextLine(last: PdfLine, line: PdfLine, pitch: Map<number, number>): boolean {
  const step = last.baseline - line.baseline;
  return step > 0 && step <= (pitch.get(sizeKey(line.size)) ?? line.size * 1.5) * 1.2;
}

const maxTitleLength = 60;
const maxTitleWords = 8;

/** Short lines directly above a table, or above the heading of its prices. They are its title, in any font size. */
function tableTitles(lines: readonly PdfLine[]): Set<PdfLine> {
  const titles = new Set<PdfLine>();
  for (const [index, line] of lines.entries()) {
    const [text, ...others] = line.cells;
    if (others.length > 0 || text!.length > maxTitleLength || /[.!?؟:،,؛…]$/u.test(text!)) continue;
    if (!/\p{L}/u.test(text!) || bulletPattern.test(text!) || text!.split(" ").length > maxTitleWords)
      continue;
    const [next, afterNext] = lines.slice(index + 1, index + 3);
    if (isPriceHead(line)) continue;
    if (isTable(next) || (isPriceHead(next) && isTable(afterNext))) titles.add(line);
  }
  return titles;
}

const isTable = (line: PdfLine | undefined): boolean => line !== undefined && line.cells.length > 1;
const isPriceHead = (line: PdfLine | undefined): boolean =>
  line?.cells.length === 1 && columnOf(line.cells[0]!).kind === "price";

/** Whether a line was broken because the first word of the next one would not have fitted. */
function isFull(last: PdfLine, next: PdfLine, page: PdfLine[]): boolean {
  const column = page.filter(
    (line) => sizeKey(line.size) === sizeKey(last.size) && line.left < last.right && line.right > last.left,
  );
  const width = Math.max(...column.map((line) => line.right)) - Math.min(...column.map((line) => line.left));
  if (width < minTextWidth * last.size) return false;
  const rtl = last.direction === "rtl";
  const edge = rtl
    ? Math.min(...column.map((line) => line.left))
    : Math.max(...column.map((line) => line.right));
  const room = rtl ? last.left - edge : edge - last.right;
  const text = next.cells[0]!;
  const firstWord =
    ((next.right - next.left) * (text.split(" ", 1)[0]!.length + 1)) / Math.max(1, text.length);
  return room < firstWord + 1.5 * next.size;
}

const sizeKey = (size: number): number => Math.round(size * 2);

/** The font size of most letters. */
function bodySize(lines: PdfLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    letters.set(sizeKey(line.size), (letters.get(sizeKey(line.size)) ?? 0) + line.cells.join("").length);
  }
  const [key] = [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0]);
  return key / 2;
}

/** For each font size, the smallest common distance between two lines; a larger one begins a new paragraph. */
function linePitches(lines: PdfLine[]): Map<number, number> {
  const steps = new Map<number, number[]>();
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (!before || before.page !== line.page || sizeKey(before.size) !== sizeKey(line.size)) continue;
    const step = before.baseline - line.baseline;
    if (step < line.size * 0.8 || step > line.size * 2.6) continue;
    steps.set(sizeKey(line.size), [...(steps.get(sizeKey(line.size)) ?? []), step]);
  }
  return new Map(
    [...steps].map(([key, list]) => [key, list.sort((a, b) => a - b)[Math.floor(list.length * 0.2)]!]),
  );
}
