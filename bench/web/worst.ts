import type { PageFigures } from "./measure-page.ts";

type Figure = keyof PageFigures;

/** Targets for every page: minimum scores, maximum times and layout shifts. */
const least: Partial<PageFigures> = { performance: 95, accessibility: 100, best_practices: 100, seo: 100 };
const maxFigures: Partial<PageFigures> = {
  lcp_ms: 1_600,
  cls: 0.02,
  tbt_ms: 150,
  first_view_bytes: 320 * 1024,
};

/** Returns the worst value of each figure and the page it belongs to. */
export function worstFigures(measured: { where: string; figures: PageFigures }[]): object {
  const figures = Object.keys({ ...least, ...maxFigures }) as Figure[];
  return Object.fromEntries(
    figures.map((figure) => {
      const [worst] = measured.toSorted((a, b) =>
        figure in least ? a.figures[figure] - b.figures[figure] : b.figures[figure] - a.figures[figure],
      );
      return [figure, { value: worst?.figures[figure], where: worst?.where }];
    }),
  );
}

/** Returns a line for each figure that misses its target. */
export function findMissedBudgets(where: string, figures: PageFigures): string[] {
  return (Object.entries(figures) as [Figure, number][])
    .filter(
      ([figure, value]) => value < (least[figure] ?? -Infinity) || value > (maxFigures[figure] ?? Infinity),
    )
    .map(([figure, value]) => `${where}: ${figure} ${value}, not ${least[figure] ?? maxFigures[figure]}`);
}
