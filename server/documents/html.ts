import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import { cleanLine } from "./clean-text.ts";
import type { ReadDocument } from "./document.ts";
import { decodeHtml } from "./html-charset.ts";
import { htmlBlocks } from "./html-blocks.ts";
import { withTables } from "./tables/with-tables.ts";

/**
 * Readability is made for articles. When it finds less than this share of a page's text, the page is no article (a
 * FAQ, a menu).
 */
const articleShare = 0.4;
const maxLinks = 500;
const maxLinkLength = 2000;
/** Parts that all pages of a site have in common. */
const navigationSelector =
  "nav, header nav, footer, [role=navigation], [role=contentinfo], [aria-hidden=true], [hidden], dialog, .cookie-banner";

/**
 * Reads a web page: its article without menus and advertising, or everything except the navigation when there is no
 * article.
 */
export function readHtml(page: { bytes: Uint8Array; contentType: string }): ReadDocument {
  const html = decodeHtml(page.bytes, page.contentType);
  const { document } = parseHTML(html);
  const title = cleanLine(document.querySelector("title")?.textContent ?? "");
  const links = linksOf(document);
  for (const element of document.querySelectorAll(navigationSelector)) element.remove();
  const whole = htmlBlocks(document.body ?? document.documentElement);
  const article = articleBlocks(html);
  const blocks = lengthOf(article) >= lengthOf(whole) * articleShare ? article : whole;
  return withTables({
    format: "html",
    ...(title ? { title } : {}),
    blocks,
    faqs: [],
    products: [],
    warnings: [],
    links,
  });
}

/** Links of the menu are included, because they lead to the site's other pages. */
function linksOf(document: Document): string[] {
  const links = [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
  return [...new Set(links)].filter((link) => link.length <= maxLinkLength).slice(0, maxLinks);
}

function articleBlocks(html: string): ReadDocument["blocks"] {
  // Readability modifies the tree it is given, so it gets a copy.
  const article = new Readability(parseHTML(html).document, {
    charThreshold: 200,
  }).parse();
  if (!article?.content) return [];
  return htmlBlocks(parseHTML(`<html><body>${article.content}</body></html>`).document.body);
}

const lengthOf = (blocks: ReadDocument["blocks"]): number =>
  blocks.reduce((sum, block) => sum + block.text.length, 0);
