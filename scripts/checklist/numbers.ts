/** A point such as `C007`. */
export type Point = string;

const point = (number: number): Point => `C${String(number).padStart(3, "0")}`;
const span = (from: number, to: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, index) => point(from + index));

/** The points of the owner's checklist, each of which a test must name. A higher number in a title is a typing error. */
export const points: Point[] = span(1, 274);

/** Returns the points that a title names: `C012`, and all of `C141–C146`. */
export function pointsIn(title: string): Point[] {
  return [...title.matchAll(/\bC(\d{3})(?:\s?[–-]\s?C(\d{3}))?\b/g)].flatMap(([, from, to]) =>
    span(Number(from), Number(to ?? from)),
  );
}

/** Returns a line for each problem of the coverage. `reasons` says why a point has no test. */
export function findUncovered(titles: string[], reasons: Record<Point, string>): string[] {
  const named = new Set(titles.flatMap(pointsIn));
  return [
    ...points
      .filter((one) => !named.has(one) && !reasons[one]?.trim())
      .map((one) => `${one}: no test names it, and no reason is written`),
    ...Object.keys(reasons)
      .filter((one) => named.has(one))
      .map((one) => `${one}: has a test now; take its reason away`),
    ...Object.keys(reasons)
      .filter((one) => !points.includes(one))
      .map((one) => `${one}: a reason for a point that does not exist`),
    ...[...named]
      .filter((one) => !points.includes(one))
      .map((one) => `${one}: no such point in the checklist`),
  ];
}
