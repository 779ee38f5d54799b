import type { Glyph } from "./glyph.ts";
import { multiply, type Matrix } from "./matrix.ts";
import { type Paint, type Rule, rulesOf } from "./rules.ts";

/** The list of drawing operations that pdf.js returns for a page. */
interface Drawing {
  fnArray: number[];
  argsArray: unknown[];
}

interface Font {
  name?: string;
  fontMatrix?: number[];
  vertical?: boolean;
}

/**
 * A picture that a page draws: the name under which pdf.js delivers it or, for small ones and stencils, the picture
 * itself.
 */
export interface DrawnPicture {
  source: unknown;
  /** Maps the picture's unit square to the page. */
  matrix: Matrix;
}

interface TextState {
  matrix: Matrix;
  font: Font;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];
/** Maximum number of lines that are read from a page; more belong to a drawing, or to a file made to take time. */
const maxRules = 4000;
const boldPattern = /bold|black|heavy|semibold|demi/i;

/**
 * Interprets the drawing operations of a page and records the position of each glyph. The text mode of pdf.js is not
 * used, because it guesses spaces from kerning (which splits Arabic words) and orders mixed lines by their share of
 * Latin.
 */
export function collectGlyphs(
  drawing: Drawing,
  OPS: Record<string, number>,
  fontNamed: (name: string) => Font | null,
): { glyphs: Glyph[]; shapes: number; rules: Rule[]; pictures: DrawnPicture[] } {
  const glyphs: Glyph[] = [];
  const rules: Rule[] = [];
  const paints = paintsOf(OPS);
  const pictures: DrawnPicture[] = [];
  let shapes = 0;
  let state: TextState = {
    matrix: identity,
    font: {},
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  };
  const saved: TextState[] = [];
  let line: Matrix = identity;
  let pen: Matrix = identity;

  const moveLine = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    pen = line;
  };
  const restore = () => {
    state = saved.pop() ?? state;
  };
  const drawPicture = ([source]: unknown[]) => pictures.push({ source, matrix: state.matrix });

  const operations: Record<number, (args: unknown[]) => void> = {
    [OPS.save!]: () => saved.push(state),
    [OPS.restore!]: restore,
    [OPS.paintFormXObjectBegin!]: ([matrix]) => {
      saved.push(state);
      if (matrix) state = { ...state, matrix: multiply(state.matrix, matrixOf(matrix)) };
    },
    [OPS.paintFormXObjectEnd!]: restore,
    [OPS.beginAnnotation!]: () => saved.push(state),
    [OPS.endAnnotation!]: restore,
    [OPS.transform!]: (args) => {
      state = { ...state, matrix: multiply(state.matrix, matrixOf(args)) };
    },
    [OPS.beginText!]: () => {
      line = identity;
      pen = identity;
    },
    [OPS.setTextMatrix!]: (args) => {
      line = matrixOf(args.length === 1 ? args[0] : args);
      pen = line;
    },
    [OPS.moveText!]: ([x, y]) => moveLine(Number(x), Number(y)),
    [OPS.setLeadingMoveText!]: ([x, y]) => {
      state = { ...state, leading: -Number(y) };
      moveLine(Number(x), Number(y));
    },
    [OPS.nextLine!]: () => moveLine(0, -state.leading),
    [OPS.setLeading!]: ([leading]) => {
      state = { ...state, leading: Number(leading) };
    },
    [OPS.setFont!]: ([name, size]) => {
      state = { ...state, font: fontNamed(String(name)) ?? {}, fontSize: Number(size) };
    },
    [OPS.setCharSpacing!]: ([value]) => {
      state = { ...state, charSpacing: Number(value) };
    },
    [OPS.setWordSpacing!]: ([value]) => {
      state = { ...state, wordSpacing: Number(value) };
    },
    [OPS.setHScale!]: ([percent]) => {
      state = { ...state, scale: Number(percent) / 100 };
    },
    [OPS.setTextRise!]: ([value]) => {
      state = { ...state, rise: Number(value) };
    },
    [OPS.showText!]: ([shown]) => {
      pen = drawText(shown as Shown[], state, pen, glyphs);
    },
    [OPS.paintImageXObject!]: drawPicture,
    [OPS.paintInlineImageXObject!]: drawPicture,
    [OPS.paintImageMaskXObject!]: drawPicture,
    [OPS.constructPath!]: ([paint, paths]) => {
      shapes += 1;
      const [path] = paths as [ArrayLike<number> | null];
      if (path !== null && rules.length < maxRules)
        rules.push(...rulesOf(path, paints.get(Number(paint)) ?? "none", state.matrix));
    },
  };

  drawing.fnArray.forEach((operation, index) => {
    operations[operation]?.((drawing.argsArray[index] ?? []) as unknown[]);
  });
  return { glyphs, shapes, rules, pictures };
}

/** The effect of each operation that ends a path. */
const paintsOf = (OPS: Record<string, number>): Map<number, Paint> =>
  new Map([
    ...["stroke", "closeStroke", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"].map(
      (name) => [OPS[name]!, "stroke"] as const,
    ),
    ...["fill", "eoFill"].map((name) => [OPS[name]!, "fill"] as const),
  ]);

/** A glyph of pdf.js, or a kerning adjustment in thousandths of the font size. */
type Shown = number | { unicode: string; width: number; isSpace: boolean };

function drawText(shown: Shown[], state: TextState, start: Matrix, into: Glyph[]): Matrix {
  const unit = state.font.fontMatrix?.[0] ?? 0.001;
  const bold = boldPattern.test(state.font.name ?? "");
  let pen = start;
  for (const item of shown) {
    if (typeof item === "number") {
      const step = (-item / 1000) * state.fontSize;
      pen = multiply(pen, [
        1,
        0,
        0,
        1,
        state.font.vertical ? 0 : step * state.scale,
        state.font.vertical ? step : 0,
      ]);
      continue;
    }
    const width = item.width * unit * state.fontSize * state.scale;
    const spacing = (state.charSpacing + (item.isSpace ? state.wordSpacing : 0)) * state.scale;
    const placed = placedGlyph(
      item.unicode,
      multiply(state.matrix, pen),
      width,
      state.fontSize,
      state.rise,
      bold,
    );
    if (placed) into.push(placed);
    pen = multiply(
      pen,
      state.font.vertical ? [1, 0, 0, 1, 0, -state.fontSize] : [1, 0, 0, 1, width + spacing, 0],
    );
  }
  return pen;
}

function placedGlyph(
  text: string,
  at: Matrix,
  width: number,
  fontSize: number,
  rise: number,
  bold: boolean,
): Glyph | undefined {
  const [a, b, c, d, e, f] = at;
  const x = e + c * rise;
  const y = f + d * rise;
  const size = Math.hypot(c, d) * Math.abs(fontSize);
  if (!Number.isFinite(x + y + size + width) || size === 0) return undefined;
  const turn = Math.atan2(b, a);
  const angle = Math.round((turn * 180) / Math.PI);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const from = x * cos + y * sin;
  const to = from + width * Math.hypot(a, b);
  return {
    text,
    left: Math.min(from, to),
    right: Math.max(from, to),
    baseline: y * cos - x * sin,
    size,
    angle,
    bold,
  };
}

function matrixOf(values: unknown): Matrix {
  const list = Array.from(values as ArrayLike<number>);
  return [list[0] ?? 1, list[1] ?? 0, list[2] ?? 0, list[3] ?? 1, list[4] ?? 0, list[5] ?? 0];
}
