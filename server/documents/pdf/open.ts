import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { Unreadable } from "#server/documents/problem.ts";
import type { Page } from "./glyph.ts";
import { collectGlyphs } from "./drawing.ts";

export interface OpenPdf {
  title: string | undefined;
  /** Whether the file embeds a picture. A file with pictures and no text is a scan. */
  hasPictures: boolean;
  /** The pages one after the other, so that a book is never in memory as a whole. The generator must be read to its end. */
  pages: AsyncGenerator<Page>;
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Opens a PDF. Throws `Unreadable` with `encrypted` or `damaged`. JavaScript in the file is never run and pictures
 * are never decoded.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const hasPictures = /\/Subtype\s*\/Image\b|\sBI\s/.test(Buffer.from(bytes).toString("latin1"));
  const pdf = await getDocumentProxy(bytes, {
    maxImageSize: 0,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    verbosity: 0,
  }).catch((error: unknown) => {
    throw new Unreadable(nameOf(error) === "PasswordException" ? "encrypted" : "damaged");
  });
  return { title: await titleOf(pdf), hasPictures, pages: pagesOf(pdf) };
}

async function* pagesOf(pdf: Pdf): AsyncGenerator<Page> {
  const { OPS } = await getResolvedPDFJS();
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const drawing = await page.getOperatorList();
      const { glyphs, shapes, rules } = collectGlyphs(drawing, OPS, (font) => page.commonObjs.get(font));
      yield { number, glyphs, shapes, rules };
      page.cleanup();
    }
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function titleOf(pdf: Pdf): Promise<string | undefined> {
  const { info } = await pdf.getMetadata();
  const title = (info as { Title?: unknown }).Title;
  // Most stored titles are the file name that the printing program received.
  return typeof title === "string" && !/\.\w{2,5}$|^Microsoft /.test(title.trim()) ? title : undefined;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");
