import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { toGreyMap, type Raster } from "./raster.ts";

/** A box by its left, top, right and bottom edge in pixels. */
interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface RecognizedWord {
  text: string;
  /** The confidence, 0–100. */
  confidence: number;
  bbox: Box;
}

export interface RecognizedLine {
  words: RecognizedWord[];
  /** The line's baseline from its left to its right end. */
  baseline: Box;
  rowAttributes: { rowHeight: number };
}

/** The part of the interface of Tesseract, as compiled to WebAssembly, that is used here. */
interface Tesseract {
  TessBaseAPI: new () => TesseractApi;
  FS: { writeFile: (name: string, bytes: Uint8Array) => void };
}

interface TesseractApi {
  /** Returns 0 on success. */
  Init: (folder: null, languages: string, engine: number) => number;
  SetVariable: (name: string, value: string) => void;
  /** Returns 0 on success; the picture is the file `/input`. */
  SetImageFile: (exif: number, angle: number) => number;
  SetRectangle: (left: number, top: number, width: number, height: number) => void;
  Recognize: (monitor: null) => number;
  GetJSONText: (page: number) => string;
  GetUTF8Text: () => string;
  MeanTextConf: () => number;
}

interface Layout {
  blocks: { paragraphs: { lines: RecognizedLine[] }[] | null }[] | null;
}

const require = createRequire(import.meta.url);
const unzip = promisify(gunzip);
const neuralNetworkMode = 1;
const wholePageMode = "3";
const oneWordMode = "8";
/**
 * A Latin word among Arabic ones with less confidence is read again as Arabic, because "ريال" after a number is often
 * recognised as Latin.
 */
const sureOfScript = 70;
/** White margin around a word that is recognised alone, in pixels. */
const wordMargin = 8;

export interface Recognizer {
  /** Returns the lines of a page, block by block. */
  recognize: (raster: Raster) => RecognizedLine[];
}

/** Loads Tesseract with Arabic and English, which takes about a second and 100 MB. */
export async function openRecognizer(): Promise<Recognizer> {
  const load = require("tesseract.js-core/tesseract-core-simd-lstm.js") as (options: {
    print: () => void;
    printErr: () => void;
  }) => Promise<Tesseract>;
  const silent = () => undefined;
  const tesseract = await load({ print: silent, printErr: silent });
  for (const language of ["ara", "eng"])
    tesseract.FS.writeFile(`${language}.traineddata`, await readLanguage(language));
  const open = (languages: string, layout: string): TesseractApi => {
    const api = new tesseract.TessBaseAPI();
    if (api.Init(null, languages, neuralNetworkMode) !== 0) throw new Error(`no Tesseract for ${languages}`);
    api.SetVariable("tessedit_pageseg_mode", layout);
    return api;
  };
  const both = open("ara+eng", wholePageMode);
  const arabic = open("ara", oneWordMode);
  return {
    recognize: (raster) => {
      tesseract.FS.writeFile("/input", toGreyMap(raster));
      if (both.SetImageFile(1, 0) !== 0) return [];
      both.Recognize(null);
      const { blocks } = JSON.parse(both.GetJSONText(0)) as Layout;
      const paragraphs = (blocks ?? []).flatMap((block) => block.paragraphs ?? []);
      arabic.SetImageFile(1, 0);
      return paragraphs.flatMap(({ lines }) => {
        if (!isMostlyArabic(lines)) return lines;
        return lines.map((line) => ({ ...line, words: line.words.map((word) => readAgain(word, arabic)) }));
      });
    },
  };
}

/** Whether most of the words with high confidence are Arabic. */
function isMostlyArabic(lines: readonly RecognizedLine[]): boolean {
  const sure = lines.flatMap(({ words }) => words).filter((word) => !isDoubtful(word));
  const count = (script: RegExp) => sure.filter(({ text }) => script.test(text)).length;
  return count(/\p{Script=Arabic}/u) > count(/\p{Script=Latin}/u);
}

const isDoubtful = ({ text, confidence }: RecognizedWord): boolean =>
  confidence < sureOfScript && /\p{Script=Latin}/u.test(text);

/** Reads a doubtful Latin word as Arabic and returns the result with the higher confidence. */
function readAgain(word: RecognizedWord, arabic: TesseractApi): RecognizedWord {
  if (!isDoubtful(word)) return word;
  const { x0, y0, x1, y1 } = word.bbox;
  const left = Math.max(0, x0 - wordMargin);
  const top = Math.max(0, y0 - wordMargin);
  arabic.SetRectangle(left, top, x1 + wordMargin - left, y1 + wordMargin - top);
  arabic.Recognize(null);
  const confidence = arabic.MeanTextConf();
  return confidence > word.confidence ? { ...word, text: arabic.GetUTF8Text().trim(), confidence } : word;
}

async function readLanguage(language: string): Promise<Uint8Array> {
  const file = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
  return unzip(await readFile(file));
}
