import { cleanLine } from "../clean-text.ts";
import type { ReadDocument, Warning } from "../document.ts";
import { Unreadable } from "../problem.ts";
import { blocksOf, type PdfLine } from "./blocks.ts";
import { linesOf } from "./lines.ts";
import { openPdf } from "./open.ts";
import { piecesOf } from "./pieces.ts";
import { withoutRunningHeads } from "./running-heads.ts";
import { isLanguage } from "./language.ts";
import { spacingOf } from "./words.ts";

/** A page without text that draws more than this many shapes holds letters turned into outlines. */
const OUTLINED_TEXT = 200;

/** With more of its letters lost than this a document is refused: what is left would answer for what is missing. */
const MOSTLY_READABLE = 0.2;

export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const pdf = await openPdf(bytes);
  const pages = pdf.pages.map((page) => ({ ...page, pieces: piecesOf(page.glyphs) }));
  const spacing = spacingOf(pages.flatMap((page) => page.pieces));
  const warnings: Warning[] = [];
  let unreadable = 0;
  const lines: PdfLine[] = [];
  for (const page of pages) {
    const read = linesOf(page.pieces, spacing);
    if (read.length === 0 && (pdf.hasPictures || page.shapes > OUTLINED_TEXT)) {
      warnings.push({ code: "page_scanned", place: { page: page.number } });
    } else if (
      !isLanguage(
        read.flatMap((line) => line.cells),
        page.glyphs.map((glyph) => glyph.text).join(""),
      )
    ) {
      warnings.push({ code: "page_unreadable", place: { page: page.number } });
      unreadable += page.glyphs.length;
    } else {
      lines.push(...read.map((line) => ({ ...line, page: page.number })));
    }
  }
  const drawn = pages.reduce((sum, page) => sum + page.glyphs.length, 0);
  if (unreadable > drawn * MOSTLY_READABLE) throw new Unreadable("unreadable_text");
  const blocks = blocksOf(withoutRunningHeads(lines, pages.length));
  if (blocks.length === 0) {
    throw new Unreadable(warnings.length > 0 ? "scanned" : "empty");
  }
  const title = cleanLine(pdf.title ?? "");
  return { format: "pdf", ...(title ? { title } : {}), blocks, faqs: [], products: [], warnings };
}
