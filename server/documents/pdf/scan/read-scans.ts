import type { Glyph } from "#server/documents/pdf/glyph.ts";
import { confidenceOf, glyphsOf } from "./recognized-glyphs.ts";
import { openPictures, type PagePictures } from "./page-pictures.ts";
import { openRecognizer, type Recognizer } from "./recognizer.ts";

/** Pages that are recognised with less confidence (0–100) are left out, because every other word would be wrong. */
const minPageConfidence = 65;
/** Further pages, and pages after the time limit, are left out; those that were read until then are kept. */
const maxScannedPages = 20;
const maxScanMs = 75_000;

/** The text of a page that is a picture, with the confidence of its recognition. */
interface ScannedPage {
  glyphs: Glyph[];
  /** The confidence, 0–100, rounded. */
  confidence: number;
}

export interface ScanReader {
  /**
   * Reads a page. Undefined when no time is left or the page has no picture or letter; without glyphs when the
   * letters are too unclear.
   */
  read: (page: number) => Promise<ScannedPage | undefined>;
  close: () => Promise<void>;
}

/**
 * Returns a reader for pages that are pictures, within limits for the whole file. The libraries are loaded with the
 * first such page.
 */
export function scanReaderOf(bytes: Uint8Array): ScanReader {
  const deadline = performance.now() + maxScanMs;
  let pages = 0;
  let readers: Promise<[PagePictures, Recognizer]> | undefined;
  return {
    read: async (page) => {
      pages += 1;
      if (pages > maxScannedPages || performance.now() > deadline) return undefined;
      // pdf.js transfers the bytes it is given, so it gets a copy.
      readers ??= Promise.all([openPictures(bytes.slice()), openRecognizer()]);
      const [pictures, recognizer] = await readers;
      const drawn = await pictures.draw(page);
      if (drawn === undefined) return undefined;
      const lines = recognizer.recognize(drawn.raster);
      const confidence = Math.round(confidenceOf(lines));
      if (confidence === 0) return undefined;
      const isClear = confidence >= minPageConfidence;
      const place = { scale: drawn.scale, height: drawn.raster.height };
      return { glyphs: isClear ? glyphsOf(lines, place) : [], confidence };
    },
    close: async () => {
      const [pictures] = (await readers) ?? [];
      await pictures?.close();
    },
  };
}
