import { attributesAsked, attributeOf } from "#server/answers/products/attributes.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import type { Asked } from "../asked.ts";
import { optionsAsked, stemsMeant } from "../options.ts";
import type { Row } from "../row.ts";
import { cellText, nameOf, sayPrice } from "../say.ts";
import { rowTexts } from "../texts.ts";

/** Nobody reads a longer answer to a short question. */
const maxLength = 350;
/** What is left of it for one cell among others. */
const maxCellLength = 120;

/** How much of a header a question says: 1 where it asks for it by its kind. */
function askedShare(header: string, kinds: ReadonlySet<string>, stems: ReadonlySet<string>): number {
  if (kinds.has(header)) return 1;
  const own = tokens(header).filter(({ isFunction }) => !isFunction);
  return own.length === 0 ? 0 : own.filter(({ stem }) => stems.has(stem)).length / own.length;
}

/** What a row says beside what was said of it already, the columns that are asked for first; "" where that is nothing. */
function restOf(row: Row, said: string, { frame, question, voice }: Asked, length: number): string {
  const texts = rowTexts(voice.language);
  const stems = new Set(frame.words.flatMap((word, at) => stemsMeant(word, at, frame)));
  const kinds = new Set(
    [...attributesAsked(question)].map((kind) => attributeOf(row.entry, kind)?.[0] ?? ""),
  );
  const isPrice = (header: string, cell: string): boolean =>
    row.options.some(({ label, amount }) => label === header || cell.trim() === String(amount));
  const cells = Object.entries(row.entry.attributes)
    .filter(([header, cell]) => !isPrice(header, cell) && cell.length <= maxCellLength)
    .map(([header, cell], at) => ({ header, cell, at, share: askedShare(header, kinds, stems) }))
    .sort((a, b) => b.share - a.share || a.at - b.at);
  const told: string[] = [];
  for (const { header, cell } of cells) {
    const text = cellText(cell, voice);
    if (text === "" || (text.length > 2 && said.includes(text))) continue;
    const next = `${cellText(header, voice)}: ${text}`;
    if (said.includes(next)) continue;
    if ([said, ...told, next].join(texts.comma).length > length) break;
    told.push(next);
  }
  return told.join(texts.comma);
}

/** A row with all that it says, as far as it can be read at once; `said` is what was said of it already. */
export function tellRow(row: Row, asked: Asked, said?: string, length = maxLength): string {
  const { frame, voice } = asked;
  const price = (): string => sayPrice(row, voice, optionsAsked(row, frame), frame.asks.has("availability"));
  // Of a row without a price its cells may be the prices: only where it has nothing else is that said.
  const isUnpriced = row.options.length === 0 && row.entry.priceNote === undefined;
  const first = said ?? (isUnpriced ? "" : price());
  const rest = restOf(row, first === "" ? nameOf(row, voice) : first, asked, length);
  if (rest === "") return first === "" ? price() : first;
  return first === "" ? `${nameOf(row, voice)}: ${rest}.` : `${first} ${rest}.`;
}

/** Few rows, each with all that it says. */
export const tellRows = (rows: readonly Row[], asked: Asked): string =>
  rows.map((row) => tellRow(row, asked, undefined, maxLength / rows.length)).join("\n");
