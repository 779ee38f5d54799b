import type { ProductEntry } from "#server/answers/entry.ts";

let number = 0;
/** A row of a price list in riyals, with an id of its own. */
export function row(ar: string, price: number, more: Partial<ProductEntry> = {}): ProductEntry {
  number += 1;
  return {
    kind: "product",
    id: `row-${number}`,
    name: { ar },
    price,
    currency: "SAR",
    attributes: {},
    origin: { sourceId: "s", sourceName: "list.xlsx", row: number },
    ...more,
  };
}
