import { type RowQuestion, asksAny, maxRowsDescribed } from "./row-question.ts";
import { findRequestedOptions } from "./options.ts";
import { readCount } from "./quantities.ts";
import type { Row } from "./row.ts";
import { amountText, nameOf } from "./say.ts";

/** Rows of one name in the order of their prices; other rows in the list's order. */
export function sortByPrice(rows: readonly Row[]): Row[] {
  const names = new Set(rows.map(({ entry }) => `${entry.name.ar} ${entry.name.en}`));
  const price = ({ options }: Row): number => options[0]?.amount ?? Infinity;
  return names.size > 1 ? [...rows] : rows.toSorted((a, b) => price(a) - price(b));
}

/** The total for each size of a thing that comes in several: "three bags of the blend". */
export function sayTotalOfEach(rows: readonly Row[], { frame, voice }: RowQuestion): string | undefined {
  if (rows.length > maxRowsDescribed || !asksAny(frame, "price", "total") || frame.isModified)
    return undefined;
  const items = sortByPrice(rows).map((row) => ({
    row,
    count: readCount(row, frame),
    options: findRequestedOptions(row, frame) ?? row.options,
  }));
  const [{ count }] = items as [(typeof items)[number]];
  if (count === undefined || count < 2) return undefined;
  if (!items.every((each) => each.count === count && each.options.length === 1)) return undefined;
  return items
    .map(({ row, options: [option] }) => {
      const total = amountText(option!.amount * count, row, voice);
      return `• ${nameOf(row, voice)}: ${count} × ${option!.amount} = ${total}`;
    })
    .join("\n");
}
