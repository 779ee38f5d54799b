import { isCurrencyWord } from "#server/answers/products/currency.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import type { Bounds } from "./term.ts";

const numberSource = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const rangePattern = new RegExp(
  String.raw`${numberSource}\s*(?:-|–|إلى|الى|to)\s*${numberSource}\s*(\p{L}+)`,
  "iu",
);
const andMorePattern = new RegExp(
  String.raw`${numberSource}\s*((?:\p{L}+\s+){0,2}?)(?:فأكثر|فاكثر|وأكثر|واكثر|أو أكثر|او اكثر|وفوق|فما فوق|or more|and more|and up)(?!\p{L})`,
  "iu",
);
const fromPattern = new RegExp(
  String.raw`(?<!\p{L})(?:فوق|أكثر من|اكثر من|من|تتجاوز|يتجاوز|over|above|more than|from|at least)\s+${numberSource}\s*(\p{L}+)`,
  "iu",
);
const upToPattern = new RegExp(
  String.raw`(?<!\p{L})و?(?:بحد أقصى|بحد اقصى|حد أقصى|إلى حد|up to|maximum|max\.?|at most)\s*(?:of\s+)?${numberSource}\s*(\p{L}+)`,
  "iu",
);
/** Numbers before these words are ages or times and count no goods. */
const notCountedPattern =
  /^(?:سن[ةه]|سنوات|عام|ساع\p{L}*|دقيق\p{L}*|صباح\p{L}*|مساء\p{L}*|عصر\p{L}*|ظهر\p{L}*|years?|hours?|minutes?|am|pm|ص|م)$/iu;

const numberOf = (text: string | undefined): number => Number((text ?? "").replaceAll(",", ""));

function bound(number: number, unit: string): { amount: number } | { count: number } | undefined {
  const [word] = words(unit);
  if (word === undefined || notCountedPattern.test(word)) return undefined;
  if (isCurrencyWord(word)) return { amount: number };
  return tokenOf(word).isFunction ? undefined : { count: number };
}

/** Reads the bounds of a statement, in pieces or money: "from 5 pieces on", "above 200 riyals", "10 - 24 kg". */
export function readBounds(text: string): Bounds {
  const said = withAsciiDigits(text);
  const range = rangePattern.exec(said);
  if (range !== null) {
    const low = bound(numberOf(range[1]), range[3]!);
    if (low !== undefined && "count" in low) return { fromCount: low.count, toCount: numberOf(range[2]) };
  }
  const more = andMorePattern.exec(said);
  if (more !== null) {
    const [unit = ""] = words(more[2] ?? "");
    return isCurrencyWord(unit) ? { fromAmount: numberOf(more[1]) } : { fromCount: numberOf(more[1]) };
  }
  const from = fromPattern.exec(said);
  const least = from === null ? undefined : bound(numberOf(from[1]), from[2]!);
  const up = upToPattern.exec(said);
  const most = up === null ? undefined : bound(numberOf(up[1]), up[2]!);
  return {
    ...(least !== undefined &&
      ("amount" in least ? { fromAmount: least.amount } : { fromCount: least.count })),
    ...(most !== undefined && "amount" in most && { toAmount: most.amount }),
  };
}

/** Whether a quantity and its price are within the bounds; an unknown quantity is not. */
export function isWithin(bounds: Bounds, count: number | undefined, amount: number): boolean {
  const { fromCount = 0, toCount = Infinity, fromAmount = 0 } = bounds;
  if (amount < fromAmount) return false;
  if (bounds.fromCount === undefined && bounds.toCount === undefined) return true;
  return count !== undefined && count >= fromCount && count <= toCount;
}
