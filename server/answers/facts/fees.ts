import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { DeliveryZone } from "#server/answers/facts/facts.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";

/** Amounts of money: a number with the word for its currency. */
export const moneyPattern = factPattern(
  String.raw`(\d+(?:\.\d+)?)\s*(?:{currency_name}(?:اً|ا|ات)?|{currency_code}|SR|riyals?)(?!\p{L})`,
  "giu",
);

export const freePattern = /مجان|free/iu;

/** The first amount in a fee; undefined for a free service. */
export function amountOf({ fee = "" }: DeliveryZone): number | undefined {
  return amountIn(fee) ?? (freePattern.test(fee) ? 0 : undefined);
}

/** The first amount in a text, in the text's own form: "1,000 ريال", "١٥ ريال". */
export function amountIn(text: string): number | undefined {
  const digits = /\d+(?:\.\d+)?/u.exec(withAsciiDigits(text).replace(/(?<=\d),(?=\d{3})/gu, ""));
  return digits === null ? undefined : Number(digits[0]);
}

/** All amounts in a text, in order. */
export const readAmounts = (text: string): string[] =>
  withAsciiDigits(text)
    .replace(/(?<=\d),(?=\d{3})/gu, "")
    .match(/\d+(?:\.\d+)?/gu) ?? [];
