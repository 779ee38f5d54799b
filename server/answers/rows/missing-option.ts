import { tokens } from "#server/answers/text/tokens.ts";
import { asksAny, type RowQuestion } from "./row-question.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Frame } from "./frame.ts";
import { labelFit } from "./options.ts";
import { periodIn } from "./period.ts";
import type { Row } from "./row.ts";
import { cellText, nameOf, priceText } from "./say.ts";
import { rowTexts } from "./texts.ts";

/** Whether two rows stand in one list: some of their prices have the same column. */
const isOfOneList = (a: Row, b: Row): boolean =>
  a.options.some(({ label }) => b.options.some((other) => other.label === label)) &&
  a.entry.origin.sourceId === b.entry.origin.sourceId &&
  a.entry.origin.sheet === b.entry.origin.sheet &&
  a.entry.origin.heading === b.entry.origin.heading &&
  a.entry.noun === b.entry.noun;

/**
 * The price that a question names and other rows of the list have, but not this one: "monthly" of a car let by the day.
 */
function missingLabel(row: Row, frame: Frame, { rows }: Catalogue): string | undefined {
  if (row.options.length === 0 || row.options.some(({ label }) => label === "")) return undefined;
  const own = new Set(row.options.map(({ label }) => label));
  const others = new Set(
    rows
      .filter((other) => isOfOneList(row, other))
      .flatMap(({ options }) => options.map(({ label }) => label))
      .filter((label) => label !== "" && !own.has(label)),
  );
  const named = new Set(
    tokens(`${row.entry.name.ar ?? ""} ${row.entry.name.en ?? ""}`).map(({ stem }) => stem),
  );
  const isOfName = (label: string): boolean =>
    tokens(label).every(({ stem, isFunction }) => isFunction || named.has(stem));
  const best = Math.max(0, ...row.options.map(({ label }) => labelFit(label, frame)));
  const missing = [...others]
    // "Is it there this week?" does not ask for a weekly price.
    .filter((label) => !isOfName(label) && (frame.asks.has("price") || periodIn(label) === undefined))
    .map((label) => ({ label, fits: labelFit(label, frame) }))
    .filter(({ fits }) => fits >= 1 && fits > best)
    .toSorted((a, b) => b.fits - a.fits);
  return missing[0]?.label;
}

/** "We list no monthly price for it", with the prices there are; undefined where the row has what is asked for. */
export function withoutOption(row: Row, { frame, catalogue, voice }: RowQuestion): string | undefined {
  if (!asksAny(frame, "price", "total", "availability")) return undefined;
  const label = missingLabel(row, frame, catalogue);
  const price = label === undefined ? undefined : priceText(row, voice);
  if (label === undefined || price === undefined) return undefined;
  return rowTexts(voice.language).withoutOption(nameOf(row, voice), cellText(label, voice), price);
}
