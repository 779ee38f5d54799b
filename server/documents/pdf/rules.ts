import type { Matrix } from "./matrix.ts";

/** A straight line drawn on a page, as part of a table or beside text; positions are in points. */
export interface Rule {
  isHorizontal: boolean;
  /** The height of a horizontal line, or the distance of a vertical one from the left. */
  at: number;
  from: number;
  to: number;
}

export type Paint = "fill" | "stroke" | "none";

interface Point {
  x: number;
  y: number;
}

/** Filled shapes up to this thickness are lines. */
const maxThickness = 3;
/** Shorter lines are marks and parts of letters. */
const minLength = 4;
/** The codes of a path in pdf.js and the count of numbers after each. */
const pathCodes = { move: 0, line: 1, curve: 2, quadratic: 3, close: 4 } as const;
const argumentCounts: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Returns the corners of a path's shapes; undefined for a shape that does not consist of straight lines. */
function shapesOf(path: ArrayLike<number>, matrix: Matrix): (Point[] | undefined)[] {
  const shapes: (Point[] | undefined)[] = [];
  for (let at = 0; at < path.length;) {
    const code = path[at]!;
    const length = argumentCounts[code];
    if (length === undefined) return shapes;
    const point = apply(matrix, path[at + 1] ?? 0, path[at + 2] ?? 0);
    const open = shapes.at(-1);
    if (code === pathCodes.move) shapes.push([point]);
    else if (code === pathCodes.line) open?.push(point);
    else if (code === pathCodes.close && open?.[0] !== undefined) open.push(open[0]);
    else if (shapes.length > 0) shapes[shapes.length - 1] = undefined;
    at += 1 + length;
  }
  return shapes;
}

function ruleBetween(a: Point, b: Point): Rule[] {
  const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  if (Math.max(width, height) < minLength || Math.min(width, height) > maxThickness) return [];
  const isHorizontal = width > height;
  const [from, to] = isHorizontal ? [a.x, b.x] : [a.y, b.y];
  const at = isHorizontal ? (a.y + b.y) / 2 : (a.x + b.x) / 2;
  return [{ isHorizontal, at, from: Math.min(from, to), to: Math.max(from, to) }];
}

function rulesOfShape(points: readonly Point[], paint: Paint): Rule[] {
  if (paint === "stroke")
    return points.slice(1).flatMap((point, index) => ruleBetween(points[index]!, point));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return ruleBetween({ x: Math.min(...xs), y: Math.min(...ys) }, { x: Math.max(...xs), y: Math.max(...ys) });
}

/** Returns the straight lines that painting a path draws: strokes, and filled shapes that are thin enough. */
export const rulesOf = (path: ArrayLike<number>, paint: Paint, matrix: Matrix): Rule[] =>
  paint === "none"
    ? []
    : shapesOf(path, matrix).flatMap((points) => (points === undefined ? [] : rulesOfShape(points, paint)));
