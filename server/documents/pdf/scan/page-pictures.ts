import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { collectGlyphs, type DrawnPicture } from "#server/documents/pdf/drawing.ts";
import type { Matrix } from "#server/documents/pdf/matrix.ts";
import { composePage, type DecodedPicture, type PlacedPicture, type Raster } from "./raster.ts";

/**
 * An A4 page at 600 dots per inch has 35 million pixels; larger pictures are left out, because they would exceed the
 * reader's memory.
 */
const maxPicturePixels = 40_000_000;
/** Limits the waiting time for a picture that the file announces and never delivers. */
const maxPictureWaitMs = 10_000;

interface PdfObjects {
  get: (name: string, callback: (value: unknown) => void) => unknown;
}

export interface PagePictures {
  /** Draws the pictures of a page as the page shows them; undefined when it has none. `scale` is in pixels per point. */
  draw: (page: number) => Promise<{ raster: Raster; scale: number } | undefined>;
  close: () => Promise<void>;
}

/** Opens the file a second time with its pictures, which are not decoded when text is read. */
export async function openPictures(bytes: Uint8Array): Promise<PagePictures> {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(bytes, {
    maxImageSize: maxPicturePixels,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: 0,
  });
  return {
    draw: async (number) => {
      const page = await pdf.getPage(number);
      try {
        const { pictures } = collectGlyphs(await page.getOperatorList(), OPS, () => null);
        const placed = await Promise.all(
          pictures.map(async ({ source, matrix }): Promise<PlacedPicture[]> => {
            const picture = await decode(source, page.objs as PdfObjects, page.commonObjs as PdfObjects);
            return picture === undefined ? [] : [{ picture, matrix }];
          }),
        );
        const { width, height, transform } = page.getViewport({ scale: 1 });
        return composePage(placed.flat(), { matrix: transform as unknown as Matrix, width, height });
      } finally {
        page.cleanup();
      }
    },
    close: () => pdf.loadingTask.destroy(),
  };
}

/** Waits for the object of a name and returns undefined after a while: pdf.js delivers pictures after the list of operations that refers to them. */
function waitForObject(name: string, objects: PdfObjects): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), maxPictureWaitMs);
    objects.get(name, (value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

/**
 * Decodes a picture. `source` is a name, a picture, or a stencil whose data may be a name. A set bit of a stencil is
 * not painted.
 */
async function decode(
  source: DrawnPicture["source"],
  pageObjects: PdfObjects,
  documentObjects: PdfObjects,
): Promise<DecodedPicture | undefined> {
  const find = (name: string) => waitForObject(name, name.startsWith("g_") ? documentObjects : pageObjects);
  const found = typeof source === "string" ? await find(source) : source;
  if (typeof found !== "object" || found === null) return undefined;
  const { width, height, kind, data } = found as Partial<Omit<DecodedPicture, "data">> & { data?: unknown };
  const stored =
    typeof data === "string" ? ((await find(data)) as { data?: unknown } | undefined)?.data : data;
  if (!width || !height || !(stored instanceof Uint8Array || stored instanceof Uint8ClampedArray))
    return undefined;
  const picture = { width, height, kind: kind ?? 1, data: stored };
  return stored.length >= bytesNeeded(picture) ? picture : undefined;
}

/** The number of bytes that a picture of this size needs: one bit, three bytes or four bytes per pixel. */
function bytesNeeded({ width, height, kind }: Omit<DecodedPicture, "data">): number {
  return kind === 1 ? ((width + 7) >> 3) * height : width * height * (kind === 2 ? 3 : 4);
}
