/** What a pager shows: page numbers, and `gap` where at least one is left out. */
export type PagerItem = number | "gap";

export function lastPageOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** C122: a page change is accepted only within 1…last. */
export function isPage(page: number, last: number): boolean {
  return Number.isInteger(page) && page >= 1 && page <= last;
}

/** C124, D31: up to five pages all numbers; else first, last and current ± 1, with a gap only where it hides a page. */
export function pagerItems(current: number, last: number): PagerItem[] {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  if (last <= 5) return all;
  const items: PagerItem[] = [];
  let previous = 0;
  for (const page of all) {
    if (page !== 1 && page !== last && Math.abs(page - current) > 1) continue;
    if (page - previous > 1) items.push("gap");
    items.push(page);
    previous = page;
  }
  return items;
}

/** A list that grows without end is counted no further: one more than this as its `total` means that there are more. */
export const maxCounted = 10_000;
