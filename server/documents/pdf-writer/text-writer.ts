import { toAsciiDigits } from "#shared/rules/digits.ts";
import { type FontScript, type FontWeight, readFont } from "./fonts.ts";
import { type VisualRun, visualRuns } from "./visual-runs.ts";

export interface TextStyle {
  size: number;
  weight: FontWeight;
  color: string;
}

/** Position of a text: its edges, its top and its reading direction. */
export interface TextBox {
  left: number;
  width: number;
  top: number;
  direction: "ltr" | "rtl";
  align: "start" | "center";
}

interface MeasuredLine {
  runs: (VisualRun & { width: number })[];
  width: number;
}

const lineHeight = 1.45;

/** Without these options the writer would shape and order the words of a line separately, from left to right. */
const asOneRun = { features: [], lineBreak: false } satisfies PDFKit.Mixins.TextOptions;

/** Writes Arabic and Latin text into a PDF document, with shaping and in reading order. */
export class TextWriter {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts = new Set<string>();

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /**
   * Writes a text over as many lines as necessary and returns its height. Digits are written as Latin ones, as
   * everywhere in the product; shaping would also reverse Arabic ones.
   */
  write(text: string, box: TextBox, style: TextStyle): number {
    const lines = this.#wrap(toAsciiDigits(text), box, style);
    for (const [index, line] of lines.entries())
      this.#writeLine(line, { ...box, top: box.top + index * style.size * lineHeight }, style);
    return lines.length * style.size * lineHeight;
  }

  #writeLine(line: MeasuredLine, { left, width, top, direction, align }: TextBox, style: TextStyle): void {
    const spare = width - line.width;
    let x = left + (align === "center" ? spare / 2 : direction === "rtl" ? spare : 0);
    this.#document.fillColor(style.color);
    for (const run of line.runs) {
      this.#useFont(run.script, style);
      this.#document.text(run.text, x, top, { ...asOneRun, baseline: "top" });
      x += run.width;
    }
  }

  #measure(line: string, direction: "ltr" | "rtl", style: TextStyle): MeasuredLine {
    const runs = visualRuns(line, direction).map((run) => {
      this.#useFont(run.script, style);
      return { ...run, width: this.#document.widthOfString(run.text, asOneRun) };
    });
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  /** Breaks a text between words, and within a word that is wider than the box. */
  #wrap(text: string, { width, direction }: TextBox, style: TextStyle): MeasuredLine[] {
    const measure = (line: string) => this.#measure(line, direction, style);
    const lines: MeasuredLine[] = [];
    for (const paragraph of text.split("\n")) {
      let line = measure(paragraph);
      if (line.width > width) {
        let written = "";
        for (const word of paragraph
          .split(/\s+/)
          .flatMap((whole) => this.#wordParts(whole, width, measure))) {
          const longer = written === "" ? word : `${written} ${word}`;
          const measured = measure(longer);
          if (written !== "" && measured.width > width) {
            lines.push(line);
            written = word;
            line = measure(word);
          } else {
            written = longer;
            line = measured;
          }
        }
      }
      lines.push(line);
    }
    return lines;
  }

  /** Splits a word into parts that fit the width; nearly all words remain whole. */
  #wordParts(word: string, width: number, measure: (line: string) => MeasuredLine): string[] {
    const parts: string[] = [];
    let rest = word;
    while (rest.length > 1 && measure(rest).width > width) {
      let end = rest.length - 1;
      while (end > 1 && measure(rest.slice(0, end)).width > width) end -= 1;
      parts.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    return [...parts, rest];
  }

  #useFont(script: FontScript, { weight, size }: TextStyle): void {
    const name = `${script}-${weight}`;
    if (!this.#fonts.has(name)) {
      this.#document.registerFont(name, readFont(script, weight));
      this.#fonts.add(name);
    }
    this.#document.font(name).fontSize(size);
  }
}
