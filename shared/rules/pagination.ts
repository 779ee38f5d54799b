/** An item of a pager: a page number, or `gap` for at least one omitted page. */
export type PagerItem = number | "gap";

export function lastPageOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Whether a page number is within 1 and `last` (C122). */
export function isValidPage(page: number, last: number): boolean {
  return Number.isInteger(page) && page >= 1 && page <= last;
}

/**
 * Returns the items of a pager (C124, D31): all numbers for up to five pages, otherwise the first, the last and
 * current ± 1, with a gap only where it replaces a page.
 */
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

/** The highest count of an unbounded list. A `total` of one more means that there are more items. */
export const maxCounted = 10_000;
