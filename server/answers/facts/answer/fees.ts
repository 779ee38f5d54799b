import type { DeliveryZone } from "#server/answers/facts/facts.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";

export const freePattern = /مجان|free/iu;

/** The first amount of a fee; a free one is none. */
export function amountOf({ fee = "" }: DeliveryZone): number | undefined {
  return amountIn(fee) ?? (freePattern.test(fee) ? 0 : undefined);
}

/** The first amount of a text as it is written: "1,000 ريال", "١٥ ريال". */
export function amountIn(text: string): number | undefined {
  const digits = /\d+(?:\.\d+)?/u.exec(withAsciiDigits(text).replace(/(?<=\d),(?=\d{3})/gu, ""));
  return digits === null ? undefined : Number(digits[0]);
}

/** All amounts of a text, in its order. */
export const amountsIn = (text: string): string[] =>
  withAsciiDigits(text)
    .replace(/(?<=\d),(?=\d{3})/gu, "")
    .match(/\d+(?:\.\d+)?/gu) ?? [];
