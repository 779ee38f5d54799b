import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { Unreadable } from "../problem.ts";
import type { Page } from "./glyph.ts";
import { drawnGlyphs } from "./drawing.ts";

/** More pages than any price list or manual has; beyond it only time and memory are spent. */
const MAX_PAGES = 2_000;

export interface OpenPdf {
  title: string | undefined;
  pages: Page[];
  /** Whether the file embeds any picture: with no text at all it is a scan. */
  hasPictures: boolean;
}

/** Throws `Unreadable` with `encrypted` or `damaged`. JavaScript in the file is never run and pictures are never decoded. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const hasPictures = /\/Subtype\s*\/Image\b|\sBI\s/.test(Buffer.from(bytes).toString("latin1"));
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(bytes, {
    maxImageSize: 0,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    verbosity: 0,
  }).catch((error: unknown) => {
    throw new Unreadable(nameOf(error) === "PasswordException" ? "encrypted" : "damaged");
  });
  try {
    if (pdf.numPages > MAX_PAGES) throw new Unreadable("too_slow");
    const pages: Page[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const drawing = await page.getOperatorList();
      pages.push({ number, ...drawnGlyphs(drawing, OPS, (font) => page.commonObjs.get(font)) });
      page.cleanup();
    }
    return { title: await titleOf(pdf), pages, hasPictures };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function titleOf(pdf: Pdf): Promise<string | undefined> {
  const { info } = await pdf.getMetadata();
  const title = (info as { Title?: unknown }).Title;
  // Most are not titles but what the printing program was handed.
  return typeof title === "string" && !/\.\w{2,5}$|^Microsoft /.test(title.trim()) ? title : undefined;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");
