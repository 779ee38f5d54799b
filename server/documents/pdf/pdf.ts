import { cleanLine } from "#server/documents/clean-text.ts";
import type { ReadDocument, Warning } from "#server/documents/document.ts";
import { Unreadable } from "#server/documents/problem.ts";
import { withTables } from "#server/documents/tables/with-tables.ts";
import { blocksOf } from "./blocks.ts";
import type { PdfLine } from "./lines.ts";
import { linesOf } from "./lines.ts";
import { openPdf } from "./open.ts";
import { piecesOf } from "./pieces.ts";
import { withoutRunningHeads } from "./running-heads.ts";
import { isLanguage } from "./language.ts";
import { noSpacesYet, spacingOf } from "./words.ts";

/** A page without text that draws more than this many shapes holds letters turned into outlines. */
const OUTLINED_TEXT = 200;

/** With more of its letters lost than this a document is refused: what is left would answer for what is missing. */
const TOLERATED_LOSS = 0.2;

export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const pdf = await openPdf(bytes);
  const spaces = noSpacesYet();
  const warnings: Warning[] = [];
  const lines: PdfLine[] = [];
  const drawn = { pages: 0, glyphs: 0, unreadable: 0 };
  for await (const page of pdf.pages) {
    const place = { page: page.number };
    const raw = page.glyphs.map((glyph) => glyph.text).join("");
    const pieces = piecesOf(page.glyphs);
    const read = linesOf(pieces, spacingOf(pieces, spaces));
    drawn.pages += 1;
    drawn.glyphs += page.glyphs.length;
    if (read.length === 0) {
      if (pdf.hasPictures || page.shapes > OUTLINED_TEXT) warnings.push({ code: "page_scanned", place });
    } else if (
      isLanguage(
        read.flatMap((line) => line.cells),
        raw,
      )
    ) {
      lines.push(...read.map((line) => ({ ...line, page: page.number })));
    } else {
      warnings.push({ code: "page_unreadable", place });
      drawn.unreadable += page.glyphs.length;
    }
  }
  if (drawn.unreadable > drawn.glyphs * TOLERATED_LOSS) throw new Unreadable("unreadable_text");
  const blocks = blocksOf(withoutRunningHeads(lines, drawn.pages));
  if (blocks.length === 0) throw new Unreadable(warnings.length > 0 ? "scanned" : "empty");
  const title = cleanLine(pdf.title ?? "");
  return withTables({
    format: "pdf",
    ...(title ? { title } : {}),
    blocks,
    faqs: [],
    products: [],
    warnings,
  });
}
