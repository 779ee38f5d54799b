import type { Glyph } from "#server/documents/pdf/glyph.ts";
import { confidenceOf, glyphsOf } from "./recognized-glyphs.ts";
import { openPictures, type PagePictures } from "./page-pictures.ts";
import { openRecognizer, type Recognizer } from "./recognizer.ts";

/** What is recognised with less than this, 0–100, is left out: every other word would be a guess. */
const minPageConfidence = 65;
/** Pages after these, or after this time, are left out; what was read until then is kept. */
const maxScannedPages = 20;
const maxScanMs = 75_000;

/** What a page that is a picture says, and how sure of it one may be. */
interface ScannedPage {
  glyphs: Glyph[];
  /** 0–100, rounded. */
  confidence: number;
}

export interface ScanReader {
  /** Undefined where there is no time left, no picture or no letter; without glyphs where the letters are too unclear. */
  read: (page: number) => Promise<ScannedPage | undefined>;
  close: () => Promise<void>;
}

/** Reads pages that are pictures, within limits for the whole file. What it takes is loaded with the first such page. */
export function scanReaderOf(bytes: Uint8Array): ScanReader {
  const deadline = performance.now() + maxScanMs;
  let pages = 0;
  let opened: Promise<[PagePictures, Recognizer]> | undefined;
  return {
    read: async (page) => {
      pages += 1;
      if (pages > maxScannedPages || performance.now() > deadline) return undefined;
      // pdf.js takes the bytes it is given away from whoever holds them.
      opened ??= Promise.all([openPictures(bytes.slice()), openRecognizer()]);
      const [pictures, recognizer] = await opened;
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
      const [pictures] = (await opened) ?? [];
      await pictures?.close();
    },
  };
}
