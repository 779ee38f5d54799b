import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { halfWords } from "#server/answers/rows/question-numbers.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";

/** A share that a text states. */
export interface Share {
  share: number;
  at: number;
  end: number;
}

const percentPattern =
  /(?<![\d.])(\d{1,3}(?:\.\d+)?)\s*(?:%|٪|(?:ب|في )(?:ال)?م(?:ئ|ي|ائ)[ةه](?!\p{L})|per ?cent(?![a-z]))/giu;

const shareCues = findCues("shares");
/** "Half of the amount", "نصف قيمتها"; half an hour is no share of a price. */
const partPattern = cuePattern(
  shareCues,
  String.raw`(?<!\p{L})(?:و|ب)?(?:ال)?({part_of_price})\s+(?:ال)?{price_stem}\p{L}*|(?:عربون\p{L}*|مقدم\p{L}*)\s+(?:هو\s+)?(?:ال)?({part_of_price})(?!\p{L})|(?<!\p{L})({half_of_price})\s+(?:of\s+)?(?:the\s+)?{price}(?!\p{L})|(?<!\p{L})و(ربع)(?=\s+(?:قبل|عند|في|بعد))`,
  "giu",
);

/** Vague shares that cannot be computed with: "no more than 5 %", "about 10 %". */
const vaguePattern = cuePattern(shareCues, String.raw`(?:{vague}|(?:لا|ما)\s+(?:ي|ت)زيد\s+عن)\s*$`, "iu");

/** The shares that a text states, in order. */
export function readShares(text: string): Share[] {
  const said = withAsciiDigits(text);
  const found: Share[] = [];
  for (const match of said.matchAll(percentPattern))
    if (!vaguePattern.test(said.slice(0, match.index)))
      found.push({ share: Number(match[1]) / 100, at: match.index, end: match.index + match[0].length });
  for (const match of said.matchAll(partPattern)) {
    const word = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? "").toLowerCase();
    found.push({ share: halfWords.get(word)!, at: match.index, end: match.index + match[0].length });
  }
  return found.filter(({ share }) => share > 0 && share <= 1).sort((a, b) => a.at - b.at);
}

/** A text without its percentages, because the number in "the 15 % discount" counts no goods. */
export const withoutShares = (text: string): string => withAsciiDigits(text).replace(percentPattern, " ");
