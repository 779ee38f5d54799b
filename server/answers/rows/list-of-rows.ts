import { chooseSentences, type Voice } from "#server/answers/compose/catalogue.ts";
import type { PriceOption } from "#server/answers/entry.ts";
import { nameAmong } from "#server/answers/products/describe.ts";
import type { Row } from "./row.ts";
import { amountText, noteOnly, priceText, stateOf, withConditions } from "./say.ts";
import { rowTexts } from "./texts.ts";

/** Maximum number of rows in a list; one more is shown instead of "1 more". */
const maxListLength = 6;
/** A list with more characters fills more than a phone's screen, so it gives the lowest price of each row. */
const maxLength = 600;
/** Minimum number of prices of a row that is shortened. */
const minPricesToShorten = 3;

/** One line of a list. */
export function lineOf(
  row: Row,
  voice: Voice,
  chosen?: readonly PriceOption[],
  among: readonly Row[] = [row],
): string {
  const texts = rowTexts(voice.language);
  const price = priceText(row, voice, chosen) ?? noteOnly(row, voice);
  const state = stateOf(row);
  const mark =
    state === undefined || state === "soon" ? undefined : chooseSentences(voice).availability[state];
  const said = [price, mark].filter((part) => part !== undefined).join(texts.comma);
  const name = nameAmong(
    row.entry,
    among.map(({ entry }) => entry),
    voice,
  );
  return withConditions(said === "" ? `• ${name}` : chooseSentences(voice).line(name, said), row, voice);
}

/** A line with the lowest of several prices; undefined for a row with fewer, or with prices that differ in currency. */
function briefLineOf(
  row: Row,
  voice: Voice,
  chosen: readonly PriceOption[] | undefined,
  among: readonly Row[],
): string | undefined {
  const amounts = (chosen ?? row.options).map(({ amount }) => amount);
  if (amounts.length < minPricesToShorten) return undefined;
  const name = nameAmong(
    row.entry,
    among.map(({ entry }) => entry),
    voice,
  );
  const lowest = rowTexts(voice.language).from(amountText(Math.min(...amounts), row, voice));
  return chooseSentences(voice).line(name, lowest);
}

/** Rows as lines under a heading, with the number of rows that are left out. */
export function listOf(
  rows: readonly Row[],
  heading: string,
  voice: Voice,
  choose?: (row: Row) => readonly PriceOption[] | undefined,
): { text: string; shown: Row[] } {
  const longest = rows.length === maxListLength + 1 ? maxListLength + 1 : maxListLength;
  const shown = rows.slice(0, longest);
  const texts = rowTexts(voice.language);
  const rest = rows.length - shown.length;
  const more = rest > 0 ? [texts.more(rest)] : [];
  const lines = shown.map((row) => lineOf(row, voice, choose?.(row), shown));
  const isLong = shown.length > 1 && lines.join("\n").length > maxLength;
  const briefLines = isLong ? shown.map((row) => briefLineOf(row, voice, choose?.(row), shown)) : [];
  if (briefLines.every((line) => line === undefined))
    return {
      text: [heading, ...lines, ...more.map((said) => `${said} ${texts.whichKind}`)].join("\n"),
      shown,
    };
  const brief = briefLines.map((line, at) => line ?? lines[at]!);
  return { text: [heading, ...brief, ...more, texts.askForAllPrices].join("\n"), shown };
}
