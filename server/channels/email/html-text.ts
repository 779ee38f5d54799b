import { compile, type FormatCallback } from "html-to-text";
import sanitizeHtml from "sanitize-html";

/**
 * Maximum length of HTML that is converted; the rest of a longer mail is history or advertising. Staff read the text of
 * a mail whose HTML is longer.
 */
export const maxHtmlLength = 400_000;

const blocks =
  "address article center dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tbody thead tr ul".split(
    " ",
  );
/** Elements that are surrounded by an empty line. */
const spaced = new Set(["p", "ol", "ul", "table", "pre", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** Classes with which mail programs mark quotes. */
const quoteClasses = ["gmail_quote", "yahoo_quoted", "protonmail_quote"];

const textOf = (node: Parameters<FormatCallback>[0]): string =>
  node.type === "text" ? (node.data ?? "") : (node.children ?? []).map(textOf).join("");

/**
 * Formats a quoted mail. A forwarded mail is marked as a quote too, but counts as content, because the sender wants
 * it to be read.
 */
const formatQuote: FormatCallback = (element, walk, builder, options) => {
  const isForwarded = element.name !== "blockquote" && /^\s*-{5,}/.test(textOf(element));
  builder.options.formatters![isForwarded ? "block" : "blockquote"]!(element, walk, builder, options);
};

/** Separates the text of neighbouring cells: `Espresso 12`, never `Espresso12`. */
const formatCell: FormatCallback = (element, walk, builder) => {
  builder.addInline(" ");
  walk(element.children, builder);
};

/** Adds the address of a link whose text does not show it. */
const formatLink: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  const href = element.attribs?.["href"] ?? "";
  const words = textOf(element).trim();
  if (href !== "" && words !== "" && !words.includes(href.replace(/^https?:\/\/|\/$/g, "")))
    builder.addInline(` (${href})`);
};

const linesAround = (count: number) => ({ leadingLineBreaks: count, trailingLineBreaks: count });

const toText = compile({
  wordwrap: false,
  formatters: { quote: formatQuote, cell: formatCell, link: formatLink },
  selectors: [
    ...blocks.map((selector) => ({
      selector,
      format: "block",
      options: linesAround(spaced.has(selector) ? 2 : 1),
    })),
    { selector: "ol", format: "unorderedList", options: { itemPrefix: "- " } },
    { selector: "ul", format: "unorderedList", options: { itemPrefix: "- " } },
    { selector: "td", format: "cell" },
    { selector: "th", format: "cell" },
    { selector: "a", format: "link" },
    { selector: "blockquote", format: "quote" },
    ...quoteClasses.map((name) => ({ selector: `div.${name}`, format: "quote" })),
  ],
});

/** Keeps only elements that contain text, and limits the depth, because thousands of nested tables would be an attack. */
const structureOf = (html: string): string =>
  sanitizeHtml(html.slice(0, maxHtmlLength), {
    allowedTags: [...blocks, "blockquote", "a", "br", "td", "th", "span"],
    allowedAttributes: { a: ["href"] },
    allowedClasses: { div: quoteClasses, blockquote: quoteClasses },
    allowedSchemes: ["http", "https"],
    nonTextTags: ["style", "script", "title", "textarea", "option", "noscript", "svg", "xmp"],
    nestingLimit: 80,
  });

/** Converts a mail's HTML to plain text: lines, `> ` before quotes, and the addresses of links. */
export const htmlToText = (html: string): string =>
  toText(structureOf(html))
    .replace(/[^\S\n]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
