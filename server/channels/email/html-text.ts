import { parseHTML } from "linkedom";
import sanitizeHtml from "sanitize-html";

/** What of a mail's HTML is looked at; the rest of a longer one is history or advertising. */
const MOST_HTML = 400_000;

/** How mail programs mark what they quote. */
const quoteClasses = ["gmail_quote", "yahoo_quoted", "protonmail_quote", "moz-cite-prefix", "gmail_attr"];

const blocks = new Set(
  "ADDRESS ARTICLE BLOCKQUOTE CENTER DD DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI OL P PRE SECTION TABLE TBODY THEAD TR UL".split(
    " ",
  ),
);
/** Elements with a line of space around them. */
const spaced = /^(P|BLOCKQUOTE|UL|OL|TABLE|H[1-6]|PRE)$/;

/** What is asked of the elements of linkedom, whose own types mean the browser's. */
interface HtmlNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<HtmlNode>;
  className?: string;
  getAttribute?: (name: string) => string | null;
}

/** A mail's HTML as a person would have typed it: lines, `> ` before what is quoted, addresses of links kept. */
export function htmlToText(html: string): string {
  const { document } = parseHTML(`<html><body>${structureOf(html)}</body></html>`);
  const lines: string[] = [];
  let run = "";
  const endLine = () => {
    const line = run.replace(/[^\S\n]+/g, " ").trim();
    if (line !== "") lines.push(line);
    run = "";
  };
  const space = () => {
    endLine();
    if (lines.length > 0 && lines.at(-1) !== "") lines.push("");
  };
  const within = (node: HtmlNode) => {
    for (const child of node.childNodes) visit(child);
  };
  const visit = (node: HtmlNode): void => {
    if (node.nodeType === 3) run += (node.textContent ?? "").replace(/\s+/g, " ");
    if (node.nodeType !== 1) return;
    const name = node.nodeName.toUpperCase();
    if (name === "BR") {
      if (run.trim() === "") return space();
      return endLine();
    }
    if (isQuote(node)) {
      space();
      const from = lines.length;
      within(node);
      endLine();
      for (let at = from; at < lines.length; at++) lines[at] = `> ${lines[at]}`;
      return space();
    }
    if (name === "TD" || name === "TH") run += " ";
    if (name === "LI") {
      endLine();
      run = "- ";
    }
    if (!blocks.has(name)) {
      within(node);
      if (name === "A") run += linkOf(node);
      return;
    }
    if (spaced.test(name)) space();
    else if (name !== "LI") endLine();
    within(node);
    if (spaced.test(name)) space();
    else endLine();
  };
  visit(document.body as unknown as HtmlNode);
  endLine();
  return lines.join("\n").trim();
}

/** Only what carries words, flat enough to be walked: a thousand nested tables are somebody's attack. */
const structureOf = (html: string): string =>
  sanitizeHtml(html.slice(0, MOST_HTML), {
    allowedTags: [...blocks, "A", "BR", "TD", "TH", "SPAN"].map((name) => name.toLowerCase()),
    allowedAttributes: { a: ["href"] },
    allowedClasses: { div: quoteClasses, blockquote: quoteClasses },
    allowedSchemes: ["http", "https"],
    nonTextTags: ["style", "script", "title", "textarea", "option", "noscript", "svg", "xmp"],
    nestingLimit: 80,
  });

/** A forwarded mail is marked as quoted too, but it is what the sender wants us to read. */
function isQuote(node: HtmlNode): boolean {
  if (node.nodeName.toUpperCase() === "BLOCKQUOTE") return true;
  if (!/gmail_quote|yahoo_quoted|protonmail_quote/.test(node.className ?? "")) return false;
  return !/^\s*-{5,}/.test(node.textContent ?? "");
}

/** The address of a link whose words do not show it. */
function linkOf(node: HtmlNode): string {
  const href = node.getAttribute?.("href") ?? "";
  const words = (node.textContent ?? "").trim();
  return href === "" || words === "" || words.includes(href.replace(/^https?:\/\/|\/$/g, ""))
    ? ""
    : ` (${href})`;
}
