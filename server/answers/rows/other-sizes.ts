import { isMeasureWord, readMeasures } from "#server/answers/products/measure.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import type { Catalogue } from "./catalogue.ts";
import { filterBySize } from "./narrow-rows.ts";
import { baseOf, type Row } from "./row.ts";

/** The size of a mentioned thing that is asked for now, also where it is another row of the same name. */
export function otherSizes(question: string, spokenOf: readonly Row[], { rows }: Catalogue): Row[] {
  const sized = filterBySize(question, spokenOf);
  const [first] = spokenOf;
  if (first === undefined || readMeasures(question).length === 0 || sized.length < spokenOf.length)
    return sized;
  const name = sizelessName(first);
  const kin = rows.filter((row) => sizelessName(row) === name);
  return filterBySize(question, kin.length > 0 ? kin : spokenOf);
}

const sizelessName = ({ entry }: Row): string =>
  tokens(baseOf(entry.name.ar ?? entry.name.en ?? "").base)
    .filter(({ word }) => !isMeasureWord(word) && !/^\d/u.test(word))
    .map(({ stem }) => stem)
    .join(" ");
