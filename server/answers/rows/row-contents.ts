import type { Voice } from "#server/answers/compose/catalogue.ts";
import { isPriceColumn, type Row } from "./row.ts";
import { cellText, nameOf, sayPrice, stateOf } from "./say.ts";
import { rowTexts } from "./texts.ts";

/** The cells of a row that are no prices, with their headers. */
const cellsOf = (row: Row, voice: Voice): string =>
  Object.entries(row.entry.attributes)
    .filter(([header]) => !isPriceColumn(row, header))
    .map(([header, cell]) => `${cellText(header, voice)}: ${cellText(cell, voice)}`)
    .join(rowTexts(voice.language).comma);

/** All cells of a row, for a question about what it contains. */
export const contents = (row: Row, voice: Voice): string =>
  [sayPrice(row, voice), cellsOf(row, voice)].filter(Boolean).join(" ");

/** What a row says to who asks for no price: a row without one has its cells. */
export function tellNamed(row: Row, voice: Voice, chosen: Row["options"] | undefined): string {
  const isUnpriced = row.options.length === 0 && row.entry.priceNote === undefined;
  const cells = isUnpriced && stateOf(row) === undefined ? cellsOf(row, voice) : "";
  return cells === "" ? sayPrice(row, voice, chosen) : `${nameOf(row, voice)}: ${cells}.`;
}
