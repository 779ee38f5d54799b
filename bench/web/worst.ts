import type { PageFigures } from "./measure-page.ts";

type Figure = keyof PageFigures;

/** What every page is to reach: scores at least, times and shifts at most. */
const least: Partial<PageFigures> = { performance: 95, accessibility: 100, best_practices: 100, seo: 100 };
const most: Partial<PageFigures> = { lcp_ms: 1_600, cls: 0.02, tbt_ms: 150, first_view_bytes: 320 * 1024 };

/** The worst of each figure, and where. */
export function worstFigures(measured: { where: string; figures: PageFigures }[]): object {
  const figures = Object.keys({ ...least, ...most }) as Figure[];
  return Object.fromEntries(
    figures.map((figure) => {
      const [worst] = measured.toSorted((a, b) =>
        figure in least ? a.figures[figure] - b.figures[figure] : b.figures[figure] - a.figures[figure],
      );
      return [figure, { value: worst?.figures[figure], where: worst?.where }];
    }),
  );
}

/** A line for each figure that a page does not reach. */
export function findMissedBudgets(where: string, figures: PageFigures): string[] {
  return (Object.entries(figures) as [Figure, number][])
    .filter(([figure, value]) => value < (least[figure] ?? -Infinity) || value > (most[figure] ?? Infinity))
    .map(([figure, value]) => `${where}: ${figure} ${value}, not ${least[figure] ?? most[figure]}`);
}
