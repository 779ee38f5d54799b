import type { DashboardData } from "./data.ts";

type Bar = DashboardData["bars"][number];

/** Returns the bar with the largest value, the newest of equal ones. Undefined when all are zero. */
function findLargest(bars: readonly Bar[], valueOf: (bar: Bar) => number): Bar | undefined {
  let found: Bar | undefined;
  for (const bar of bars) if (valueOf(bar) > 0 && valueOf(bar) >= (found ? valueOf(found) : 0)) found = bar;
  return found;
}

/** Returns the busiest bar, and the one with the most after-hours answers if it is a different one. */
export function findPeaks(bars: readonly Bar[]): { busiest: Bar; latest: Bar | undefined } | undefined {
  const busiest = findLargest(bars, (bar) => bar.in_hours + bar.after_hours + bar.handed_over);
  if (!busiest) return undefined;
  const latest = findLargest(bars, (bar) => bar.after_hours);
  return {
    busiest,
    latest: latest === undefined || latest.after_hours <= busiest.after_hours ? undefined : latest,
  };
}
