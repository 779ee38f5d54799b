import { cleanLine } from "./clean-text.ts";
import type { Block } from "./document.ts";

/** Elements whose content nobody reads as text. */
const SILENT = new Set([
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
const HEADING = /^H[1-6]$/;
/** Elements that stand on their own lines. Everything else runs on within its line. */
const BLOCK = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL".split(
    " ",
  ),
);

/** What is asked of the elements of linkedom, whose own types mean the browser's. */
interface HtmlNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<HtmlNode>;
}

/** The text of an HTML tree in reading order. */
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
  const endRun = (kind: Block["kind"] = "paragraph") => {
    put(kind, run);
    run = "";
  };

  const visit = (node: HtmlNode, inside: Block["kind"]): void => {
    if (node.nodeType === 3) run += node.textContent ?? "";
    if (node.nodeType !== 1) return;
    const name = node.nodeName.toUpperCase();
    if (SILENT.has(name)) return;
    if (name === "BR") return endRun(inside);
    if (name === "TABLE" && !hasInnerTable(node)) {
      endRun(inside);
      for (const row of tableRows(node)) put("table", row);
      return;
    }
    const kind =
      HEADING.test(name) || name === "SUMMARY" || name === "DT" ? "heading" : name === "LI" ? "list" : inside;
    if (!BLOCK.has(name)) {
      for (const child of node.childNodes) visit(child, inside);
      return;
    }
    endRun(inside);
    for (const child of node.childNodes) visit(child, kind);
    endRun(kind);
  };

  visit(root as HtmlNode, "paragraph");
  endRun();
  return blocks;
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

/** Tables within tables lay a page out; only the innermost hold rows. */
const hasInnerTable = (table: HtmlNode): boolean => descendants(table, ["TABLE"]).length > 0;

function tableRows(table: HtmlNode): string[] {
  return descendants(table, ["TR"]).map((row) =>
    descendants(row, ["TD", "TH"])
      .map((cell) => cleanLine(textOf(cell)))
      .filter((text) => text !== "")
      .join(" | "),
  );
}

/** Text with a blank between the paragraphs of a cell. */
function textOf(node: HtmlNode): string {
  if (node.nodeType === 3) return node.textContent ?? "";
  if (node.nodeType !== 1 || SILENT.has(node.nodeName.toUpperCase())) return "";
  const inner = [...node.childNodes].map(textOf).join("");
  return BLOCK.has(node.nodeName.toUpperCase()) || node.nodeName.toUpperCase() === "BR"
    ? ` ${inner} `
    : inner;
}
