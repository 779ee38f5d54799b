import type { Voice } from "#server/answers/compose/catalogue.ts";
import { attributeIn, nameAmong } from "#server/answers/products/describe.ts";
import type { Row } from "./row.ts";
import { rowTexts } from "./texts.ts";

/** A row with one of its columns and the cell in it. */
export interface RowAttribute {
  row: Row;
  attribute: readonly [string, string];
}

/** Says cells of rows, one line for each different cell: what several rows have in common is said once. */
export function sayAttributes(rowAttributes: readonly RowAttribute[], voice: Voice): string {
  const texts = rowTexts(voice.language);
  const lines = new Map<string, { header: string; cell: string; names: Set<string> }>();
  const entries = rowAttributes.map(({ row }) => row.entry);
  for (const { row, attribute } of rowAttributes) {
    const [header, cell] = attributeIn(attribute, voice);
    const key = JSON.stringify([header, cell]);
    const line = lines.get(key) ?? { header, cell, names: new Set<string>() };
    line.names.add(nameAmong(row.entry, entries, voice));
    lines.set(key, line);
  }
  return [...lines.values()]
    .map(({ header, cell, names }) => texts.most([...names].join(texts.comma), header, cell))
    .join("\n");
}
