import type { NamedPlace } from "#server/answers/facts/ask/frame.ts";
import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { Note } from "#server/answers/facts/facts.ts";
import { findPlaces, isSaudiCity } from "#server/answers/facts/places.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { freePattern, moneyPattern } from "#server/answers/facts/fees.ts";
import { overPattern } from "./free-note.ts";
import { outsidePattern } from "./zone-lines.ts";

/** What a sentence says of the delivery to a place. */
export interface NotedFee {
  fee: number;
  /** The order amount from which it is free. */
  freeFrom: number | undefined;
}

/** "Over 400" is free from the next smallest amount of money on. */
const smallestCoin = 0.01;

const elsewherePattern = factPattern("{everywhere_else}|(?<!\\p{L})rest(?!\\p{L})", "iu");

/** The statements of a sentence, each with its amounts of money. */
const clausesOf = (quote: string): { text: string; amounts: number[] }[] =>
  withAsciiDigits(quote)
    .replace(/(?<=\d),(?=\d{3})/gu, "")
    .split(/[،؛;,]|\.(?!\d)/u)
    .map((text) => ({ text, amounts: [...text.matchAll(moneyPattern)].map(([, amount]) => Number(amount)) }));

/** What one sentence says, where `isOf` tells whether a statement is about the place. */
function feeIn(quote: string, isOf: (text: string) => boolean): NotedFee | undefined {
  const clauses = clausesOf(quote);
  const at = clauses.findIndex(
    ({ text, amounts }) => amounts.length === 1 && !freePattern.test(text) && isOf(text),
  );
  if (at < 0) return undefined;
  const after = clauses.slice(at + 1).find(({ text }) => freePattern.test(text));
  const [amount, ...others] = after?.amounts ?? [];
  const isOver = after !== undefined && overPattern.test(after.text);
  const freeFrom =
    amount === undefined || others.length > 0 ? undefined : amount + (isOver ? smallestCoin : 0);
  return { fee: clauses[at]!.amounts[0]!, freeFrom };
}

/**
 * The fee for a place that sentences about delivery state ("delivery in Dammam is 150 riyals, free over 2000"), where no
 * list of zones has it; undefined where none does, or where two differ.
 */
export function findNotedFee({ key, isCountry }: NamedPlace, notes: readonly Note[]): NotedFee | undefined {
  // "Cash on delivery costs 10 more" is about paying.
  const paid = new Set(notes.flatMap(({ topic, quote }) => (topic === "payment" ? [quote] : [])));
  const told = notes.filter(
    ({ topic, quote }) => topic === "delivery" && !paid.has(quote) && !outsidePattern.test(quote),
  );
  const names = (text: string): boolean => findPlaces(words(text)).some((place) => place.key === key);
  const named = told.flatMap(({ quote }) => feeIn(quote, names) ?? []);
  const isCity = !isCountry && isSaudiCity(key);
  const elsewhere = (text: string): boolean =>
    elsewherePattern.test(text) && findPlaces(words(text)).every((place) => place.isCountry);
  const found =
    named.length > 0 || !isCity ? named : told.flatMap(({ quote }) => feeIn(quote, elsewhere) ?? []);
  return new Set(found.map(({ fee }) => fee)).size === 1 ? found[0] : undefined;
}
