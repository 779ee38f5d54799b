import { cleanLine } from "./clean-text.ts";
import type { Block } from "./document.ts";

/** Elements whose content is not text. */
const silentTags = new Set([
  "SCRIPT",
  "STYLE",
  "NOSCRIPT",
  "TEMPLATE",
  "SVG",
  "IFRAME",
  "OBJECT",
  "SELECT",
  "TEXTAREA",
  "HEAD",
]);
const headingPattern = /^H[1-6]$/;
/** Elements that have lines of their own. All others continue the line. */
const block = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL".split(
    " ",
  ),
);

/** The properties of linkedom's elements that are used; the types of linkedom describe the browser's elements. */
interface HtmlNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<HtmlNode>;
  getAttribute?: (name: string) => string | null;
}

/** Elements that make their text bold. */
const bold = new Set(["STRONG", "B"]);
/** A longer bold paragraph is emphasis and not a title. */
const maxTitleCharacters = 80;
/** Characters at the end of sentences, which titles do not have. */
const endsSentencePattern = /[.!。؛;،,]$/u;

/** Whether all text of a node is bold. */
function isBold(node: HtmlNode): boolean {
  if (node.nodeType === 3) return (node.textContent ?? "").trim() === "";
  if (node.nodeType !== 1) return true;
  if (bold.has(node.nodeName.toUpperCase())) return true;
  return [...node.childNodes].every(isBold);
}

/** For each node, the next one that contains text. */
function nextNodes(nodes: readonly HtmlNode[]): (HtmlNode | undefined)[] {
  let next: HtmlNode | undefined;
  return nodes
    .toReversed()
    .map((node) => {
      const after = next;
      if ((node.textContent ?? "").trim() !== "") next = node;
      return after;
    })
    .toReversed();
}

/**
 * Whether a paragraph is a title: short, bold and above text that is not bold. Owners who do not use their word
 * processor's headings write titles like this.
 */
function isBoldTitle(node: HtmlNode, next: HtmlNode | undefined): boolean {
  if (node.nodeName.toUpperCase() !== "P" || next === undefined) return false;
  const text = cleanLine(textOf(node));
  if (text === "" || text.length > maxTitleCharacters || endsSentencePattern.test(text) || !isBold(node))
    return false;
  return next.nodeName.toUpperCase() === "TABLE" || !isBold(next);
}

/** Returns the text of an HTML tree in reading order. */
export function htmlBlocks(root: unknown): Block[] {
  const blocks: Block[] = [];
  let heading: string | undefined;
  let run = "";

  const put = (kind: Block["kind"], raw: string) => {
    const text = cleanLine(raw);
    if (text === "") return;
    if (kind === "heading") heading = text;
    blocks.push({ kind, text, place: kind !== "heading" && heading !== undefined ? { heading } : {} });
  };
  const putTable = (rows: string[][]) => {
    let startsTable = true;
    for (const cells of rows) {
      const text = tableLine(cells);
      if (text === "") continue;
      blocks.push({
        kind: "table",
        text,
        cells,
        startsTable,
        place: heading === undefined ? {} : { heading },
      });
      startsTable = false;
    }
  };
  const endRun = (kind: Block["kind"] = "paragraph") => {
    put(kind, run);
    run = "";
  };

  const visit = (node: HtmlNode, inside: Block["kind"]): void => {
    if (node.nodeType === 3) run += node.textContent ?? "";
    if (node.nodeType !== 1) return;
    const name = node.nodeName.toUpperCase();
    if (silentTags.has(name)) return;
    if (name === "BR") return endRun(inside);
    if (name === "TABLE" && !hasInnerTable(node)) {
      endRun(inside);
      putTable(tableRows(node));
      return;
    }
    const kind =
      headingPattern.test(name) || name === "SUMMARY" || name === "DT"
        ? "heading"
        : name === "LI"
          ? "list"
          : inside;
    if (!block.has(name)) {
      for (const child of node.childNodes) visit(child, inside);
      return;
    }
    endRun(inside);
    const children = [...node.childNodes];
    const nextWithText = nextNodes(children);
    for (const [index, child] of children.entries())
      visit(child, isBoldTitle(child, nextWithText[index]) ? "heading" : kind);
    endRun(kind);
  };

  visit(root as HtmlNode, "paragraph");
  endRun();
  return blocks;
}

/**
 * Joins the cells of a row to a line of text. An empty cell before a filled one keeps its place, so that cells stay
 * under their headings.
 */
function tableLine(cells: readonly string[]): string {
  const last = cells.findLastIndex((cell) => cell !== "");
  return cells
    .slice(0, last + 1)
    .map((cell) => (cell === "" ? "–" : cell))
    .join(" | ");
}

function descendants(node: HtmlNode, names: string[]): HtmlNode[] {
  return [...node.childNodes].flatMap((child) =>
    names.includes(child.nodeName.toUpperCase())
      ? [child]
      : child.nodeType === 1
        ? descendants(child, names)
        : [],
  );
}

/** Tables that contain tables are used for layout; only the innermost ones have rows. */
const hasInnerTable = (table: HtmlNode): boolean => descendants(table, ["TABLE"]).length > 0;

/** Returns the cells of each row; a cell that spans several columns or rows is repeated in each of them. */
function tableRows(table: HtmlNode): string[][] {
  const rows: string[][] = [];
  const below = new Map<number, { text: string; rows: number }>();
  for (const row of descendants(table, ["TR"])) {
    const cells: string[] = [];
    const takeFromAbove = () => {
      for (let held = below.get(cells.length); held !== undefined; held = below.get(cells.length)) {
        if (held.rows > 1) below.set(cells.length, { ...held, rows: held.rows - 1 });
        else below.delete(cells.length);
        cells.push(held.text);
      }
    };
    for (const cell of descendants(row, ["TD", "TH"])) {
      takeFromAbove();
      const text = cleanLine(textOf(cell));
      const [columns, down] = [spanOf(cell, "colspan"), spanOf(cell, "rowspan")];
      for (let at = 0; at < columns; at += 1) {
        if (down > 1) below.set(cells.length, { text, rows: down - 1 });
        cells.push(at === 0 ? text : "");
      }
    }
    takeFromAbove();
    rows.push(cells);
  }
  return rows;
}

/** A larger span is decoration. */
const maxSpan = 50;

function spanOf(cell: HtmlNode, name: "colspan" | "rowspan"): number {
  const span = Number(cell.getAttribute?.(name) ?? 1);
  return Number.isInteger(span) && span > 0 ? Math.min(span, maxSpan) : 1;
}

/** Returns the text of a cell, with a blank between its paragraphs. */
function textOf(node: HtmlNode): string {
  if (node.nodeType === 3) return node.textContent ?? "";
  if (node.nodeType !== 1 || silentTags.has(node.nodeName.toUpperCase())) return "";
  const inner = [...node.childNodes].map(textOf).join("");
  return block.has(node.nodeName.toUpperCase()) || node.nodeName.toUpperCase() === "BR"
    ? ` ${inner} `
    : inner;
}
