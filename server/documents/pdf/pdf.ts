import { cleanLine } from "#server/documents/clean-text.ts";
import type { ReadDocument, Warning } from "#server/documents/document.ts";
import { Unreadable } from "#server/documents/problem.ts";
import { withTables } from "#server/documents/tables/with-tables.ts";
import { blocksOf } from "./blocks.ts";
import type { Glyph } from "./glyph.ts";
import { linesOf, type Line, type PdfLine } from "./lines.ts";
import { openPdf } from "./open.ts";
import { piecesOf } from "./pieces.ts";
import { type RuledTable, ruledTables } from "./ruled-tables.ts";
import { withoutRunningHeads } from "./running-heads.ts";
import { isLanguage } from "./language.ts";
import { fillTables, isTextTable, linesOfTable } from "./table-lines.ts";
import type { ScanReader } from "./scan/read-scans.ts";
import { noSpacesYet, spacingOf, type SpaceCount } from "./words.ts";

/** A page without text that draws more shapes than this contains letters converted to outlines. */
const minOutlinedPaths = 200;

/**
 * A document that lost a larger share of its letters is refused, because the rest would answer questions about the
 * lost part.
 */
const maxLossShare = 0.2;

/** Reads a PDF. `scans` reads pages that are pictures; without it they are left out and listed in a warning. */
export async function readPdf(bytes: Uint8Array, scans?: ScanReader): Promise<ReadDocument> {
  const pdf = await openPdf(bytes);
  const spaces = noSpacesYet();
  const warnings: Warning[] = [];
  const lines: PdfLine[] = [];
  const drawn = { pages: 0, glyphs: 0, unreadable: 0 };
  for await (const page of pdf.pages) {
    const place = { page: page.number };
    drawn.pages += 1;
    drawn.glyphs += page.glyphs.length;
    const read = readGlyphs(page.glyphs, spaces, ruledTables(page.rules));
    if (read.lines.length === 0) {
      if (!pdf.hasPictures && page.shapes <= minOutlinedPaths) continue;
      const scanned = pdf.hasPictures ? await scans?.read(page.number) : undefined;
      const recognized = readGlyphs(scanned?.glyphs ?? [], noSpacesYet());
      const isRead = recognized.lines.length > 0 && recognized.isLanguage;
      if (isRead) lines.push(...recognized.lines.map((line) => ({ ...line, page: page.number })));
      warnings.push(
        scanned === undefined
          ? { code: "page_scanned", place }
          : { code: isRead ? "page_recognized" : "page_unclear", place, confidence: scanned.confidence },
      );
    } else if (read.isLanguage) {
      lines.push(...read.lines.map((line) => ({ ...line, page: page.number })));
    } else {
      warnings.push({ code: "page_unreadable", place });
      drawn.unreadable += page.glyphs.length;
    }
  }
  if (drawn.unreadable > drawn.glyphs * maxLossShare) throw new Unreadable("unreadable_text");
  const blocks = blocksOf(withoutRunningHeads(lines, drawn.pages));
  if (blocks.length === 0) throw new Unreadable(problemOfEmpty(warnings));
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

/** Returns a page's lines with its tables' rows among them: a table stands before the first line that is below it. */
function withTableLines(lines: readonly Line[], tables: readonly Line[][]): Line[] {
  const all = [...lines];
  for (const rows of tables.toReversed()) {
    const top = rows[0]?.baseline ?? 0;
    const at = all.findIndex(({ baseline, angle }) => angle === 0 && baseline < top);
    all.splice(at < 0 ? all.length : at, 0, ...rows);
  }
  return all;
}

function readText(glyphs: Glyph[], spaces: SpaceCount): Line[] {
  const pieces = piecesOf(glyphs);
  return linesOf(pieces, spacingOf(pieces, spaces));
}

function readWithTables(glyphs: Glyph[], spaces: SpaceCount, tables: readonly RuledTable[]): Line[] {
  const found = fillTables(glyphs, tables)
    .filled.filter(isTextTable)
    .map(({ table }) => table);
  if (found.length === 0) return readText(glyphs, spaces);
  // The glyphs are copied, because making pieces joins marks to their letters, which may happen only once for each
  // glyph.
  const spacing = spacingOf(piecesOf(structuredClone(glyphs)), spaces);
  const { filled, rest } = fillTables(glyphs, found);
  return withTableLines(
    linesOf(piecesOf(rest), spacing),
    filled.map((table) => linesOfTable(table, spacing)),
  );
}

/** Returns the lines of a page's glyphs, and whether their text can be language. */
function readGlyphs(
  glyphs: Glyph[],
  spaces: SpaceCount,
  tables: readonly RuledTable[] = [],
): { lines: Line[]; isLanguage: boolean } {
  const raw = glyphs.map((glyph) => glyph.text).join("");
  const lines = tables.length === 0 ? readText(glyphs, spaces) : readWithTables(glyphs, spaces, tables);
  const cells = lines.flatMap((line) => line.cells);
  return { lines, isLanguage: lines.length > 0 && isLanguage(cells, raw) };
}

/** Returns why no page has any text. */
function problemOfEmpty(warnings: readonly Warning[]): "empty" | "scanned" | "scan_unclear" {
  if (warnings.some(({ code }) => code === "page_unclear")) return "scan_unclear";
  return warnings.length > 0 ? "scanned" : "empty";
}
