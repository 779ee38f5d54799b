import type { Figures } from "./evaluate.ts";

/** Least figures of a set: a change that falls under one has made the engine worse and is not to be kept unnoticed. */
export interface Floor {
  set: string;
  top1: number;
  auroc?: number;
  /** For `npm test`: every `step`-th question, and the least share of them answered first. */
  sample?: { step: number; top1: number };
}

/** What lies under its floor, as sentences. */
export function missed(figures: Figures, floors: readonly Floor[]): string[] {
  const floor = floors.find(({ set }) => set === figures.set);
  if (floor === undefined) return [];
  return (["top1", "auroc"] as const).flatMap((figure) => {
    const least = floor[figure];
    const reached = figures[figure] ?? 0;
    return least === undefined || reached >= least
      ? []
      : [`${figures.set}: ${figure} ${reached} is under its floor ${least}`];
  });
}

export const FLOORS: readonly Floor[] = [];
