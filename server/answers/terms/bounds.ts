import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { isCurrencyWord } from "#server/answers/products/currency.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import type { Bounds } from "./term.ts";

const numberSource = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const boundPattern = (source: string): RegExp => cuePattern(findCues("bounds"), source, "iu");
const rangePattern = boundPattern(
  String.raw`${numberSource}\s*(?:[-–]|{term_to})\s*${numberSource}\s*(\p{L}+)`,
);
const andMorePattern = boundPattern(
  String.raw`${numberSource}\s*((?:\p{L}+\s+){0,2}?){term_or_more}(?!\p{L})`,
);
const fromPattern = boundPattern(String.raw`(?<!\p{L})و?{term_from}\s+${numberSource}\s*(\p{L}+)`);
const upToPattern = boundPattern(
  String.raw`(?<!\p{L})و?{term_at_most}\s*(?:of\s+)?${numberSource}\s*(\p{L}+)`,
);
/** Words after ages and times: a number before them counts no goods. */
const notCountedPattern = boundPattern(String.raw`^(?:{not_counted}|{not_counted_stem}\p{L}*)$`);

const numberOf = (text: string | undefined): number => Number((text ?? "").replaceAll(",", ""));

/** A number with its unit as money or as pieces; undefined for ages, times and numbers without a unit. */
function readBound(number: number, unit: string): { amount: number } | { count: number } | undefined {
  const [word] = words(unit);
  if (word === undefined || notCountedPattern.test(word)) return undefined;
  if (isCurrencyWord(word)) return { amount: number };
  return tokenOf(word).isFunction ? undefined : { count: number };
}

/** Reads the bounds of a statement, in pieces or money: "from 5 pieces on", "above 200 riyals", "10 - 24 kg". */
export function readBounds(text: string): Bounds {
  const digitText = withAsciiDigits(text);
  const range = rangePattern.exec(digitText);
  if (range !== null) {
    const low = readBound(numberOf(range[1]), range[3]!);
    if (low !== undefined && "count" in low) return { fromCount: low.count, toCount: numberOf(range[2]) };
  }
  const more = andMorePattern.exec(digitText);
  if (more !== null) {
    const [unit = ""] = words(more[2] ?? "");
    return isCurrencyWord(unit) ? { fromAmount: numberOf(more[1]) } : { fromCount: numberOf(more[1]) };
  }
  const from = fromPattern.exec(digitText);
  const least = from === null ? undefined : readBound(numberOf(from[1]), from[2]!);
  const upTo = upToPattern.exec(digitText);
  const most = upTo === null ? undefined : readBound(numberOf(upTo[1]), upTo[2]!);
  return {
    ...(least !== undefined &&
      ("amount" in least ? { fromAmount: least.amount } : { fromCount: least.count })),
    ...(most !== undefined && "amount" in most && { toAmount: most.amount }),
  };
}

/** Whether a quantity and its price are within the bounds; an unknown quantity is outside bounds of quantity. */
export function isWithin(bounds: Bounds, count: number | undefined, amount: number): boolean {
  const { fromCount = 0, toCount = Infinity, fromAmount = 0 } = bounds;
  if (amount < fromAmount) return false;
  if (bounds.fromCount === undefined && bounds.toCount === undefined) return true;
  return count !== undefined && count >= fromCount && count <= toCount;
}
