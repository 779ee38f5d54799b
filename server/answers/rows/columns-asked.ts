import type { Catalogue } from "./catalogue.ts";
import type { Content, Frame } from "./frame.ts";
import { valueOf } from "./numbers.ts";
import { stemsMeant } from "./options.ts";
import type { Row } from "./row.ts";
import { tokens } from "#server/answers/text/tokens.ts";

/**
 * Words that choose among a row's prices ("the tray", "yearly") or name a column name no row where others do; a number
 * before a column's word ("4 bedrooms") counts no pieces.
 */
export function withColumns(frame: Frame, catalogue: Catalogue): Frame {
  const { headerStems, nameStems, byStem, optionStems } = catalogue;
  const isHeader = (word: string, at: number): boolean =>
    stemsMeant(word, at, frame).some((stem) => headerStems.has(stem));
  const isColumn = ({ token: { word, stem }, at }: Content): boolean =>
    !nameStems.has(stem) && !byStem.has(stem) && isHeader(word, at);
  const columns = frame.content.filter(isColumn);
  const content = frame.content.flatMap((each): Content[] => {
    if (columns.includes(each)) return [];
    return [optionStems.has(each.token.stem) ? { ...each, isLoose: true } : each];
  });
  const cells = new Map(
    [...frame.counts].filter(([at]) => at < frame.words.length && isHeader(frame.words[at]!, at)),
  );
  const counts = new Map([...frame.counts].filter(([at]) => !cells.has(at)));
  const numbers = new Set([...cells.keys()].map((at) => at - 1));
  return { ...frame, columns, cells, counts, content: content.filter(({ at }) => !numbers.has(at)) };
}

/** Of the rows, those whose column has the number that is asked for; all where no row has it. */
export function withCells(rows: readonly Row[], frame: Frame): Row[] {
  const asked = [...frame.cells].map(([at, number]) => ({
    number,
    meant: new Set(stemsMeant(frame.words[at]!, at, frame)),
  }));
  if (asked.length === 0) return [...rows];
  const having = rows.filter(({ entry }) =>
    asked.every(({ number, meant }) =>
      Object.entries(entry.attributes).some(
        ([header, cell]) => valueOf(cell) === number && tokens(header).some(({ stem }) => meant.has(stem)),
      ),
    ),
  );
  return having.length > 0 ? having : [...rows];
}
